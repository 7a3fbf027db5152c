/** Every language that Simmer speaks, by its code; a folder beside this file holds its texts. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself, for whoever looks for their own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Where a browser keeps the language that its user chose. */
export const LANGUAGE_COOKIE = 'language';
