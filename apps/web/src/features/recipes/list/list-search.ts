import {
  CATEGORIES,
  type Category,
  type Diet,
  DIETS,
  DIFFICULTIES,
  type Difficulty,
  MAX_SEARCH_LENGTH,
  RECIPE_LIMITS,
  RECIPE_SORTS,
  type RecipeSort,
  TIME_RANGES,
  type TimeRange,
} from '@simmer/contracts/constants';

/** What the list shows, as it stands in the address: reload and Back give the same list. */
export interface ListSearch {
  search?: string;
  categories?: Category[];
  /** Computed from the ingredients. */
  diets?: Diet[];
  difficulties?: Difficulty[];
  timeRanges?: TimeRange[];
  /** Only recipes with this tag. */
  tag?: string;
  /** Only recipes of this collection, by id. */
  collection?: string;
  sort?: RecipeSort;
}

export type FilterName = 'categories' | 'diets' | 'difficulties' | 'timeRanges';

const FILTER_NAMES = ['categories', 'diets', 'difficulties', 'timeRanges'] as const satisfies readonly FilterName[];

/** Reads the address; what is not known is left out, never an error. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const known = <T extends string>(value: unknown, all: readonly T[]): T[] | undefined => {
    const given = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    const ids = all.filter((id) => given.includes(id));
    return ids.length > 0 ? ids : undefined;
  };
  // a tag of digits alone arrives as a number
  const word = (value: unknown, most: number): string | undefined =>
    (value === undefined ? '' : String(value)).trim().slice(0, most) || undefined;
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, MAX_SEARCH_LENGTH) : undefined;
  const sort = RECIPE_SORTS.find((name) => name === raw['sort']);
  return compact({
    search: search?.trim() ? search : undefined,
    categories: known(raw['categories'], CATEGORIES),
    diets: known(raw['diets'], DIETS),
    difficulties: known(raw['difficulties'], DIFFICULTIES),
    timeRanges: known(raw['timeRanges'], TIME_RANGES),
    tag: word(raw['tag'], RECIPE_LIMITS.tag),
    collection: word(raw['collection'], 36),
    sort: sort === 'newest' ? undefined : sort,
  });
}

/** How many options are chosen over all three groups. */
export const activeFilterCount = (search: ListSearch): number =>
  FILTER_NAMES.reduce((sum, name) => sum + (search[name]?.length ?? 0), 0) + Number(!!search.tag) + Number(!!search.collection);

export function toggleFilter(search: ListSearch, name: FilterName, id: string): ListSearch {
  const chosen: readonly string[] = search[name] ?? [];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return readListSearch({ ...search, [name]: next });
}

export const clearFilters = ({ search, sort }: ListSearch): ListSearch => compact({ search, sort });

function compact(search: { [K in keyof ListSearch]: ListSearch[K] | undefined }): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as ListSearch;
}
