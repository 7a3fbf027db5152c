import { queryKey } from '@simmer/client';
import type { LiveUpdate } from '@simmer/contracts';
import { QueryClient } from '@tanstack/react-query';
import { readLiveUpdate } from '../../api/live/live-update';
import { refreshStaleCopies } from './stale-copies';

const saved: LiveUpdate = {
  type: 'events.recipes.recipe.saved',
  payload: { recipeId: 'r-1', ownerId: 'a-1', revision: 2 },
};
const detail = queryKey('GET /recipes/:id', { id: 'r-1' });
const list = [...queryKey('GET /recipes', {}), 'pages'];
const facets = queryKey('GET /recipes/facets', {});
const others = queryKey('GET /recipes/:id', { id: 'r-2' });

/** Which copies are out of date after an update, when the browser held these. */
async function staleAfter(update: LiveUpdate, held: [readonly unknown[], unknown][]): Promise<unknown[]> {
  const queryClient = new QueryClient();
  for (const [key, data] of held) queryClient.setQueryData(key, data);
  await refreshStaleCopies(queryClient, update);
  return held.map(([key]) => key).filter((key) => queryClient.getQueryState(key)?.isInvalidated);
}

const pagesWith = (revision: number) => ({ pages: [{ items: [{ id: 'r-0', revision: 9 }] }, { items: [{ id: 'r-1', revision }] }] });

describe('live updates', () => {
  it('are read from a message, and nothing else is', () => {
    expect(readLiveUpdate(JSON.stringify(saved))).toEqual(saved);
    expect(readLiveUpdate('{"hello":1}')).toBeUndefined();
    expect(readLiveUpdate('null')).toBeUndefined();
    expect(readLiveUpdate('{"type":"events.rec')).toBeUndefined();
  });

  it('have the lists and the one recipe that they are about asked for again', async () => {
    const held: [readonly unknown[], unknown][] = [
      [list, pagesWith(1)],
      [facets, { tags: [] }],
      [detail, { id: 'r-1', revision: 1 }],
      [others, { id: 'r-2', revision: 1 }],
    ];
    expect(await staleAfter(saved, held)).toEqual([list, facets, detail]);
  });

  it('leave alone what is as new already, and what is newer', async () => {
    const current: [readonly unknown[], unknown][] = [
      [list, pagesWith(2)],
      [detail, { id: 'r-1', revision: 3 }],
    ];
    expect(await staleAfter(saved, current)).toEqual([]);
  });

  it('have a list asked for again that does not show the recipe yet', async () => {
    expect(await staleAfter(saved, [[list, { pages: [{ items: [{ id: 'r-0', revision: 9 }] }] }]])).toEqual([list]);
  });

  it('do not have a deleted recipe asked for again', async () => {
    const deleted: LiveUpdate = { ...saved, type: 'events.recipes.recipe.deleted' };
    const held: [readonly unknown[], unknown][] = [
      [list, pagesWith(1)],
      [detail, { id: 'r-1', revision: 1 }],
    ];
    expect(await staleAfter(deleted, held)).toEqual([list]);
  });

  it('of a shopping list have the names fetched when the list itself has changed, and not by a tick', async () => {
    const lists = queryKey('GET /shopping-lists', {});
    const changed = (isAbout: boolean): LiveUpdate => ({
      type: 'events.recipes.shopping-list.changed',
      payload: { listId: 'l-1', revision: 4, mark: 9, isAbout },
    });
    expect(await staleAfter(changed(true), [[lists, { items: [{ id: 'l-1' }] }]])).toEqual([lists]);
    expect(await staleAfter(changed(false), [[lists, { items: [{ id: 'l-1' }] }]])).toEqual([]);
  });

  it('of a kind that this page does not know change nothing', async () => {
    const unknown = { ...saved, type: 'events.recipes.recipe.rated' } as unknown as LiveUpdate;
    expect(await staleAfter(unknown, [[detail, { id: 'r-1', revision: 1 }]])).toEqual([]);
  });
});
