import type { Language } from '../languages';
import { isAbbreviation, pluralize, singularize } from './plural';
import { readUnit } from './unit-aliases';

/** How words end for one and for many. The table of spellings decides which of the pairs a unit follows, if any. */
const ENDINGS: Record<Exclude<Language, 'en'>, readonly (readonly [string, string])[]> = {
  de: [
    ['las', 'läser'],
    ['att', 'ätter'],
    ['opf', 'öpfe'],
    ['eig', 'eige'],
    ['iel', 'iele'],
    ['aib', 'aibe'],
    ['ket', 'kete'],
    ['', 'n'],
    ['', 'en'],
  ],
  fr: [
    ['al', 'aux'],
    ['', 's'],
    ['', 'x'],
  ],
  es: [
    ['ón', 'ones'],
    ['z', 'ces'],
    ['', 's'],
    ['', 'es'],
  ],
  it: [
    ['cia', 'ce'],
    ['io', 'i'],
    ['co', 'chi'],
    ['go', 'ghi'],
    ['ca', 'che'],
    ['o', 'i'],
    ['a', 'e'],
    ['e', 'i'],
  ],
  pt: [
    ['ão', 'ões'],
    ['m', 'ns'],
    ['', 's'],
    ['', 'es'],
  ],
  nl: [
    ['teen', 'tenen'],
    ['ad', 'aderen'],
    ['es', 'essen'],
    ['ak', 'akken'],
    ['ik', 'ikken'],
    ['ot', 'otten'],
    ['', 's'],
    ['', 'en'],
  ],
  sv: [
    ['ka', 'kor'],
    ['ta', 'tor'],
    ['va', 'vor'],
    ['pa', 'por'],
    ['se', 'sar'],
    ['e', 'ar'],
    ['', 'ar'],
    ['', 'er'],
    ['', 'or'],
  ],
};
/** Shorter words are abbreviations, which stay the same. */
const SHORTEST_WORD = 4;

/**
 * The author's spelling of a unit for one or for many: "cup" and "cups", "cuillère à soupe" and "cuillères à soupe". A spelling whose
 * other number is not known, and every abbreviation, comes back as it is.
 */
export function unitInNumber(spelling: string, isMany: boolean, language: Language): string {
  if (language === 'en') return isAbbreviation(spelling) ? spelling : isMany ? pluralize(spelling) : singularize(spelling);
  const [first = ''] = spelling.split(' ');
  const unit = readUnit(spelling, language);
  if (first.length < SHORTEST_WORD || unit === null) return spelling;
  for (const [one, many] of ENDINGS[language]) {
    const [from, to] = isMany ? [one, many] : [many, one];
    if (!first.endsWith(from)) continue;
    const other = first.slice(0, first.length - from.length) + to + spelling.slice(first.length);
    if (readUnit(other, language) === unit) return other;
  }
  return spelling;
}
