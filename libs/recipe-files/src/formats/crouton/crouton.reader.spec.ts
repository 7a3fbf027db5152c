import { linesWithGroups, PICTURE_BASE64, readOne, zipOf } from '../../testing/read-file';

const SALAD = {
  name: 'Bean salad',
  uuid: 'u',
  serves: 4,
  defaultScale: 1,
  duration: 15,
  cookingDuration: 0,
  webLink: 'https://salads.example/bean',
  sourceName: 'Salads',
  neutritionalInfo: 'Calories: 258,\nFat: 9 g,\nServing Size: 1 bowl',
  isPublicRecipe: false,
  folderIDs: [],
  ingredients: [
    { order: 3, uuid: 'd', ingredient: { name: 'olive oil' }, quantity: { amount: 2, quantityType: 'TABLESPOON' } },
    { order: 0, uuid: 'a', ingredient: { name: 'white beans' }, quantity: { amount: 1.5, quantityType: 'CUP' } },
    { order: 1, uuid: 'b', ingredient: { name: 'lemons' }, quantity: { amount: 1, secondaryAmount: 2, quantityType: 'ITEM' } },
    { order: 2, uuid: 'c', ingredient: { name: 'Dressing' }, quantity: { quantityType: 'SECTION' } },
    { order: 4, uuid: 'e', ingredient: { name: 'salt' } },
  ],
  steps: [
    { order: 1, step: '1. Drain the beans.', isSection: false },
    { order: 0, step: 'Salad', isSection: true },
    { order: 2, step: 'Dressing', isSection: true },
    { order: 3, step: 'Whisk.', isSection: false },
  ],
  tags: [{ name: 'Lunch', color: '#fff' }],
  images: [PICTURE_BASE64],
};

describe('Crouton', () => {
  it('reads ingredients and steps in their order, under their headings', async () => {
    const recipe = await readOne('bean.crumb', JSON.stringify(SALAD));
    expect(recipe).toMatchObject({
      format: 'crouton',
      title: 'Bean salad',
      prep_time: 15,
      cook_time: null,
      servings: 4,
      tags: ['Lunch'],
      nutrition: { calories: 258, total_fat: 9 },
      source_url: 'https://salads.example/bean',
      source_name: 'Salads',
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual([
      '1 1/2 cup white beans',
      '1-2 lemons',
      'Dressing › 2 tbsp olive oil',
      'Dressing › salt',
    ]);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Salad › Drain the beans.', 'Dressing › Whisk.']);
    expect(recipe.pictures).toHaveLength(1);
  });

  it('takes the picture of the source where there is no other', async () => {
    const recipe = await readOne('bean.crumb', JSON.stringify({ ...SALAD, images: [], sourceImage: PICTURE_BASE64 }));
    expect(recipe.pictures).toHaveLength(1);
  });

  it('reads a zip of them', async () => {
    expect(await readOne('crouton.zip', await zipOf({ 'Bean salad.crumb': JSON.stringify(SALAD) }))).toMatchObject({
      format: 'crouton',
      title: 'Bean salad',
    });
  });
});
