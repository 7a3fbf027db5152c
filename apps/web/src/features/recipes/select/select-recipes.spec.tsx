import { CopyStore } from '../../../device/library/copy-store';
import { aRecipe, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

const SOUP = aRecipe({ title: 'Leek soup', tags: ['winter', 'one pan'] });
const STEW = aRecipe({ title: 'Bean stew', tags: ['winter'] });
const TART = aRecipe({ title: 'Plum tart' });

async function openList() {
  const library = fakeLibrary(SOUP, STEW, TART);
  const collections = new Map<string, string>();
  const opened = await openApp('/app/recipes', {
    answers: {
      ...library.answers,
      'GET /file-imports': () => ({ items: [], next: null }),
      'GET /export-formats': () => ({ items: [] }),
      'GET /collections': () => ({ items: [...collections].map(([id, name]) => ({ id, name, count: 0 })) }),
      'PUT /collections/:id': ({ id, name }) => {
        collections.set(id, name);
        return { id, name };
      },
      'DELETE /collections/:id': ({ id }) => {
        collections.delete(id);
        return { id };
      },
    },
  });
  await waitFor(async () => expect(await new CopyStore(COOK.id).mark()).toBeDefined(), { timeout: 20_000 });
  await screen.findByRole('link', { name: 'Leek soup' });
  const stored = (title: string) => library.recipes().find((recipe) => recipe.title === title);
  return { ...opened, library, collections, stored };
}

describe('several recipes at once', () => {
  it('are chosen with Shift, tagged, and get their tags back', async () => {
    const { user, stored } = await openList();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: /Plum tart/ }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: /Leek soup/ }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 3 recipes' }));
    await user.click(dialog.getByRole('button', { name: /winter 2 of 3/ }));
    await user.type(dialog.getByLabelText('New tag'), 'freezer');
    await user.click(dialog.getByRole('button', { name: 'Tag' }));
    await waitFor(() => expect(stored('Plum tart')?.tags).toEqual(['winter', 'freezer']));
    await waitFor(() => expect(stored('Leek soup')?.tags).toEqual(['winter', 'one pan', 'freezer']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('Plum tart')?.tags).toEqual([]));
  });

  it('are deleted at once and come back', async () => {
    const { user, library } = await openList();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 3' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(library.recipes()).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(library.recipes()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: 'Bean stew' })).toBeTruthy();
  });

  it('are put into a new collection, which lists them, and whose deletion can be undone', async () => {
    const { user, router, stored, collections } = await openList();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: /Bean stew/ }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Collect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put 1 recipe in' }));
    await user.type(dialog.getByLabelText('New collection'), 'Cook again');
    await user.click(dialog.getByRole('button', { name: 'Put them in' }));
    await waitFor(() => expect(stored('Bean stew')?.collections).toEqual([...collections.keys()]));

    await router.navigate({ to: '/app/recipes/collections' });
    const link = await screen.findByRole('link', { name: 'Cook again' });
    expect(within(link.closest('article') as HTMLElement).getByText('1 recipe')).toBeTruthy();
    expect(screen.getByRole('link', { name: /winter/ }).textContent).toBe('winter2');
    await user.click(link);
    expect(await screen.findByText('In Cook again')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Leek soup' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Bean stew' })).toBeTruthy();

    await router.navigate({ to: '/app/recipes/collections' });
    await user.click(await screen.findByRole('button', { name: 'More for Cook again' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cook again' })).toBeNull());
    const gone = await screen.findByText('Cook again deleted. Its recipes stay.');
    await user.click(within(gone.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect([...collections.values()]).toEqual(['Cook again']));
  });

  it('are exported together', async () => {
    const { user, router } = await openList();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: /Bean stew/ }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(router.state.location.state.exportRecipes).toEqual([STEW.id]));
  });
});
