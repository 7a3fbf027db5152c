/** What the text of each code has to say beside it. */
export type CodeCatalogue = Readonly<Record<string, Readonly<Record<string, 'text' | 'number'>>>>;

type ParamsOf<Values> = { -readonly [Name in keyof Values]: Values[Name] extends 'number' ? number : string };

/** One of a catalogue's codes, with the values that its text needs. */
export type Coded<C extends CodeCatalogue> = {
  [Code in keyof C & string]: keyof C[Code] extends never ? { code: Code; params?: never } : { code: Code; params: ParamsOf<C[Code]> };
}[keyof C & string];

/** A text for each of a catalogue's codes: a function where it has values to say. */
export type TextsOf<C extends CodeCatalogue> = {
  [Code in keyof C]: keyof C[Code] extends never ? string : (params: ParamsOf<C[Code]>) => string;
};

/** What of a recipe in a file has no place in Simmer. */
export const FILE_LOSSES = {
  'attached-files': { count: 'number' },
  column: { name: 'text' },
  cost: { cost: 'text' },
  'end-of-notes': { count: 'number', most: 'number' },
  language: { language: 'text' },
  'lines-apart': { lines: 'text' },
  'more-pictures': { count: 'number' },
  'more-ratings': { count: 'number' },
  'more-tags': { most: 'number', tags: 'text' },
  'newer-simmer': {},
  'nutrient-impossible': { nutrient: 'text', amount: 'number' },
  'nutrition-beyond': { statements: 'text', more: 'number' },
  'nutrition-of-ingredients': {},
  'other-amounts': { others: 'text', kept: 'text' },
  'picture-damaged': {},
  'picture-kind': {},
  'picture-missing': {},
  'picture-too-large': { megabytes: 'number' },
  'picture-without-address': {},
  'step-pictures': { count: 'number' },
  tools: { names: 'text' },
  'unknown-field': { name: 'text' },
  'unreadable-field': { name: 'text' },
  video: {},
  'waiting-time': { minutes: 'number' },
} as const satisfies CodeCatalogue;
export type FileLoss = Coded<typeof FILE_LOSSES>;

/** Why nothing, or not all, could be read of a file. */
export const FILE_PROBLEMS = {
  'cut-off': {},
  damaged: {},
  empty: {},
  'living-cookbook-backup': {},
  locked: {},
  'member-damaged': { name: 'text' },
  'member-missing': { name: 'text' },
  'member-too-large': { name: 'text' },
  'no-recipe': {},
  'no-recipe-in-first': { most: 'number' },
  'not-arrived': {},
  picture: {},
  timeout: {},
  'too-large': {},
  'too-many-members': { most: 'number' },
  'too-many-pages': { most: 'number' },
  'too-much': {},
  unreadable: {},
} as const satisfies CodeCatalogue;
export type FileProblem = Coded<typeof FILE_PROBLEMS>;

/** Why a recipe of a file was left out. */
export const SKIP_REASONS = {
  damaged: {},
  empty: {},
  'import-full': { most: 'number' },
  link: {},
  'name-leads-out': {},
  'no-ingredients': {},
  'no-recipe': {},
  'no-title': {},
  'not-tried': { count: 'number', most: 'number' },
  'other-form': {},
  'pictures-of-text': {},
  'too-long': {},
} as const satisfies CodeCatalogue;
export type SkipReason = Coded<typeof SKIP_REASONS>;

/** Why a recipe that was found was not saved, or not with its photo. */
export const SAVE_PROBLEMS = {
  'field-refused': { field: 'text' },
  'photo-gone': {},
  'photo-refused': {},
  'recipe-refused': {},
  'too-long': {},
} as const satisfies CodeCatalogue;
export type SaveProblem = Coded<typeof SAVE_PROBLEMS>;
