import { pick, type Recipe, SUMMARY_FIELDS, type WaitingRecipe } from '@simmer/contracts';
import { api, aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';
import { FakeEventSource } from '../../../testing/fake-event-source';
import type { Answers } from '../../../testing/fake-api';

const FREE = { plan: 'free', isActive: false, recipeLimit: 3, renewsAt: null } as const;

const inShort = (recipe: Recipe) => ({
  ...pick(recipe, SUMMARY_FIELDS),
  ...pick(recipe, ['id', 'favorite', 'collections', 'published', 'times_cooked', 'image', 'plate', 'revision', 'created_at']),
});

/** A full shelf of three recipes, and a tray with these; whoever is deleted gives the place to the next. */
function fullShelf(...titles: string[]) {
  const shelf = ['Bean bowl', 'Roast cauliflower', 'Corn salad'].map((title) => aRecipe({ title }));
  const library = fakeLibrary(...shelf);
  const recipes = titles.map((title) => aRecipe({ title, instructions: ['Stir.'] }, { waiting: true }));
  const stay = { since: new Date().toISOString(), origin: 'file', name: 'oma-cards.zip' } as const;
  let waiting: WaitingRecipe[] = recipes.map((recipe) => ({ ...inShort(recipe), ...stay }));
  const all = waiting;
  const remove = (id: string): void => void (waiting = waiting.filter((recipe) => recipe.id !== id));
  const answers: Answers = {
    ...library.answers,
    'GET /subscription': () => FREE,
    'GET /tray': () => ({ items: waiting, next: null, total: waiting.length }),
    'GET /tray/longest-unused': () => ({
      items: shelf.map((recipe) => ({ ...inShort(recipe), last_used_at: '2024-01-01T00:00:00.000Z', has_notes: false })),
    }),
    'PUT /tray/:id/first': ({ id }) => {
      waiting = [...waiting.filter((recipe) => recipe.id === id), ...waiting.filter((recipe) => recipe.id !== id)];
      return { id };
    },
    'DELETE /recipes/:id': ({ id }) => {
      remove(id);
      return { id };
    },
    'POST /recipes/delete': ({ ids }) => {
      waiting = waiting.slice(ids.length);
      return { ids };
    },
    'POST /recipes/restore': ({ ids }) => {
      waiting = all;
      return { ids, isLibraryFull: false };
    },
    'GET /recipes/:id': ({ id }) => recipes.find((recipe) => recipe.id === id) ?? (shelf[0] as Recipe),
  };
  return { answers, recipes };
}

const inLine = async (): Promise<(string | null)[]> => {
  const rows = within(await screen.findByRole('region', { name: 'Next in line' })).getAllByRole('heading', { level: 3 });
  return rows.map(({ textContent }) => textContent);
};

describe('the tray', () => {
  it('shows who waits, in which order, and where each came from', async () => {
    await openApp('/app/recipes/tray', { answers: fullShelf('Miso noodles', 'Plum tart').answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'The shelf is full, 2 wait on the tray' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The free shelf: 3 of 3 places taken' })).toBeTruthy();
    expect(await inLine()).toEqual(['Miso noodles', 'Plum tart']);
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/plans');
    expect(screen.getAllByText(/From oma-cards\.zip, today at/)).toHaveLength(2);
  });

  it('has one moved to the front, and one taken off with the way back', async () => {
    const { user } = await openApp('/app/recipes/tray', { answers: fullShelf('Miso noodles', 'Plum tart').answers });
    await user.click(await screen.findByRole('button', { name: 'First in line: Plum tart' }));
    await waitFor(async () => expect(await inLine()).toEqual(['Plum tart', 'Miso noodles']));
    await user.click(screen.getByRole('button', { name: 'Take Plum tart off the tray' }));
    await waitFor(async () => expect(await inLine()).toEqual(['Miso noodles']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await inLine()).toEqual(['Miso noodles', 'Plum tart']));
  });

  it('clears what was not used for longest, says how many move up, and takes that back', async () => {
    const { user } = await openApp('/app/recipes/tray', { answers: fullShelf('Miso noodles', 'Plum tart', 'Focaccia').answers });
    const room = within(await screen.findByRole('region', { name: 'Make room' }));
    await user.click(await room.findByRole('checkbox', { name: /Corn salad/ }));
    await user.click(room.getByRole('button', { name: 'Clear 3, move 3 up' }));
    expect(await screen.findByRole('heading', { name: 'Nothing waits on the tray' })).toBeTruthy();
    expect(api.sent('POST /recipes/delete')[0]?.ids).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await inLine()).toHaveLength(3);
  });

  it('says by name what has moved up, on whatever screen', async () => {
    const { answers, recipes } = fullShelf('Miso noodles');
    Object.assign(globalThis, { EventSource: FakeEventSource });
    await openApp('/app/recipes', { answers });
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    const live = await waitFor(
      () => FakeEventSource.opened.findLast(({ url }) => url === '/api/live-updates') ?? Promise.reject(new Error('not open')),
    );
    const [{ id = '' } = {}] = recipes;
    live.send({ type: 'events.recipes.recipe.moved-up', payload: { recipeId: id, ownerId: recipes[0]?.id ?? '', revision: 2 } });
    expect(await screen.findByText('Miso noodles moved up from the tray', undefined, { timeout: 3_000 })).toBeTruthy();
  });

  it('lets a recipe that waits be cooked and exported, not edited or planned', async () => {
    const { answers, recipes } = fullShelf('Miso noodles');
    await openApp(`/app/recipes/${recipes[0]?.id}`, { answers });
    expect(await screen.findByText('This recipe waits on your tray.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start cooking' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Export as a file', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to plan' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Edit recipe', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Favorite Miso noodles' })).toBeNull();
  });

  it('says that nothing waits', async () => {
    await openApp('/app/recipes/tray', { answers: fullShelf().answers });
    expect(await screen.findByRole('heading', { name: 'Nothing waits on the tray' })).toBeTruthy();
  });
});
