import {
  CATEGORIES,
  type Category,
  DIFFICULTIES,
  type Difficulty,
  type RecipeSort,
  TIME_RANGES,
  type TimeRange,
} from '@simmer/contracts/constants';
import type { ListedRecipe } from './listed-recipe';
import { compare, type OrderKey, ORDERS } from './orders';
import { categoriesOf, normalise } from './text-keys';
import { isInRange } from './time-range';

/** Within a group one match is enough; every group that is given has to match. */
export interface ListFilter {
  readonly categories?: readonly Category[];
  readonly difficulties?: readonly Difficulty[];
  readonly timeRanges?: readonly TimeRange[];
  readonly favorite?: boolean;
  /** As `normalise` writes it, or as it was typed. */
  readonly tag?: string;
  readonly collection?: string;
  /** What a search has found: nothing else is listed. */
  readonly among?: ReadonlySet<string>;
}

/** A place in a list, which stays one when the recipe that stood there is gone. */
export interface ListPosition {
  readonly key: OrderKey;
  readonly id: string;
}

export interface ListPage<T> {
  readonly items: readonly T[];
  /** How many the whole list has. */
  readonly total: number;
  /** Where the page ended, if more follow. */
  readonly next: ListPosition | null;
}

/** How many recipes each filter option would show. */
export interface Facets {
  total: number;
  favorites: number;
  categories: Record<Category, number>;
  difficulties: Record<Difficulty, number>;
  timeRanges: Record<TimeRange, number>;
}

interface Entry<T> {
  recipe: T;
  categories: readonly Category[];
}

/** One cook's recipes in memory, to be filtered, sorted and counted: thousands of them within a millisecond or two. */
export class RecipeList<T extends ListedRecipe = ListedRecipe> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly sorted = new Map<RecipeSort, readonly (ListPosition & { entry: Entry<T> })[]>();

  constructor(recipes: Iterable<T> = []) {
    for (const recipe of recipes) this.put(recipe);
  }

  get size(): number {
    return this.entries.size;
  }

  get(id: string): T | undefined {
    return this.entries.get(id)?.recipe;
  }

  all(): T[] {
    return [...this.entries.values()].map(({ recipe }) => recipe);
  }

  /** Adds a recipe, or replaces the one with its id. */
  put(recipe: T): void {
    const known = this.entries.get(recipe.id);
    const categories = known && sameTags(known.recipe, recipe) ? known.categories : categoriesOf(recipe.tags);
    if (!known) {
      this.entries.set(recipe.id, { recipe, categories });
      this.sorted.clear();
      return;
    }
    for (const sort of this.sorted.keys()) if (ORDERS[sort].keyOf(known.recipe) !== ORDERS[sort].keyOf(recipe)) this.sorted.delete(sort);
    known.recipe = recipe;
    known.categories = categories;
  }

  remove(id: string): void {
    if (this.entries.delete(id)) this.sorted.clear();
  }

  /** The recipes that a filter lets through, in an order: `limit` of them after a place. */
  page(filter: ListFilter, sort: RecipeSort, limit: number, after?: ListPosition): ListPage<T> {
    const matching = this.inOrder(sort).filter(({ entry }) => matches(entry, filter));
    const from = after ? firstAfter(matching, sort, after) : 0;
    const found = matching.slice(from, from + limit);
    const last = found.at(-1);
    return {
      items: found.map(({ entry }) => entry.recipe),
      total: matching.length,
      next: last && from + limit < matching.length ? { key: last.key, id: last.id } : null,
    };
  }

  /** All of them. */
  list(filter: ListFilter, sort: RecipeSort): T[] {
    return this.inOrder(sort).flatMap(({ entry }) => (matches(entry, filter) ? [entry.recipe] : []));
  }

  /** Every tag with how many recipes have it, by name; tags that differ in case or accents are one. */
  tags(): { name: string; count: number }[] {
    const found = new Map<string, { name: string; count: number }>();
    for (const { recipe } of this.entries.values()) {
      const own = new Map(recipe.tags.map((tag) => [normalise(tag), tag]));
      for (const [plain, name] of own) {
        const known = found.get(plain);
        if (known) known.count += 1;
        else found.set(plain, { name, count: 1 });
      }
    }
    return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag);
  }

  /** What each option of the filters would show by itself, among what the given filter lets through. */
  facets(filter: ListFilter): Facets {
    const facets: Facets = {
      total: 0,
      favorites: 0,
      categories: zeros(CATEGORIES),
      difficulties: zeros(DIFFICULTIES),
      timeRanges: zeros(TIME_RANGES),
    };
    for (const entry of this.entries.values()) {
      if (!matches(entry, filter)) continue;
      const { favorite, difficulty, total_time } = entry.recipe;
      facets.total += 1;
      if (favorite) facets.favorites += 1;
      for (const category of entry.categories) facets.categories[category] += 1;
      facets.difficulties[difficulty] += 1;
      for (const range of TIME_RANGES) if (isInRange(total_time, range)) facets.timeRanges[range] += 1;
    }
    return facets;
  }

  private inOrder(sort: RecipeSort): readonly (ListPosition & { entry: Entry<T> })[] {
    const known = this.sorted.get(sort);
    if (known) return known;
    const places = [...this.entries].map(([id, entry]) => ({ id, key: ORDERS[sort].keyOf(entry.recipe), entry }));
    places.sort((one, other) => compare(sort, one, other));
    this.sorted.set(sort, places);
    return places;
  }
}

function matches({ recipe, categories }: Entry<ListedRecipe>, filter: ListFilter): boolean {
  if (filter.among && !filter.among.has(recipe.id)) return false;
  if (filter.favorite !== undefined && recipe.favorite !== filter.favorite) return false;
  if (filter.collection && !recipe.collections.includes(filter.collection)) return false;
  if (filter.tag && !hasTag(recipe, normalise(filter.tag))) return false;
  if (filter.categories?.length && !filter.categories.some((category) => categories.includes(category))) return false;
  if (filter.difficulties?.length && !filter.difficulties.includes(recipe.difficulty)) return false;
  return !filter.timeRanges?.length || filter.timeRanges.some((range) => isInRange(recipe.total_time, range));
}

const hasTag = ({ tags }: ListedRecipe, plain: string): boolean => tags.some((tag) => normalise(tag) === plain);

/** Where a recipe stands in an order. */
export const positionOf = (sort: RecipeSort, recipe: ListedRecipe): ListPosition => ({ key: ORDERS[sort].keyOf(recipe), id: recipe.id });

/** The first place behind another one, by halving. */
function firstAfter(places: readonly ListPosition[], sort: RecipeSort, after: ListPosition): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place && compare(sort, place, after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const sameTags = (one: ListedRecipe, other: ListedRecipe): boolean =>
  one.tags.length === other.tags.length && one.tags.every((tag, at) => tag === other.tags[at]);

const zeros = <K extends string>(keys: readonly K[]) => Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
