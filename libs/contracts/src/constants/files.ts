/** One upload to the file import, all its files together. */
export const MAX_RECIPE_FILES_BYTES = 200 * 1024 * 1024;

export const MAX_RECIPE_FILES = 50;

/** The source of one page, as a cook pastes it or the bookmarklet sends it. */
export const MAX_PAGE_SOURCE_BYTES = 8 * 1024 * 1024;

/** What one cook may bring in on one day: room for the whole collection of another app with its photos, and for nobody's disk to fill. */
export const DAILY_QUOTAS = {
  photos: { kind: 'photos', count: 25_000, bytes: 2 * 1024 ** 3 },
  fileImports: { kind: 'file-imports', count: 50, bytes: 2 * 1024 ** 3 },
  exports: { kind: 'exports', count: 50, bytes: 0 },
} as const;

/** How many exports of a cook are stored; one more removes the oldest. */
export const EXPORTS_KEPT = 3;

/** An exported file can be fetched for this many hours. */
export const EXPORT_KEPT_HOURS = 24;

/** The forms in which recipes leave Simmer. Only the first keeps everything. */
export const EXPORT_FORMATS = ['simmer', 'json-ld', 'paprika', 'mela', 'cooklang', 'recipemd', 'meal-master', 'csv', 'plain-text'] as const;

/** One book; a larger one would not be turned by anybody. */
export const MAX_PDF_RECIPES = 2_000;

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
