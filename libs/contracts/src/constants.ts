/** The specification's business constants. No imports, so that the web shell can use them without loading a schema. */

export const PRODUCT_NAME = 'Simmer';
export const APP_VERSION = '2.0.0';

export const ITEMS_PER_PAGE = 12;
export const MAX_PAGE_SIZE = 100;

/** Milliseconds that the web client waits for one API call, how often it tries again, and how long it pauses between tries. */
export const API_TIMEOUT_MS = 5_000;
export const API_RETRY_ATTEMPTS = 3;
export const API_RETRY_DELAY_MS = 1_000;

export const IMPORT_TIMEOUT_MS = 30_000;
export const IMAGE_UPLOAD_TIMEOUT_MS = 5_000;
export const RECIPE_CREATION_TIMEOUT_MS = 15_000;

export const LAZY_LOAD_THRESHOLD_PX = 50;
export const SEARCH_DEBOUNCE_MS = 300;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_SUGGESTIONS = 10;

export const RECIPE_DEFAULT_SERVINGS = 4;
export const RECIPE_DEFAULT_DIFFICULTY = 'medium';

/** How sure the reader of a page or file must be of a field, 0 to 1: below it has guessed, and the edit screen says so. */
export const SURE_FROM = 0.7;

/** The most ingredients, and the most steps, that one recipe has room for. */
export const MAX_RECIPE_LINES = 300;

/** Own recipes that a cook without a subscription may keep. */
export const FREE_RECIPE_LIMIT = 50;

/** A deleted recipe can be restored for this many days, then it is purged. */
export const RESTORE_WINDOW_DAYS = 30;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const;
export const TIME_RANGES = ['under-15', '15-30', '30-60', 'over-60'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Category = (typeof CATEGORIES)[number];
export type TimeRange = (typeof TIME_RANGES)[number];

export const TIME_RANGE_LABELS: Record<TimeRange, string> = {
  'under-15': '< 15 min',
  '15-30': '15-30 min',
  '30-60': '30-60 min',
  'over-60': '60+ min',
};

export const RECIPE_SORTS = ['newest', 'oldest', 'title', 'quickest'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
export const IMAGE_WIDTHS = [320, 480, 800, 1280] as const;

/** One upload to the file import, all its files together. */
export const MAX_RECIPE_FILES_BYTES = 200 * 1024 * 1024;
export const MAX_RECIPE_FILES = 50;

/** The source of one page, as a cook pastes it or the bookmarklet sends it. */
export const MAX_PAGE_SOURCE_BYTES = 8 * 1024 * 1024;

/** An exported file can be fetched for this many hours. */
export const EXPORT_KEPT_HOURS = 24;

/** The forms in which recipes leave Simmer. Only the first keeps everything. */
export const EXPORT_FORMATS = ['simmer', 'json-ld', 'paprika', 'mela', 'cooklang', 'recipemd', 'meal-master', 'csv', 'plain-text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The forms in which recipes come in, recognised by what is in a file, whatever its name. */
export const FILE_FORMATS = {
  simmer: 'Simmer',
  'json-ld': 'schema.org recipes (JSON-LD)',
  'web-page': 'Saved web page',
  paprika: 'Paprika',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  nextcloud: 'Nextcloud Cookbook',
  recipesage: 'RecipeSage',
  'recipe-keeper': 'Recipe Keeper',
  'copy-me-that': 'Copy Me That',
  'plan-to-eat': 'Plan to Eat',
  mela: 'Mela',
  crouton: 'Crouton',
  cookmate: 'Cookmate',
  kitchenowl: 'KitchenOwl',
  cooklang: 'Cooklang',
  recipemd: 'RecipeMD',
  'meal-master': 'Meal-Master',
  mastercook: 'MasterCook',
  'living-cookbook': 'Living Cookbook',
  rezkonv: 'RezKonv',
  gourmet: 'Gourmet',
  'my-recipe-box': 'My Recipe Box',
  cheftap: 'ChefTap',
  pepperplate: 'Pepperplate',
  saffron: 'Saffron',
  chowdown: 'Chowdown',
  recipeml: 'RecipeML',
  'open-recipe-format': 'Open Recipe Format',
  kreml: 'Krecipes',
  cookml: 'CookML',
  'now-youre-cooking': 'Now You’re Cooking',
  'easy-recipe-deluxe': 'Easy Recipe Deluxe',
  accuchef: 'AccuChef',
  evernote: 'Evernote',
  csv: 'Table (CSV)',
  pdf: 'PDF',
  'plain-text': 'Plain text',
} as const;
export type FileFormat = keyof typeof FILE_FORMATS;

export const IMPORT_STAGES = ['fetching', 'reading', 'saving-picture', 'saving-recipe'] as const;
export type ImportStageName = (typeof IMPORT_STAGES)[number];

/** The exact messages that the specification binds. */
export const IMPORT_MESSAGES = {
  blankUrl: 'Please enter a recipe URL',
  invalidUrl: 'Please enter a valid URL',
  notExtractable: 'Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.',
  timeout: 'The import is taking too long. The site might be slow or blocking our access. Try copying and pasting the recipe instead.',
  failed: (reason: string): string => `Failed to import recipe: ${reason}`,
  creationTimeout: 'Recipe creation timeout after 15 seconds',
  importTimeout: 'Import timeout after 30 seconds',
} as const;

/** The message a cook reads for a failed import, by the specification's rules on the reason. */
export function importErrorMessage(reason: string): string {
  if (reason.toLowerCase().includes('timeout')) return IMPORT_MESSAGES.timeout;
  if (reason.includes('Could not extract')) return reason;
  return IMPORT_MESSAGES.failed(reason);
}
