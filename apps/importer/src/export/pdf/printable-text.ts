/** Fractions and signs that the fonts every reader has do not know, in the words of those they do. */
const SPELLED: Readonly<Record<string, string>> = {
  '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6',
  '⁄': '/', '−': '-', '→': '->', '≈': '~', '≤': '<=', '≥': '>=', '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\u200b': '', '\ufeff': '', '\u00ad': '', '℃': '°C', '℉': '°F',
  'ł': 'l', 'Ł': 'L', 'đ': 'd', 'Đ': 'D', 'ħ': 'h', 'Ħ': 'H', 'ı': 'i', 'ŋ': 'ng', 'ŧ': 't', 'Ŧ': 'T', 'ẞ': 'SS', 'ə': 'e', 'Ə': 'E',
}; // prettier-ignore
/** Cyrillic by ISO 9's everyday form, and Greek by ISO 843's. */
const IN_LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f',
  х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', є: 'ye', і: 'i', ґ: 'g', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y',
  φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
}; // prettier-ignore
/** What Windows-1252 has beside Latin-1. */
const BESIDE_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** A whole number right before a fraction that is spelled: "1⅓" is 1 1/3, not 11/3. */
const WHOLE_AND_FRACTION = /(\d)(?=[⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/g;

/** In Greek, ypsilon after omicron is read with it: "Μουσακάς" is Mousakas. */
const GREEK_OU = /(?<=[οΟ])[υύΥΎ]/g;

const isKnown = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return character === '\n' || (code >= 32 && code < 127) || (code >= 160 && code < 256) || BESIDE_LATIN_1.includes(character);
};

/** A character with those that the standard fonts of PDF can show; undefined for a letter that has none. A sign or picture without is left out. */
function shown(character: string): string | undefined {
  if (isKnown(character)) return character;
  if (SPELLED[character] !== undefined) return SPELLED[character];
  const parts = [...character.normalize('NFKD')];
  const base = parts.map((part) => (isKnown(part) ? part : inLatin(part))).join('');
  if (base !== '' || parts.some((part) => part.toLowerCase() in IN_LATIN)) return base;
  return /\p{L}|\p{N}/u.test(character) ? undefined : '';
}

function inLatin(letter: string): string {
  const small = letter.toLowerCase();
  const latin = IN_LATIN[small] ?? '';
  return small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

const charactersOf = (text: string): string[] => [...text.normalize('NFC').replace(WHOLE_AND_FRACTION, '$1 ').replace(GREEK_OU, 'u')];

/** A text with the characters that the standard fonts of PDF can show: Cyrillic and Greek in Latin letters, of other letters their base, or none: see {@link isPrintable}. */
export const printable = (text: string): string =>
  charactersOf(text)
    .map((character) => shown(character) ?? '')
    .join('');

/** Whether every letter and number of a text can be shown, be it in Latin letters. */
export const isPrintable = (text: string): boolean => charactersOf(text).every((character) => shown(character) !== undefined);
