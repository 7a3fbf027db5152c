import { allFoods } from '@simmer/foods/all';
import { newId, type RouteOutput } from '@simmer/client';
import { type GuestLink, guestNamed, ProblemError, type Shopper, type ShoppingList } from '@simmer/contracts';
import { AboutList, asGuest, countToGet, ListFoods, ListLog, ListReplica, type SyncRequest } from '@simmer/shopping-list';
import type { Answers } from './fake-api';

/** Whose lists they are: the cook that `openApp` signs in. */
const OWNER = '00000000-0000-7000-8000-00000000c00c';

/** The shopping lists of the cook on a server, and another device that changes them. */
export function fakeLists() {
  const logs = new Map([[OWNER, new ListLog()]]);
  const names = new Map([[OWNER, '']]);
  const gone = new Set<string>();
  const logOf = (id: string): ListLog => {
    const log = logs.get(id);
    if (!log) throw new ProblemError('recipes.list-not-found');
    return log;
  };
  const foods = new ListFoods('en', allFoods());
  const openOn = (log: ListLog): number => countToGet(log.items(), AboutList.of(log, foods), foods);
  const headOf = (id: string): ShoppingList => ({ id, name: names.get(id) ?? '', open: openOn(logOf(id)), updated_at: null });
  const other = new ListReplica('other', Date.now);

  let links: GuestLink[] = [];
  let people: Shopper[] = [{ who: OWNER, name: 'Ada Brook', isHere: true, seen_at: new Date().toISOString() }];
  let guestLink: RouteOutput<'GET /guest-lists/:token'> = {
    state: 'open',
    expires_at: '2027-01-31T18:00:00.000Z',
    list: { id: OWNER, linkId: '00000000-0000-7000-8000-0000000011c5', name: '', shared_by: 'Ada Brook' },
  };

  const answers: Answers = {
    'GET /shopping-lists': () => ({ items: [...logs.keys()].filter((id) => !gone.has(id)).map(headOf) }),
    'POST /shopping-lists': ({ id, name }) => {
      if (!logs.has(id)) logs.set(id, new ListLog());
      names.set(id, name);
      return headOf(id);
    },
    'PUT /shopping-lists/:id/name': ({ id, name }) => {
      names.set(id, name);
      return headOf(id);
    },
    'PUT /shopping-lists/:id/deleted': ({ id, deleted }) => {
      const head = headOf(id);
      if (deleted) gone.add(id);
      else gone.delete(id);
      return head;
    },
    'POST /shopping-lists/:id/visits': () => ({ people }),
    'GET /shopping-lists/:id/guest-links': () => ({ items: links }),
    'POST /shopping-lists/:id/guest-links': () => {
      const link = { id: newId(), made_by: OWNER, expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString() };
      links = [...links, link];
      return { token: 't'.repeat(43), link };
    },
    'DELETE /shopping-lists/:id/guest-links/:linkId': ({ linkId }) => {
      links = links.filter(({ id }) => id !== linkId);
      return { items: links };
    },
    'GET /guest-lists/:token': () => ({ ...guestLink }),
    'POST /guest-lists/:token/visits': ({ name }) => ({
      people: [...people, { who: guestNamed(name), name, isHere: true, seen_at: new Date().toISOString() }],
    }),
    'POST /guest-lists/:token/sync': ({ token: _, name, ...request }) => {
      if (guestLink.state !== 'open') throw new ProblemError('access.signed-out');
      const log = logOf(OWNER);
      const { operations, refused, ...answer } = log.sync(request as SyncRequest, Date.now(), {
        by: guestNamed(name),
        admit: (operation) => asGuest(operation, log),
      });
      return { ...answer, operations: [...operations] as never, refused: [...refused] };
    },
    'POST /shopping-lists/:id/sync': ({ id, ...request }) => {
      const { operations, refused, ...answer } = logOf(id).sync(request as SyncRequest, Date.now(), { by: OWNER });
      return { ...answer, operations: [...operations] as never, refused: [...refused] };
    },
  };
  return {
    answers,
    /** Somebody else shares the lists too. */
    join: (...others: Shopper[]) => void (people = [...people, ...others]),
    /** The guest link is over. */
    endLink: (state: 'expired' | 'ended') => void (guestLink = { ...guestLink, state, list: null }),
    /** What is on a list, as the server has it. */
    items: (id = OWNER) => logOf(id).items(),
    /** Another person changes the list that every cook has; gives back what browsers are told of it. */
    change(make: (list: ListReplica) => void, by = 'ben') {
      const log = logOf(OWNER);
      other.receive(log.sync(other.request(), Date.now(), { by }));
      make(other);
      other.receive(log.sync(other.request(), Date.now(), { by }));
      return {
        type: 'events.recipes.shopping-list.changed' as const,
        payload: { listId: OWNER, revision: log.taken, mark: log.taken, isAbout: false },
      };
    },
  };
}
