/** Fractions and signs that the fonts every reader has do not know, in the words of those they do. */
const SPELLED: Readonly<Record<string, string>> = {
  '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6',
  '⁄': '/', '−': '-', '→': '->', '≈': '~', '≤': '<=', '≥': '>=', '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\u200b': '', '\ufeff': '', '\u00ad': '', '℃': '°C', '℉': '°F',
}; // prettier-ignore
/** What Windows-1252 has beside Latin-1. */
const BESIDE_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isKnown = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return character === '\n' || (code >= 32 && code < 127) || (code >= 160 && code < 256) || BESIDE_LATIN_1.includes(character);
};

/** A text with the characters that the standard fonts of PDF can show; of the others their base letter, or a question mark. */
export function printable(text: string): string {
  let printed = '';
  for (const character of text.normalize('NFC')) {
    if (isKnown(character)) printed += character;
    else if (SPELLED[character] !== undefined) printed += SPELLED[character];
    else {
      const base = [...character.normalize('NFKD')].filter((part) => isKnown(part)).join('');
      printed += base || (/\p{L}|\p{N}/u.test(character) ? '?' : '');
    }
  }
  return printed;
}
