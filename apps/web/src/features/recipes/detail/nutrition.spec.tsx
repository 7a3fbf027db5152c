import { aRecipe, api, fakeLibrary, openApp, screen, waitFor } from '../../../testing/open-app';

const line = (text: string) => ({
  text,
  group: null,
  parsed: { quantity: null, quantity_max: null, unit: null, name: text, preparation: '', note: '', optional: false },
});

async function openRecipe(ingredients: string[], written: Parameters<typeof aRecipe>[0] = {}) {
  const recipe = aRecipe({ title: 'Leek tart', servings: 2, ...written }, { ingredients: ingredients.map(line) });
  const choices: { name: string; food_id: string | null }[] = [];
  const app = await openApp(`/app/recipes/${recipe.id}`, {
    answers: {
      ...fakeLibrary(recipe).answers,
      'GET /food-choices': () => ({ items: choices }),
      'PUT /food-choices': ({ name, food_id }) => {
        if (food_id !== undefined) choices.push({ name, food_id });
        return { items: [...choices] };
      },
    },
  });
  return app;
}

describe('what a recipe holds', () => {
  it('is computed from its ingredients where no source states it, and says so', async () => {
    await openRecipe(['200 g flour', '100 g butter', 'salt to taste']);
    expect(await screen.findByText(/Computed from the ingredients. 3 of 3 counted, 100% of the weight/)).toBeTruthy();
    expect(screen.getByText('Sodium')).toBeTruthy();
    // among the facts at the top too, and the same figure
    const [fact] = await screen.findAllByText('Per serving');
    expect(fact?.nextElementSibling?.textContent).toBe(`${screen.getByText('Calories').nextElementSibling?.textContent} kcal`);
  });

  it('is the source’s word where there is one', async () => {
    await openRecipe(['200 g flour'], { calories: 333, source_name: 'The Larder' });
    expect(await screen.findByText(/According to The Larder/)).toBeTruthy();
    expect(screen.getByText('Calories').nextElementSibling?.textContent).toBe('333');
  });

  it('is not guessed while too little of it is known', async () => {
    await openRecipe(['100 g flour', '400 g zorblax', '300 g quibblefruit']);
    expect(await screen.findByText(/We know only 12% of what’s in it by weight/)).toBeTruthy();
    expect(screen.queryByText('Sodium')).toBeNull();
  });

  it('is not told of a whole batch as of a serving', async () => {
    await openRecipe(['400 g sugar', '250 g flour', '200 g butter'], { servings: 1 });
    expect(await screen.findByText(/One serving would hold 3,\d+ kcal.* change its servings/)).toBeTruthy();
    expect(screen.queryByText('Sodium')).toBeNull();
  });

  it('is corrected by the cook, and remembered for the ingredient', async () => {
    const { user } = await openRecipe(['200 g flour', '200 g zorblax']);
    await user.click(await screen.findByRole('button', { name: 'See what was counted' }));
    const field = await screen.findByRole('combobox', { name: 'Counted as, for 200 g zorblax' });
    expect(screen.getByText('not counted')).toBeTruthy();
    await user.type(field, 'tofu');
    await waitFor(() => expect(api.sent('PUT /food-choices')).toMatchObject([{ name: 'zorblax', food_id: 'tofu' }]));
    expect(await screen.findByText('200 g, chosen by you')).toBeTruthy();
    expect(screen.getByText(/2 of 2 counted/)).toBeTruthy();
  });

  it('comes with hints on allergens in three states, which promise nothing', async () => {
    await openRecipe(['200 g wheat flour', '2 eggs', '500 ml stock']);
    const contains = await screen.findByText('Contains');
    expect(contains.nextElementSibling?.textContent).toBe('gluten and eggs');
    expect(screen.getByText('May contain').nextElementSibling?.textContent).toContain('celery');
    expect(screen.getByText('Nothing found of').nextElementSibling?.textContent).toContain('fish');
    expect(screen.getByText(/Always check the labels/)).toBeTruthy();
  });

  it('cannot be told free of anything while a line is not understood, which is named', async () => {
    await openRecipe(['200 g wheat flour', '2 eggs', '100 g zorblax']);
    expect((await screen.findByText('Contains')).nextElementSibling?.textContent).toBe('gluten and eggs');
    expect(screen.getByText('Can’t tell').nextElementSibling?.textContent).toBe('1 of 3 lines: 100 g zorblax');
    expect(screen.queryByText('Nothing found of')).toBeNull();
    expect(screen.queryByText('Looks')).toBeNull();
  });

  it('is read in the language of the recipe', async () => {
    await openRecipe(['3 œufs', '200 g de farine', '100 g de noisettes', '25 cl de lait']);
    expect((await screen.findByText('Contains')).nextElementSibling?.textContent).toBe('gluten, eggs, milk, and tree nuts');
  });
});
