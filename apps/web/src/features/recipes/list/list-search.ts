import {
  CATEGORIES,
  type Category,
  DIFFICULTIES,
  type Difficulty,
  MAX_SEARCH_LENGTH,
  RECIPE_SORTS,
  type RecipeSort,
  TIME_RANGE_LABELS,
  TIME_RANGES,
  type TimeRange,
} from '@simmer/contracts/constants';

/** What the list shows, as it stands in the address: reload and Back give the same list. */
export interface ListSearch {
  search?: string;
  categories?: Category[];
  difficulties?: Difficulty[];
  timeRanges?: TimeRange[];
  sort?: RecipeSort;
}

export type FilterName = 'categories' | 'difficulties' | 'timeRanges';

export interface FilterOption {
  id: string;
  label: string;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const options = (ids: readonly string[], labelOf: (id: string) => string): FilterOption[] => ids.map((id) => ({ id, label: labelOf(id) }));

export const FILTER_GROUPS: readonly { name: FilterName; legend: string; options: FilterOption[] }[] = [
  { name: 'categories', legend: 'Categories', options: options(CATEGORIES, capitalised) },
  { name: 'difficulties', legend: 'Difficulty', options: options(DIFFICULTIES, capitalised) },
  { name: 'timeRanges', legend: 'Time', options: options(TIME_RANGES, (id) => TIME_RANGE_LABELS[id as TimeRange]) },
];

export const SORT_LABELS: Record<RecipeSort, string> = { newest: 'Newest first', oldest: 'Oldest first', title: 'A to Z', quickest: 'Quickest first' };

/** Reads the address; what is not known is left out, never an error. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const known = <T extends string>(value: unknown, all: readonly T[]): T[] | undefined => {
    const given = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    const ids = all.filter((id) => given.includes(id));
    return ids.length > 0 ? ids : undefined;
  };
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, MAX_SEARCH_LENGTH) : undefined;
  const sort = RECIPE_SORTS.find((name) => name === raw['sort']);
  return compact({
    search: search?.trim() ? search : undefined,
    categories: known(raw['categories'], CATEGORIES),
    difficulties: known(raw['difficulties'], DIFFICULTIES),
    timeRanges: known(raw['timeRanges'], TIME_RANGES),
    sort: sort === 'newest' ? undefined : sort,
  });
}

/** How many options are chosen over all three groups. */
export const activeFilterCount = (search: ListSearch): number =>
  FILTER_GROUPS.reduce((sum, { name }) => sum + (search[name]?.length ?? 0), 0);

export function toggleFilter(search: ListSearch, name: FilterName, id: string): ListSearch {
  const chosen: readonly string[] = search[name] ?? [];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return readListSearch({ ...search, [name]: next });
}

export const clearFilters = ({ search, sort }: ListSearch): ListSearch => compact({ search, sort });

function compact(search: { [K in keyof ListSearch]: ListSearch[K] | undefined }): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as ListSearch;
}
