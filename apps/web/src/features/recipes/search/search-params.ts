import { MAX_SEARCH_LENGTH } from '@simmer/contracts/constants';
import { type FilterName, type ListSearch, readListSearch } from '../list/list-search';

/** What the search page shows, as it stands in the address. */
export interface SearchParams extends Pick<ListSearch, FilterName> {
  q?: string;
  /** The question is words alone. */
  exact?: true;
}

/** Reads the address; what is not known is left out, never an error. */
export function readSearchParams(raw: Record<string, unknown>): SearchParams {
  const { categories, diets, difficulties, timeRanges } = readListSearch(raw);
  // a question of digits alone arrives as a number
  const q = String(raw['q'] ?? '')
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
  return {
    ...(q && { q }),
    ...(q && raw['exact'] === true && { exact: true as const }),
    ...(categories && { categories }),
    ...(diets && { diets }),
    ...(difficulties && { difficulties }),
    ...(timeRanges && { timeRanges }),
  };
}
