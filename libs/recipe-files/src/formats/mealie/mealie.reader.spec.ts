import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

const OLD = {
  id: 1,
  name: 'Onion tart',
  slug: 'onion-tart',
  description: 'Sweet.',
  recipe_category: ['Dinner'],
  tags: ['french'],
  rating: 5,
  date_added: '2021-01-02',
  recipe_yield: '8 slices',
  recipe_ingredient: [
    { title: 'Dough', note: '200 g flour', unit: null, food: null, disable_amount: true, quantity: 1 },
    { title: null, note: 'salt', disable_amount: true, quantity: 1 },
    { title: 'Filling', note: 'thinly sliced', unit: { name: 'piece' }, food: { name: 'onions' }, disable_amount: false, quantity: 2.5 },
  ],
  recipe_instructions: [
    { title: '', text: 'Make the dough.\nRest it.' },
    { title: 'Filling', text: 'Fry the *onions*.' },
  ],
  nutrition: { calories: '320', fat_content: '18', sodium_content: '500' },
  total_time: '1 Hour 30 Minutes',
  prep_time: '30 Minutes',
  perform_time: null,
  notes: [{ title: 'Tip', text: 'Use butter.' }],
  org_url: 'https://tarts.example/onion',
  tools: ['pan'],
};
const NEW = {
  id: 'b0f1',
  name: 'Miso soup',
  slug: 'miso-soup',
  recipeServings: 2,
  recipeYieldQuantity: 1,
  recipeYield: 'pot',
  totalTime: 'PT20M',
  prepTime: '5 minutes',
  performTime: '15 minutes',
  recipeCategory: [{ name: 'Soup', slug: 'soup' }],
  tags: [{ name: 'quick' }],
  orgURL: 'https://soups.example/miso',
  recipeIngredient: [
    {
      quantity: 2,
      unit: { name: 'tablespoon' },
      food: { name: 'miso' },
      note: 'white',
      isFood: true,
      disableAmount: false,
      display: '2 tablespoons miso, white',
      title: null,
    },
    { quantity: 0, unit: null, food: null, note: 'spring onions', display: '', title: 'To serve' },
  ],
  recipeInstructions: [
    { id: '1', title: '', summary: '', text: 'Heat the stock.' },
    { id: '2', title: '', text: 'Stir in the miso.' },
  ],
  nutrition: { calories: '80', proteinContent: '5 g' },
  settings: { disableAmount: false },
  notes: [],
  createdAt: '2024-05-06T07:08:09.000Z',
};

describe('Mealie', () => {
  it('reads an export of version 0 with its picture', async () => {
    const folder = 'mealie_2021/recipes/onion-tart';
    const recipe = await readOne(
      'mealie.zip',
      await zipOf({
        [`${folder}/onion-tart.json`]: JSON.stringify(OLD),
        [`${folder}/images/min-original.webp`]: 'small',
        [`${folder}/images/original.webp`]: PICTURE,
      }),
    );
    expect(recipe).toMatchObject({
      format: 'mealie',
      title: 'Onion tart',
      prep_time: 30,
      cook_time: null,
      total_time: 90,
      servings: 8,
      yield_text: '8 slices',
      tags: ['Dinner', 'french'],
      nutrition: { calories: 320, total_fat: 18, sodium: 500 },
      notes: 'Tip\nUse butter.',
      rating: 5,
      source_url: 'https://tarts.example/onion',
      created_at: '2021-01-02T00:00:00.000Z',
      losses: [{ code: 'tools', params: { names: 'pan' } }],
      pictures: [{ bytes: Buffer.from(PICTURE) }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual([
      'Dough › 200 g flour',
      'Dough › salt',
      'Filling › 2 1/2 piece onions, thinly sliced',
    ]);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Make the dough.\nRest it.', 'Filling › Fry the onions.']);
  });

  it('reads an export of version 1 and later', async () => {
    const recipe = await readOne('miso-soup.json', JSON.stringify(NEW));
    expect(recipe).toMatchObject({
      format: 'mealie',
      servings: 2,
      yield_text: '1 pot',
      prep_time: 5,
      cook_time: 15,
      total_time: 20,
      tags: ['Soup', 'quick'],
      nutrition: { calories: 80, protein: 5 },
      source_url: 'https://soups.example/miso',
      created_at: '2024-05-06T07:08:09.000Z',
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['2 tablespoons miso, white', 'To serve › spring onions']);
  });

  it('puts the tables of a backup together', async () => {
    const database = {
      recipes: [
        { id: '12-ab', name: 'Rice', slug: 'rice', recipe_yield: '2 servings', total_time: '20 minutes', org_url: null },
        { id: '34-cd', name: 'Beans', slug: 'beans' },
      ],
      recipes_ingredients: [
        { recipe_id: '12-ab', position: 1, note: '', quantity: 0.5, unit_id: 'u1', food_id: 'f1', title: null },
        { recipe_id: '12-ab', position: 0, note: 'rinsed', quantity: 1, unit_id: 'u1', food_id: 'f2', title: 'Base' },
        { recipe_id: '34-cd', position: 0, note: '1 can beans', quantity: 0, unit_id: null, food_id: null },
      ],
      recipe_instructions: [
        { recipe_id: '12-ab', position: 0, text: 'Cook.' },
        { recipe_id: '34-cd', position: 0, text: 'Open.' },
      ],
      ingredient_foods: [
        { id: 'f1', name: 'salt' },
        { id: 'f2', name: 'rice' },
      ],
      ingredient_units: [{ id: 'u1', name: 'cup' }],
      notes: [],
      recipe_nutrition: [{ recipe_id: '12-ab', calories: '200' }],
      categories: [],
      tags: [{ id: 't', name: 'basic' }],
      recipes_to_categories: [],
      recipes_to_tags: [{ recipe_id: '12-ab', tag_id: 't' }],
    };
    const { format, entries } = await readFile(
      'backup.zip',
      await zipOf({ 'database.json': JSON.stringify(database), 'data/recipes/12-ab/images/original.webp': PICTURE }),
    );
    expect(format).toBe('mealie');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Rice',
          servings: 2,
          total_time: 20,
          ingredients: [
            { text: '1 cup rice, rinsed', group: 'Base' },
            { text: '1/2 cup salt', group: 'Base' },
          ],
          tags: ['basic'],
          nutrition: { calories: 200 },
          pictures: [{ bytes: Buffer.from(PICTURE) }],
        },
      },
      { recipe: { title: 'Beans', ingredients: [{ text: '1 can beans', group: null }], pictures: [] } },
    ]);
  });
});
