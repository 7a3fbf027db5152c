import type { FoodLanguage } from '../languages';

/*
 * The common part of a word's singular and plural, and of an adjective's endings. Not always a word: it is only compared with other stems of the
 * same language, after a lookup of the words as they stand.
 */
const SHORTEST = 4;

const dropping =
  (...endings: RegExp[]) =>
  (word: string): string => {
    for (const ending of endings) {
      const stem = word.replace(ending, '');
      if (stem !== word && stem.length >= 3) return stem;
    }
    return word;
  };

/** An n alone is the plural of a longer word in -el or -er: Zwiebeln, but Kern, vegan. */
const german = dropping(/(?:ern|en|er|es|em|e|s)$/, /(?<=..(?:el|er))n$/);
const swedish = dropping(/(?:orna|arna|erna|ar|or|er|en|et|na|a|e|n|t)$/);
/** Long vowels and doubled consonants tell of the syllable alone: noot, noten; vis, vissen; druif, druiven. */
const dutch = (word: string): string =>
  dropping(
    /(?:tjes?|jes?)$/,
    /(?:en|e|s)$/,
  )(word)
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');

const STEMS: Readonly<Record<FoodLanguage, (word: string) => string>> = {
  en: (word) =>
    word
      .replace(/([^aeiou])ies$/, '$1y')
      .replace(/(ch|sh|x|ss|zz|o)es$/, '$1')
      .replace(/([lr])ves$/, '$1f')
      .replace(/eaves$/, 'eaf')
      .replace(/oaves$/, 'oaf')
      .replace(/([^su])s$/, '$1')
      .replace(/ey$/, 'y'),
  de: german,
  fr: (word) =>
    word
      .replace(/(?:s|x)$/, '')
      .replace(/e$/, '')
      .replace(/([lnt])\1$/, '$1'),
  es: dropping(/(?:[oa]s|es|s|[oae])$/),
  it: dropping(/(?:h[ei]|i[oae]|[oaei])$/),
  pt: (word) =>
    dropping(/(?:[oa]s|es|s|[oae])$/)(
      word
        .replace(/(?:oes|aes|aos)$/, 'ao')
        .replace(/ns$/, 'm')
        .replace(/([aeou])is$/, '$1l'),
    ),
  nl: dutch,
  sv: swedish,
};

const known = new Map<FoodLanguage, Map<string, string>>();
const MOST_KNOWN = 50_000;

/** What the singular, the plural and the inflected forms of a folded word have in common, as far as rules tell. */
export function stemOf(word: string, language: FoodLanguage): string {
  if (word.length < SHORTEST) return word;
  let stems = known.get(language);
  if (!stems || stems.size > MOST_KNOWN) known.set(language, (stems = new Map()));
  let stem = stems.get(word);
  if (stem === undefined) stems.set(word, (stem = STEMS[language](word)));
  return stem;
}
