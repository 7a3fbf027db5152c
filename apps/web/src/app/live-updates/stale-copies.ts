import { queryKey } from '@simmer/client';
import type { LiveSubject, LiveUpdate } from '@simmer/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Concerned {
  /** What changed; without it every copy under the keys counts as older. */
  id?: string;
  /** Prefixes of the query keys whose answers show it. */
  keys: readonly QueryKey[];
}

type ConcernedBy = { [S in LiveSubject]: (payload: LiveUpdate<S>['payload']) => Concerned };

/** Which copies of the server's answers show what a live event is about. */
const concernedBy = {
  'events.recipes.recipe.saved': ({ recipeId: id }) => ({ id, keys: [...recipeLists(), queryKey('GET /recipes/:id', { id })] }),
  'events.recipes.recipe.moved-up': ({ recipeId: id }) => ({ keys: [queryKey('GET /tray'), queryKey('GET /recipes/:id', { id })] }),
  // not the recipe: there is nothing left to ask for
  'events.recipes.recipe.deleted': ({ recipeId: id }) => ({ id, keys: recipeLists() }),
  'events.recipes.shopping-list.changed': () => ({ keys: [queryKey('GET /shopping-lists')] }),
  // who is there is told to the list itself
  'events.recipes.shopping-list.visited': () => ({ keys: [] }),
  'events.recipes.meal-plan.changed': ({ part: id }) => ({ id, keys: mealPlanOf(id) }),
  'events.importer.import.progressed': ({ importId: id }) => ({ id, keys: [queryKey('GET /imports/:id', { id })] }),
  'events.importer.file-import.progressed': ({ importId: id }) => ({
    id,
    keys: [queryKey('GET /file-imports'), queryKey('GET /file-imports/:id', { id })],
  }),
  'events.importer.export.progressed': ({ exportId: id }) => ({ id, keys: [queryKey('GET /exports/:id', { id })] }),
  'events.media.image.stored': ({ imageId: id }) => ({ id, keys: [queryKey('GET /images/:id', { id })] }),
  'events.identity.voice-link.changed': () => ({ keys: [queryKey('GET /voice-link')] }),
  'events.identity.profile.changed': () => ({ keys: [queryKey('GET /profile'), queryKey('GET /session')] }),
  // whoever joins or leaves has other lists and another plan
  'events.identity.household.changed': () => ({
    keys: [
      queryKey('GET /household'),
      queryKey('GET /shopping-lists'),
      queryKey('GET /meal-plan/:id'),
      queryKey('GET /meal-plan-settings'),
      queryKey('GET /meal-plan-templates'),
    ],
  }),
  'events.identity.preferences.changed': () => ({ keys: [queryKey('GET /preferences')] }),
  'events.identity.data-export.progressed': () => ({ keys: [queryKey('GET /account/export')] }),
  'events.billing.subscription.changed': () => ({ keys: [queryKey('GET /subscription')] }),
} satisfies ConcernedBy;

const mealPlanOf = (part: string): QueryKey[] => {
  if (part === 'templates') return [queryKey('GET /meal-plan-templates')];
  // recurring meals of the settings show in every week
  if (part === 'settings') return [queryKey('GET /meal-plan-settings'), queryKey('GET /meal-plan/:id')];
  return [queryKey('GET /meal-plan/:id', { id: part })];
};

const recipeLists = (): QueryKey[] => [queryKey('GET /recipes'), queryKey('GET /recipes/facets')];

/** Has every copy that is older than the update asked for again; one that shows the update's revision, or a later one, is left alone. */
export async function refreshStaleCopies(queryClient: QueryClient, { type, payload }: LiveUpdate): Promise<void> {
  // an older page may hear of an event that it does not know
  const concerned = (concernedBy as Partial<Record<string, (payload: LiveUpdate['payload']) => Concerned>>)[type]?.(payload);
  const stale = (concerned?.keys ?? []).map((prefix) =>
    queryClient.invalidateQueries({
      queryKey: prefix,
      predicate: ({ state }) => concerned?.id === undefined || !shows(state.data, concerned.id, payload.revision),
    }),
  );
  await Promise.all(stale);
}

interface Copy {
  id?: unknown;
  revision?: unknown;
  items?: Copy[];
  pages?: Copy[];
}

/** Whether an answer, one of its items, or an item of one of its pages is this thing at this revision or a later one. */
function shows(data: unknown, id: string, revision: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const copy: Copy = data;
  if (copy.id === id) return typeof copy.revision === 'number' && copy.revision >= revision;
  return [...(copy.pages ?? []), ...(copy.items ?? [])].some((part) => shows(part, id, revision));
}
