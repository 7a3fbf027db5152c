export const PRODUCT_NAME = 'Simmer';
export const APP_VERSION = '2.0.0';

export const ITEMS_PER_PAGE = 12;
export const MAX_PAGE_SIZE = 100;

/** Milliseconds that the web client waits for one API call, how often it tries again, and how long it pauses between tries. */
export const API_TIMEOUT_MS = 5_000;
export const API_RETRY_ATTEMPTS = 3;
export const API_RETRY_DELAY_MS = 1_000;

/** Milliseconds between two heartbeats of the stream of live updates; a reader that misses them reconnects. */
export const LIVE_HEARTBEAT_MS = 15_000;

export const IMPORT_TIMEOUT_MS = 30_000;
/** The most addresses that one request imports; whoever has more sends several requests. */
export const MAX_IMPORTS_AT_ONCE = 20;
export const IMAGE_UPLOAD_TIMEOUT_MS = 5_000;
export const RECIPE_CREATION_TIMEOUT_MS = 15_000;

export const LAZY_LOAD_THRESHOLD_PX = 50;
export const SEARCH_DEBOUNCE_MS = 300;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_SUGGESTIONS = 10;
export const MAX_RECENT_SEARCHES = 10;
/** Hits of one search. */
export const MAX_HITS = 50;
/** What those that have all words weigh as JSON in UTF-8, and what those do that take too long: both come in one answer. */
export const HITS_BYTES = 400 * 1024;

export const RECIPE_DEFAULT_SERVINGS = 4;
export const RECIPE_DEFAULT_DIFFICULTY = 'medium';

/** How sure the reader of a page or file must be of a field, 0 to 1: below it has guessed, and the edit screen says so. */
export const SURE_FROM = 0.7;

/** Own recipes that a cook without a subscription may keep. */
export const FREE_RECIPE_LIMIT = 50;
/** From this count on a cook on the free plan sees how much room is left. */
export const ROOM_TOLD_FROM = 45;

/** A deletion that is undone so soon gets the place back that a recipe of the tray has taken meanwhile. */
export const PLACE_GIVEN_BACK_MS = 15 * 60_000;

/** A deleted recipe can be restored for this many days, then it is purged. */
export const RESTORE_WINDOW_DAYS = 30;

/** Changes of a library in one answer: with nothing but ids and revisions it stays small. */
export const CHANGES_PER_PAGE = 2_000;

/** The most recipes that one request deletes or restores: its answer has to come in time. */
export const MAX_RECIPES_AT_ONCE = 50;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const;
export const TIME_RANGES = ['under-15', '15-30', '30-60', 'over-60'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Category = (typeof CATEGORIES)[number];
export type TimeRange = (typeof TIME_RANGES)[number];

export const RECIPE_SORTS = ['newest', 'oldest', 'title', 'quickest', 'most-cooked', 'favorites', 'highest-rated'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_NAME_LENGTH = 80;

export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
export const IMAGE_WIDTHS = [320, 480, 800, 1280] as const;
