import { pick, RECIPE_FIELDS } from '@simmer/contracts';
import { aRecipe, fakeLibrary, openApp, screen, within } from '../../../testing/open-app';

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
});
