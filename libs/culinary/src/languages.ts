/** Languages whose ingredient lines and step texts are understood. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv'] as const;

/** An ISO 639-1 code out of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Lower case without accents or dots, the form in which words are looked up. ß becomes ss. */
export function foldWord(word: string): string {
  // most words are plain letters, and normalising is the slow part
  if (/^[a-z]*$/.test(word)) return word;
  const lower = word.toLowerCase();
  if (/^[a-z'-]*$/.test(lower)) return lower;
  return foldText(lower).replaceAll('.', '');
}

/** Letters that are no plain letter with an accent, as they are written where a keyboard lacks them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Lower case without accents, in plain letters (ß becomes ss, ø becomes o), every apostrophe a straight one. Everything else stays as it is. */
export function foldText(text: string): string {
  // normalising is the slow part, and plain letters need none
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßœæøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘`´]/g, "'");
}

/** The supported language of a language tag ("pt-BR" is pt), or null when it is not one of ours. */
export function languageOf(tag: string | null | undefined): Language | null {
  const code = tag?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? null;
}
