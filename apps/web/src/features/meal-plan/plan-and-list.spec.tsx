import { itemIdOf } from '@simmer/shopping-list';
import { aRecipe, screen, waitFor, within } from '../../testing/open-app';
import { FIRST, MASCARPONE, openPlan, planned, RECIPES } from '../../testing/open-plan';

const PASTA = planned({ recipe_id: MASCARPONE.id, title: MASCARPONE.title, servings: 1 });

/** A plan with 100 g of mascarpone in it, and the list that was made from it. */
async function withList(...more: Parameters<typeof openPlan>) {
  const opened = await openPlan(PASTA, ...more);
  const { user, lists } = opened;
  const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make list' });
  await waitFor(() => expect(make.disabled).toBe(false));
  await user.click(make);
  const mascarpone = () => lists.items().find(({ id }) => id === itemIdOf('mascarpone'));
  await waitFor(() => expect(mascarpone()).toBeTruthy());
  const wanted = () =>
    Object.entries(mascarpone()?.fields ?? {}).flatMap(([field, value]) => (field.startsWith('share:') && value ? [value] : []));
  const choose = async (choice: string): Promise<void> => {
    await user.click(screen.getAllByRole('button', { name: `More for ${PASTA.title}` })[0]!);
    await user.click(screen.getAllByRole('menuitem', { name: choice })[0]!);
  };
  const undo = (words: RegExp) => user.click(within(screen.getByRole('group', { name: words })).getByRole('button', { name: 'Undo' }));
  return { ...opened, mascarpone, wanted, choose, undo };
}
const grams = (quantity: number) => [[expect.objectContaining({ quantity, unit: 'g' })]];

describe('a shopping list that was made from the plan', () => {
  it('gives up what a meal wanted that is taken out, says so, and takes it back with the meal', async () => {
    const { mascarpone, wanted, choose, undo, all } = await withList();
    await choose('Remove');
    await screen.findByText(`${PASTA.title} removed. It’s off the shopping list too.`);
    await waitFor(() => expect(mascarpone()).toBeUndefined());
    await undo(/off the shopping list/);
    await waitFor(() => expect(wanted()).toEqual(grams(100)));
    expect(all()).toEqual([PASTA]);
  });

  it('gives up what is kept for later, and only that', async () => {
    const other = planned({
      id: '00000000-0000-7000-8000-00000000e005',
      date: FIRST,
      recipe_id: MASCARPONE.id,
      title: 'Second pasta',
      servings: 2,
    });
    const { wanted, user } = await withList(other);
    await waitFor(() => expect(wanted()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: `More for ${PASTA.title}` }));
    await user.click(screen.getAllByRole('menuitem', { name: 'Keep for later' }).at(-1)!);
    await waitFor(() => expect(wanted()).toEqual(grams(200)));
  });

  it('has the amounts of the servings that are wanted now', async () => {
    const { wanted, choose, user } = await withList();
    await choose('Servings');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'More' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Cooked for 2 servings. The shopping list has the new amounts.')).toBeTruthy();
    await waitFor(() => expect(wanted()).toEqual(grams(200)));
  });

  it('keeps what was bought in the basket', async () => {
    const { lists, mascarpone, wanted, choose } = await withList();
    lists.change((list) => list.tick(itemIdOf('mascarpone')));
    await choose('Remove');
    await waitFor(() => expect(wanted()).toEqual([]));
    expect(mascarpone()).toMatchObject({ ticked: true, fields: { bought: [{ quantity: 100, unit: 'g' }] } });
  });

  it('is told by its lines: what is one food is one thing to buy, and what kitchens have is none', async () => {
    const wanting = (id: string, ...names: string[]) => {
      const recipe = aRecipe({ title: names.join(' and '), ingredients: names, servings: 1 });
      recipe.ingredients.forEach((line, at) => (line.parsed = { ...line.parsed, quantity: 2, name: names[at] ?? '' }));
      RECIPES.push(recipe);
      return planned({ id, recipe_id: recipe.id, title: recipe.title });
    };
    const { user, router } = await openPlan(
      wanting('00000000-0000-7000-8000-00000000e011', 'scallions', 'salt'),
      wanting('00000000-0000-7000-8000-00000000e012', 'spring onions', 'leeks'),
    );
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make list' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    const told = within(await screen.findByRole('group', { name: '2 things to buy for 2 meals' }));
    await user.click(told.getByRole('button', { name: 'Open list' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/shopping-list'));
  });

  it('stays as it is for a meal that is not on it', async () => {
    const { user, lists } = await openPlan(PASTA);
    await user.click(screen.getByRole('button', { name: `More for ${PASTA.title}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findByText(`${PASTA.title} removed`)).toBeTruthy();
    expect(lists.items()).toEqual([]);
  });
});
