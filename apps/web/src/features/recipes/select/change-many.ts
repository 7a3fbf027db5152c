import type { RecipeSummary } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import { normalise } from '@simmer/recipe-list';
import { deviceOfCook, queueWrite } from '../../../device/device';

type Recipes = readonly RecipeSummary[];
/** Brings back what was there before. */
export type Undo = () => Promise<void>;

const has = (tags: readonly string[], tag: string): boolean => tags.some((other) => normalise(other) === normalise(tag));

export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** A recipe's tags after a change of many; a recipe has room for so many. */
export const tagsAfter = (tags: readonly string[], { add, remove }: TagChange): string[] =>
  [...tags.filter((tag) => !has(remove, tag)), ...add.filter((tag) => !has(tags, tag))].slice(0, RECIPE_LIMITS.tags);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Every one of these is shown at once and waits in the queue like a change of a single recipe, all of them from the same moment. */
export async function tagMany(recipes: Recipes, change: TagChange): Promise<Undo> {
  const changed = recipes
    .map(({ id, tags }) => ({ id, before: tags, tags: tagsAfter(tags, change) }))
    .filter(({ before, tags }) => !isSame(before, tags));
  await queueWrite('PUT /recipes/:id/tags', ...changed.map(({ id, tags }) => ({ id, tags })));
  return () => queueWrite('PUT /recipes/:id/tags', ...changed.map(({ id, before }) => ({ id, tags: before })));
}

/** `chosen` says of collections whether all of these are in it or none; the others stay as they are. */
export async function collectMany(recipes: Recipes, chosen: ReadonlyMap<string, boolean>): Promise<Undo> {
  const changed = recipes
    .map(({ id, collections }) => {
      const kept = collections.filter((one) => chosen.get(one) !== false);
      const added = [...chosen].flatMap(([one, isIn]) => (isIn && !kept.includes(one) ? [one] : []));
      return { id, before: collections, collections: [...kept, ...added] };
    })
    .filter(({ before, collections }) => !isSame(before, collections));
  await queueWrite('PUT /recipes/:id/collections', ...changed.map((one) => ({ id: one.id, collections: one.collections })));
  return () => queueWrite('PUT /recipes/:id/collections', ...changed.map(({ id, before }) => ({ id, collections: before })));
}

export async function favoriteMany(recipes: Recipes, favorite: boolean): Promise<Undo> {
  const changed = recipes.filter((recipe) => recipe.favorite !== favorite);
  await queueWrite('PUT /recipes/:id/favorite', ...changed.map(({ id }) => ({ id, favorite })));
  return () => queueWrite('PUT /recipes/:id/favorite', ...changed.map(({ id }) => ({ id, favorite: !favorite })));
}

export async function deleteMany(recipes: Recipes): Promise<Undo> {
  await queueWrite('DELETE /recipes/:id', ...recipes.map(({ id }) => ({ id })));
  return async () => {
    await queueWrite('POST /recipes/:id/restore', ...recipes.map(({ id }) => ({ id })));
    // without a connection they are still on this device; with one the server has them back first
    if (navigator.onLine) await (await deviceOfCook())?.refresh();
  };
}
