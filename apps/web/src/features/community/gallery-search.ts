import type { RouteInput } from '@simmer/client';
import {
  CLAIMED_DIETS,
  type ClaimedDiet,
  COMMUNITY_SORTS,
  type CommunitySort,
  COOK_TIMES,
  type CookTime,
  CUISINES,
  type Cuisine,
  DIFFICULTIES,
  type Difficulty,
  MAX_SEARCH_LENGTH,
} from '@simmer/contracts/constants';
import { language } from '@simmer/messages/language';

/** What the gallery shows, as it stands in the address: reload and Back give the same recipes. What is not there restricts nothing. */
export interface GallerySearch {
  search?: string;
  sort?: CommunitySort;
  cuisine?: Cuisine;
  diet?: ClaimedDiet;
  difficulty?: Difficulty;
  /** Minutes at most; a number, which an address shows without quotes. */
  timeRange?: number;
}

export type FilterName = 'cuisine' | 'diet' | 'difficulty' | 'timeRange';
const FILTER_NAMES = ['cuisine', 'diet', 'difficulty', 'timeRange'] as const satisfies readonly FilterName[];

/** Reads the address; what is not known is left out, never an error. */
export function readGallerySearch(raw: Record<string, unknown>): GallerySearch {
  const known = <T extends string>(value: unknown, all: readonly T[]): T | undefined => all.find((one) => one === String(value));
  const search = raw['search'] === undefined ? '' : String(raw['search']).slice(0, MAX_SEARCH_LENGTH);
  const timeRange = known(raw['timeRange'], COOK_TIMES);
  return compact({
    search: search.trim() ? search : undefined,
    sort: known(raw['sort'], COMMUNITY_SORTS),
    cuisine: known(raw['cuisine'], CUISINES),
    diet: known(raw['diet'], CLAIMED_DIETS),
    difficulty: known(raw['difficulty'], DIFFICULTIES),
    timeRange: timeRange && Number(timeRange),
  });
}

/** What the server is asked for. Recipes in the reader's language come first; nobody but a cook follows others. */
export function galleryInput(
  { timeRange, sort, ...search }: GallerySearch,
  { isVisitor }: { isVisitor: boolean },
): RouteInput<'GET /community/recipes'> {
  return {
    ...search,
    language,
    ...(sort && !(isVisitor && sort === 'following') && { sort }),
    ...(timeRange && { timeRange: String(timeRange) as CookTime }),
  };
}

export const activeFilters = (search: GallerySearch): FilterName[] => FILTER_NAMES.filter((name) => search[name] !== undefined);

/** Chooses an option of a filter, or takes it back where it is chosen. */
export function toggleFilter(search: GallerySearch, name: FilterName, option: string): GallerySearch {
  const { [name]: chosen, ...rest } = search;
  return readGallerySearch(String(chosen) === option ? { ...rest } : { ...rest, [name]: option });
}

export const clearFilters = ({ search, sort }: GallerySearch): GallerySearch => compact({ search, sort });

function compact(search: { [K in keyof GallerySearch]: GallerySearch[K] | undefined }): GallerySearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as GallerySearch;
}
