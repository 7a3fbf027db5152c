import type { RouteInput } from '@simmer/client';
import {
  MAX_SEARCH_LENGTH,
  SHORT_VIDEO_SECONDS,
  VIDEO_LIMITS,
  VIDEO_SORTS,
  VIDEO_TABS,
  type VideoSort,
  type VideoTab,
} from '@simmer/contracts/constants';

/** What is listed and which video is open, as it stands in the address. What is not there restricts nothing. */
export interface VideosSearch {
  search?: string;
  sort?: Exclude<VideoSort, 'newest'>;
  /** `short`: of whatever tab, those that take less than two minutes. */
  part?: VideoPart;
  /** Id of a category. */
  category?: string;
  tag?: string;
  /** Id of the open video. */
  video?: string;
}

export const VIDEO_PARTS = [...VIDEO_TABS, 'short'] as const;
export type VideoPart = VideoTab | 'short';

const ID = /^[0-9a-f-]{36}$/;

/** Reads the address; what is not known is left out, never an error. */
export function readVideosSearch(raw: Record<string, unknown>): VideosSearch {
  const text = (name: string, most: number): string => (raw[name] === undefined ? '' : String(raw[name]).slice(0, most).trim());
  const id = (name: string): string => (ID.test(text(name, 36)) ? text(name, 36) : '');
  const sort = VIDEO_SORTS.find((one) => one === raw['sort']);
  const part = VIDEO_PARTS.find((one) => one === raw['part']);
  const given = {
    search: text('search', MAX_SEARCH_LENGTH),
    sort: sort === 'newest' ? undefined : sort,
    part,
    category: id('category'),
    tag: text('tag', VIDEO_LIMITS.tag),
    video: id('video'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== '')) as VideosSearch;
}

/** The list, as the server is asked for it. */
export const videosInput = ({ search, sort, part, category, tag }: VideosSearch): RouteInput<'GET /videos'> => ({
  ...(search && { search }),
  ...(sort && { sort }),
  ...(part && (part === 'short' ? { duration_max: SHORT_VIDEO_SECONDS } : { tab: part })),
  ...(category && { categories: category }),
  ...(tag && { tags: tag }),
});

/** Whether something beside the order and the open video narrows the list. */
export const isNarrowed = ({ search, part, category, tag }: VideosSearch): boolean =>
  [search, part, category, tag].some((one) => one !== undefined);
