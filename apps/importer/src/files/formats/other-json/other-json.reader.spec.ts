import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

describe('JSON of apps that we do not know', () => {
  it('reads texts of lines and names that speak for themselves', async () => {
    const toast = {
      title: 'Garlic toast', description: 'Crisp.', preparationTime: 5, cookingTime: 10, totalTime: '15', quantity: '4 slices', ingredients: '4 slices bread\nButter:\n2 cloves garlic', instructions: '1. Mash the garlic.\n2. Toast.', notes: 'Hot.', nutrition: 'calories : 150 kcal', favorite: true, rating: 3,
      categories: [{ title: 'Snacks' }], tags: ['quick'], url: 'https://toast.example/1', pictures: ['pictures/toast.jpg'],
    };
    const recipe = await readOne('recipes.rtk', await zipOf({ 'recipes.json': JSON.stringify([toast]), 'toast.jpg': PICTURE }));
    expect(recipe).toMatchObject({
      title: 'Garlic toast', prep_time: 5, cook_time: 10, total_time: 15, servings: 4, yield_text: '4 slices', tags: ['Snacks', 'quick'], nutrition: { calories: 150 }, source_url: 'https://toast.example/1', rating: 3, favorite: true, notes: 'Hot.', pictures: [{ bytes: Buffer.from(PICTURE) }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['4 slices bread', 'Butter › 2 cloves garlic']);
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Mash the garlic.', 'Toast.']);
  });

  it('reads amounts, units and groups as objects', async () => {
    const stew = {
      recipe_name: 'Bean stew', servings: 3, ingredients: [{ name: 'Stew', items: [{ quantity: 0.5, unit: 'kg', name: 'beans', note: 'soaked' }, { amount: '1', unit: { name: 'l' }, ingredient: { name: 'stock' } }] }, { name: 'To serve', items: ['bread'] }],
      steps: [{ step: 'Soak.' }, { step: 'Simmer.' }],
    };
    const recipe = await readOne('stews.json', JSON.stringify({ version: 2, items: [stew] }));
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Stew › 1/2 kg beans, soaked', 'Stew › 1 l stock', 'To serve › bread']);
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Soak.', 'Simmer.']);
  });

  it('takes a picture along whose bytes stand in the file, with or without their kind before them', async () => {
    const bytes = Buffer.concat([PICTURE, Buffer.alloc(300, 7)]);
    for (const image of [bytes.toString('base64'), `data:image/jpeg;base64,${bytes.toString('base64')}`]) {
      const recipe = await readOne('soup.json', JSON.stringify({ title: 'Soup', ingredients: ['2 leeks'], steps: ['Cook.'], image }));
      expect(recipe.pictures).toEqual([{ bytes }]);
    }
  });

  it('leaves other JSON alone', async () => {
    expect(await readFile('package.json', '{"name":"x","steps":[],"scripts":{}}')).toEqual({ format: null, entries: [] });
  });
});
