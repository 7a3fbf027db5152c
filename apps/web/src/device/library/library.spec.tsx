import { ProblemError } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { CopyStore } from './copy-store';
import { api, aRecipe, COOK, fakeLibrary, openApp, screen, tell, waitFor, within } from '../../testing/open-app';

const LINGUINE = aRecipe({ title: 'Leek linguine', cook_time: 25, ingredients: ['2 leeks'], tags: ['dinner'] });
const PORRIDGE = aRecipe({ title: 'Porridge', cook_time: 10, tags: ['breakfast'] });

const heart = (title: string) => screen.findByRole('button', { name: `Favorite ${title}` });
const isPressed = async (title: string): Promise<boolean> => (await heart(title)).getAttribute('aria-pressed') === 'true';
const copyIsHere = () => waitFor(async () => expect(await new CopyStore(COOK.id).mark()).toBeDefined());

/** As the browser tells it. */
async function setOnline(online: boolean): Promise<void> {
  api.isReachable = online;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  await act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
afterEach(() => setOnline(true));

describe('the library on this device', () => {
  it('paints the list before any answer, and the recipe without a connection', async () => {
    const { reload } = await openApp('/app/recipes', { answers: fakeLibrary(LINGUINE, PORRIDGE).answers });
    await copyIsHere();
    const letGo = ['GET /recipes', 'GET /recipes/facets', 'GET /library/changes'].map((route) => api.hold(route as 'GET /recipes'));
    const { user } = await reload();
    expect(await screen.findByRole('link', { name: 'Leek linguine' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Porridge' })).toBeTruthy();
    await setOnline(false);
    await user.click(screen.getByRole('link', { name: 'Leek linguine' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leek linguine' })).toBeTruthy();
    expect(screen.getByText('leeks')).toBeTruthy();
    for (const go of letGo) go();
  });

  it('filters, sorts and counts without asking the server', async () => {
    const { user } = await openApp('/app/recipes', { answers: fakeLibrary(LINGUINE, PORRIDGE).answers });
    await copyIsHere();
    await screen.findByRole('link', { name: 'Porridge' });
    const asked = api.requests.length;
    await user.click(await screen.findByRole('button', { name: /^Breakfast/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Leek linguine' })).toBeNull());
    expect(screen.getByText('1 of 2 recipes')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Quickest first');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Porridge', 'Leek linguine']),
    );
    expect(api.requests.length).toBe(asked);
  });

  it('keeps ten changes made offline across a reload, shows them, and each arrives exactly once', async () => {
    const recipes = Array.from({ length: 10 }, (_, at) => aRecipe({ title: `Soup ${at}` }));
    const library = fakeLibrary(...recipes);
    const { user, reload } = await openApp('/app/recipes', { answers: library.answers });
    await copyIsHere();
    await heart('Soup 9');
    await setOnline(false);
    for (const { title } of recipes) await user.click(await heart(title));
    expect(await screen.findByText('10 waiting')).toBeTruthy();
    await reload();
    expect(await screen.findByText('10 waiting')).toBeTruthy();
    for (const { title } of recipes) expect([title, await isPressed(title)]).toEqual([title, true]);

    await setOnline(true);
    await waitFor(() => expect(library.recipes().every(({ favorite }) => favorite)).toBe(true));
    await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
    const sent = api.sent('PUT /recipes/:id/favorite');
    expect(sent.map(({ id }) => id).toSorted()).toEqual(recipes.map(({ id }) => id).toSorted());
    for (const { title } of recipes) expect(await isPressed(title)).toBe(true);
  });

  it('keeps five new recipes and five edits made offline across a reload, shows them, and each arrives exactly once', async () => {
    const recipes = Array.from({ length: 5 }, (_, at) => aRecipe({ title: `Soup ${at}` }));
    const library = fakeLibrary(...recipes);
    const { user, reload, router } = await openApp('/app/recipes', { answers: library.answers });
    await copyIsHere();
    await heart('Soup 4');
    // each screen was opened before, so that it is on this device
    await act(() => router.navigate({ to: '/app/recipes/new' }));
    await act(() => router.navigate({ to: '/app/recipes/edit/$id', params: { id: recipes[0]!.id } }));
    await screen.findByDisplayValue('Soup 0');
    await setOnline(false);
    for (const { id, title } of recipes) {
      await act(() => router.navigate({ to: '/app/recipes/edit/$id', params: { id } }));
      await user.type(await screen.findByDisplayValue(title), ' with leeks');
      await user.click(screen.getByRole('button', { name: 'Save recipe' }));
      expect(await screen.findByRole('heading', { level: 1, name: `${title} with leeks` })).toBeTruthy();
    }
    for (let at = 0; at < 5; at++) {
      await act(() => router.navigate({ to: '/app/recipes/new' }));
      await user.type(await screen.findByLabelText('Title'), `Pie ${at}`);
      await user.click(screen.getByRole('button', { name: 'Save recipe' }));
      expect(await screen.findByRole('heading', { level: 1, name: `Pie ${at}` })).toBeTruthy();
    }
    // one that is not sent yet is edited like any other
    await user.click(screen.getByRole('button', { name: /^More:/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit recipe' }));
    await user.type(await screen.findByDisplayValue('Pie 4'), ' with peas');
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pie 4 with peas' })).toBeTruthy();
    await act(() => router.navigate({ to: '/app/recipes' }));
    await reload();
    expect(await screen.findByText('11 waiting')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Pie 4 with peas' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Soup 0 with leeks' })).toBeTruthy();

    await setOnline(true);
    await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
    const titles = (): string[] =>
      library
        .recipes()
        .map(({ title }) => title)
        .toSorted();
    await waitFor(() =>
      expect(titles()).toEqual([
        'Pie 0',
        'Pie 1',
        'Pie 2',
        'Pie 3',
        'Pie 4 with peas',
        ...recipes.map(({ title }) => `${title} with leeks`),
      ]),
    );
    expect(api.sent('POST /recipes')).toHaveLength(5);
    expect(api.sent('PUT /recipes/:id')).toHaveLength(6);
    // eleven screens are filled in and saved
  });

  it('lists what waits, and takes a change back before it is sent', async () => {
    const library = fakeLibrary(LINGUINE, PORRIDGE);
    const { user } = await openApp('/app/recipes', { answers: library.answers });
    await copyIsHere();
    await heart('Porridge');
    await setOnline(false);
    await user.click(await heart('Leek linguine'));
    await user.click(await heart('Porridge'));
    const line = within(await screen.findByRole('region', { name: 'What’s waiting' }));
    await user.click(line.getByText('2 waiting'));
    expect(line.getByText('Favorite: Leek linguine')).toBeTruthy();
    await user.click(line.getByRole('button', { name: 'Undo: Favorite: Porridge' }));
    await waitFor(async () => expect(await isPressed('Porridge')).toBe(false));
    await setOnline(true);
    await waitFor(() => expect(api.sent('PUT /recipes/:id/favorite').map(({ id }) => id)).toEqual([LINGUINE.id]));
    expect(await isPressed('Leek linguine')).toBe(true);
  });

  it('brings back a new recipe that was taken back while it waited', async () => {
    const library = fakeLibrary(LINGUINE);
    const { user } = await openApp('/app/recipes/new', { answers: library.answers });
    await copyIsHere();
    await user.type(await screen.findByLabelText('Title'), 'Leek pie');
    await setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await user.click(await screen.findByText('1 waiting'));
    await user.click(screen.getByRole('button', { name: 'Undo: New recipe: Leek pie' }));
    await waitFor(() => expect(screen.queryByText('1 waiting')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('1 waiting');
    await setOnline(true);
    await waitFor(() => expect(library.recipes().map(({ title }) => title)).toContain('Leek pie'));
    expect(api.sent('POST /recipes')).toHaveLength(1);
  });

  it('keeps what the server does not take, with the reason, shows what is, and tries again when asked to', async () => {
    const library = fakeLibrary(LINGUINE);
    const { user } = await openApp('/app/recipes', { answers: library.answers });
    await copyIsHere();
    api.refuse('PUT /recipes/:id/favorite', new ProblemError('service.failed'));
    await user.click(await heart('Leek linguine'));
    const line = within(await screen.findByRole('region', { name: 'What’s waiting' }));
    expect(line.getByRole('alert').textContent).toBe('1 change couldn’t be sent. It’s kept here.');
    expect(await isPressed('Leek linguine')).toBe(false);
    await user.click(line.getByText('Look at it'));
    expect(line.getByText('Something went wrong on our side. Please try again.')).toBeTruthy();
    api.answer(library.answers);
    await user.click(line.getByRole('button', { name: 'Try again: Favorite: Leek linguine' }));
    await waitFor(() => expect(library.recipes()[0]?.favorite).toBe(true));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What’s waiting' })).toBeNull());
    expect(await isPressed('Leek linguine')).toBe(true);
  });

  it('hears what another device has changed, and reads that alone', async () => {
    const library = fakeLibrary(LINGUINE, PORRIDGE);
    await openApp('/app/recipes', { answers: library.answers });
    await copyIsHere();
    await screen.findByRole('link', { name: 'Porridge' });
    const { revision } = library.change(PORRIDGE.id, { title: 'Oat porridge' });
    await tell({ type: 'events.recipes.recipe.saved', payload: { recipeId: PORRIDGE.id, ownerId: COOK.id, revision } });
    expect(await screen.findByRole('link', { name: 'Oat porridge' })).toBeTruthy();
    expect(api.sent('GET /library/recipes').at(-1)?.ids).toEqual(PORRIDGE.id);
  });

  it('asks before signing out while changes wait, and forgets all of it afterwards', async () => {
    const { user } = await openApp('/app/recipes', {
      answers: { ...fakeLibrary(LINGUINE).answers, 'POST /auth/logout': () => ({ signedOut: true as const }) },
    });
    await copyIsHere();
    await setOnline(false);
    await user.click(await heart('Leek linguine'));
    await screen.findByText('1 waiting');
    await user.click(screen.getByRole('button', { name: /account menu/i }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Sign out and lose unsaved work?' })).toBeTruthy();
    api.isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    const store = new CopyStore(COOK.id);
    await waitFor(async () => expect(await store.recipe(LINGUINE.id)).toBeUndefined());
    expect(await store.mark()).toBeUndefined();
    expect(await store.cards()).toEqual([]);
  });
});
