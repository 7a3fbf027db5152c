import { expectAccessible } from '../../../testing/accessible';
import { aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

const STEW = aRecipe({
  title: 'Leek stew',
  servings: 2,
  ingredients: [{ text: '2 leeks, sliced' }, { text: '200 ml cream', group: 'Sauce' }],
  instructions: [{ text: 'Simmer the leeks in 200 ml cream.' }],
  calories: 412,
  protein: 17,
  notes: 'Less salt.',
});

const sheet = () => screen.findByRole('article', { name: 'Leek stew on paper' });

describe('the sheet of a recipe', () => {
  it('has what is cooked from, for the servings of the recipe’s page, with nutrition and room for notes', async () => {
    await openApp(`/app/recipes/${STEW.id}/print?servings=4`, { answers: fakeLibrary(STEW).answers });
    const paper = within(await sheet());
    for (const text of ['For 4 servings', 'leeks', 'sliced', 'Sauce', 'Less salt.', 'Protein']) expect(paper.getByText(text)).toBeTruthy();
    expect(paper.getByText(/400 ml cream/)).toBeTruthy();
    await expectAccessible();
  });

  it('leaves out what is not wanted, and is printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await openApp(`/app/recipes/${STEW.id}/print`, { answers: fakeLibrary(STEW).answers });
    const paper = await sheet();
    await user.click(screen.getByRole('checkbox', { name: 'Nutrition' }));
    expect(within(paper).queryByText('Protein')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Large' }));
    expect(paper.className).toContain('is-large');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is where Print on the page of the recipe leads', async () => {
    const { user, router } = await openApp(`/app/recipes/${STEW.id}`, { answers: fakeLibrary(STEW).answers });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${STEW.id}/print`));
  });
});
