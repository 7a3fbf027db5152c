import { pick, RECIPE_FIELDS } from '@simmer/contracts';
import { api, aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

describe('the versions of a recipe', () => {
  it('name the cook whose changes one has taken up', async () => {
    const recipe = aRecipe({ title: 'Soup', ingredients: ['3 leeks'] }, { revision: 4 });
    const saved_at = recipe.created_at;
    const version = (revision: number, by: { username: string | null } | null) => ({
      ...{ revision, saved_at, title: 'Soup', changed: ['ingredients' as const] },
      with: by,
    });
    await openApp(`/app/recipes/${recipe.id}/versions`, {
      answers: {
        ...fakeLibrary(recipe).answers,
        'GET /recipes/:id/versions': () => ({
          items: [version(3, { username: 'dana' }), version(2, { username: null }), version(1, null)],
          now_with: null,
        }),
        'GET /recipes/:id/versions/:revision': () => ({ ...pick(recipe, RECIPE_FIELDS), revision: 3, saved_at }),
      },
    });
    const rail = within(await screen.findByRole('navigation', { name: 'Versions' }));
    expect(rail.getAllByRole('listitem').map(({ textContent }) => /With changes from .*/.exec(textContent)?.[0])).toEqual([
      undefined,
      'With changes from @dana',
      'With changes from another cook',
      undefined,
    ]);
  });

  it('give one line back by itself, and take that back again', async () => {
    const recipe = aRecipe({ title: 'Soup', servings: 4, ingredients: ['3 leeks', 'salt'] }, { revision: 4 });
    const then = {
      ...pick(recipe, RECIPE_FIELDS),
      servings: 2,
      ingredients: [{ ...recipe.ingredients[0]!, text: '2 leeks' }, recipe.ingredients[1]!],
    };
    const library = fakeLibrary(recipe);
    const saved_at = recipe.created_at;
    const { user } = await openApp(`/app/recipes/${recipe.id}/versions`, {
      answers: {
        ...library.answers,
        'GET /recipes/:id/versions': () => ({
          items: [{ revision: 3, saved_at, title: 'Soup', changed: ['ingredients' as const], with: null }],
          now_with: null,
        }),
        'GET /recipes/:id/versions/:revision': () => ({ ...then, revision: 3, saved_at }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Bring back as it was: 2 leeks' }));
    await screen.findAllByText(/^This is as it was again/);
    const sent = () =>
      api
        .sent('PUT /recipes/:id')
        .map((one) => [one.servings, one.ingredients?.map((line) => (typeof line === 'string' ? line : line.text))]);
    expect(sent()).toEqual([[4, ['2 leeks', 'salt']]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        [4, ['2 leeks', 'salt']],
        [4, ['3 leeks', 'salt']],
      ]),
    );
  });
});
