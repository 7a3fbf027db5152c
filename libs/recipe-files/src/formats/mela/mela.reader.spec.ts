import { linesWithGroups, PICTURE, PICTURE_BASE64, readFile, readOne, zipOf } from '../../testing/read-file';

const SOUP = {
  id: 'x',
  title: 'Pea soup',
  text: 'Green.',
  images: [PICTURE_BASE64],
  categories: ['Soups'],
  yield: '4 bowls',
  prepTime: '10 min',
  cookTime: '25 minutes',
  totalTime: '35 min',
  ingredients: '500 g peas\n# Topping\n2 slices [bread](https://bread.example)\n*optional* mint',
  instructions: '# Soup\nSimmer the **peas**.\nBlend.\n# Topping\nFry the bread.',
  notes: 'From the market',
  nutrition: 'Calories: 180\nProtein: 9g',
  link: 'https://soups.example/pea',
  favorite: true,
  wantToCook: false,
  date: 600_000_000,
};

describe('Mela', () => {
  it('reads every field', async () => {
    const recipe = await readOne('pea.melarecipe', JSON.stringify(SOUP));
    expect(recipe).toMatchObject({
      format: 'mela',
      title: 'Pea soup',
      description: 'Green.',
      prep_time: 10,
      cook_time: 25,
      total_time: 35,
      servings: 4,
      yield_text: '4 bowls',
      tags: ['Soups'],
      nutrition: { calories: 180, protein: 9 },
      source_url: 'https://soups.example/pea',
      notes: 'From the market',
      favorite: true,
      created_at: '2020-01-06T10:40:00.000Z',
      losses: [],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['500 g peas', 'Topping › 2 slices bread', 'Topping › optional mint']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Soup › Simmer the peas.', 'Soup › Blend.', 'Topping › Fry the bread.']);
    expect(recipe.pictures).toEqual([{ bytes: Buffer.from(PICTURE) }]);
  });

  it('tells what else stands between the recipes of a list', async () => {
    const { entries } = await readFile('all.json', JSON.stringify([SOUP, { title: 'My settings', theme: 'dark' }, 7]));
    expect(entries).toMatchObject([
      { recipe: { title: 'Pea soup' } },
      { skipped: { name: 'My settings' } },
      { skipped: { name: '#3', reason: { code: 'other-form' } } },
    ]);
  });

  it('reads a collection, and a source that is no address', async () => {
    const { entries } = await readFile(
      'all.melarecipes',
      await zipOf({
        'a.melarecipe': JSON.stringify(SOUP),
        'b.melarecipe': JSON.stringify({ ...SOUP, title: 'Stew', link: 'Winter Book, p. 12', nutrition: 'hearty' }),
      }),
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Pea soup' } },
      { recipe: { title: 'Stew', source_url: null, source_name: 'Winter Book, p. 12', notes: 'From the market\n\nNutrition: hearty' } },
    ]);
  });
});
