import { gzipped, linesWithGroups, PICTURE, PICTURE_BASE64, readFile, readOne, zipOf } from '../../testing/read-file';

const PIE = {
  uid: 'A1',
  hash: 'ff',
  name: 'Leek pie',
  description: 'For Sundays.\n\nServe warm.',
  ingredients: '250 g flour\n\nFilling:\n3 leeks\n200 ml cream',
  directions: '1. Make the dough.\n\n2. Fill it.\nBake: 40 minutes at 180 °C, then rest it a little.',
  notes: 'Freezes well.',
  nutritional_info: 'Calories: 410 kcal, Fat: 24 g\nSodium: 0.6 g\nCholesterol: 80 mg',
  servings: '6',
  prep_time: '30 min',
  cook_time: '1 hr 10 min',
  total_time: '',
  difficulty: 'Medium',
  rating: 4,
  categories: ['Pies', 'Winter'],
  source: 'Aunt Olga',
  source_url: 'https://pies.example/leek',
  image_url: 'https://pies.example/leek.jpg',
  photo_data: PICTURE_BASE64,
  photos: [{ filename: '2.jpg', data: PICTURE_BASE64 }],
  created: '2021-03-04 18:30:00',
};

describe('Paprika', () => {
  it('reads every field of a recipe on its own', async () => {
    const recipe = await readOne('pie.paprikarecipe', gzipped(PIE));
    expect(recipe).toMatchObject({
      format: 'paprika',
      title: 'Leek pie',
      description: 'For Sundays.\n\nServe warm.',
      prep_time: 30,
      cook_time: 70,
      total_time: null,
      servings: 6,
      yield_text: '',
      difficulty: 'medium',
      tags: ['Pies', 'Winter'],
      nutrition: { calories: 410, total_fat: 24, sodium: 600, protein: null },
      source_url: 'https://pies.example/leek',
      source_name: 'Aunt Olga',
      notes: 'Freezes well.',
      rating: 4,
      created_at: '2021-03-04T18:30:00.000Z',
      losses: [
        { code: 'nutrition-beyond', params: { statements: 'Cholesterol: 80 mg', more: 0 } },
        { code: 'more-pictures', params: { count: 1 } },
      ],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['250 g flour', 'Filling › 3 leeks', 'Filling › 200 ml cream']);
    expect(linesWithGroups(recipe.instructions)).toEqual([
      'Make the dough.',
      'Fill it.',
      'Bake: 40 minutes at 180 °C, then rest it a little.',
    ]);
    expect(recipe.pictures).toEqual([{ bytes: Buffer.from(PICTURE) }]);
  });

  it('reads a collection, passes over what macOS adds, and names what it left out', async () => {
    const { format, entries } = await readFile(
      'export.paprikarecipes',
      await zipOf({
        'Leek pie.paprikarecipe\n': gzipped(PIE),
        '__MACOSX/._Leek pie.paprikarecipe': 'x',
        'Broken.paprikarecipe': gzipped(PIE).slice(0, 60),
        'Nothing.paprikarecipe': gzipped({
          ...PIE,
          name: 'Nothing',
          ingredients: '',
          directions: '',
          notes: '',
          nutritional_info: '',
          source_url: '',
          image_url: null,
          photo_data: null,
          photos: [],
        }),
        'Toast.paprikarecipe': gzipped({ ...PIE, name: 'Toast', servings: '2 slices', photo_data: null, photos: [] }),
      }),
    );
    expect(format).toBe('paprika');
    expect(entries).toMatchObject([
      { recipe: { title: 'Leek pie' } },
      { skipped: { name: 'Broken.paprikarecipe', reason: { code: 'damaged' } } },
      { skipped: { name: 'Nothing', reason: { code: 'no-ingredients' } } },
      { recipe: { title: 'Toast', servings: 2, yield_text: '2 slices', pictures: [{ url: 'https://pies.example/leek.jpg' }] } },
    ]);
  });

  it('leaves out a picture beyond all sense', async () => {
    const huge = Buffer.alloc(21 * 1024 * 1024, 7).toString('base64');
    expect((await readOne('pie.paprikarecipe', gzipped({ ...PIE, photo_data: huge, photos: [], image_url: null }))).pictures).toEqual([]);
  });
});
