import * as germanCookbook from './de/cookbook';
import * as german from './de/mail';
import * as germanVoice from './de/voice';
import * as englishCookbook from './en/cookbook';
import * as english from './en/mail';
import * as englishVoice from './en/voice';
import type { Language } from './languages';

/** Texts of the same names, each with the same values; what they say is the language's. */
type InAnyLanguage<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends (...values: never[]) => unknown ? T[K] : InAnyLanguage<T[K]>;
};

/** What mails say, for whoever writes them on a server: there every language is needed. */
export const MAIL_TEXTS: Record<Language, InAnyLanguage<typeof english>> = { en: english, de: german };

/** What voice devices say, in the language in which they are spoken to. */
export const VOICE_TEXTS: Record<Language, InAnyLanguage<typeof englishVoice>> = { en: englishVoice, de: germanVoice };

/** What a cookbook says beside its recipes. */
export const COOKBOOK_TEXTS: Record<Language, InAnyLanguage<typeof englishCookbook>> = { en: englishCookbook, de: germanCookbook };

export const isLanguage = (code: string | null): code is Language => code !== null && code in COOKBOOK_TEXTS;
