import { locale } from '@simmer/messages/language';

/** A text as the beginning of a sentence. */
export const inSentence = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
