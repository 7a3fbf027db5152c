/** What the video provider calls a video by. Nothing else is ever put into the address of a player. */
export const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** Where a video stands on the help page and on /app/videos. */
export const VIDEO_TABS = ['recipes', 'meal-plan', 'shopping'] as const;
export type VideoTab = (typeof VIDEO_TABS)[number];

export const VIDEO_SORTS = ['newest', 'oldest', 'most_viewed', 'title'] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];

/** Videos on one page of a list, and on the help page. */
export const VIDEOS_PER_PAGE = 10;
export const HELP_PAGE_VIDEOS = 6;

/** A short one takes so many seconds at most. */
export const SHORT_VIDEO_SECONDS = 120;

/** Characters of each text; how many tags, categories and chapters a video has; `allCategories`: how many there are. */
export const VIDEO_LIMITS = {
  title: 200,
  description: 5_000,
  notes: 2_000,
  tag: 60,
  tags: 30,
  categories: 10,
  chapters: 50,
  chapter: 120,
  key: 200,
  categoryName: 60,
  allCategories: 50,
} as const;
