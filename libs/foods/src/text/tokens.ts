import { foldText } from '@simmer/culinary';

/** A part of a name between commas or brackets. */
export interface Segment {
  readonly tokens: readonly string[];
  readonly isBracketed: boolean;
}

const SPECIAL: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };
const WORD = /[\p{L}\p{N}%]+/gu;
/** The slash of ½ is none between two foods. */
const FRACTION = /(\d)\s?\/\s?(?=\d)/g;
/** Longer texts are no names of foods. */
const MOST_LETTERS = 200;
const MOST_TOKENS = 24;

/** Lower case, without accents, hyphens and apostrophes; "lamb's" is lambs, "d'ail" two words. */
export function foldName(text: string): string {
  const folded = foldText(text.slice(0, MOST_LETTERS));
  const plain = /^[\x20-\x7e]*$/.test(folded) ? folded : folded.replace(/[æøłđ]/g, (letter) => SPECIAL[letter] ?? letter);
  return plain.replace(/(\p{L})'s(?!\p{L})/gu, '$1s').replace(/%/g, ' % ');
}

/** Nothing to fold: most names of the catalogue, most names of recipes. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The words of a name, folded. */
export function tokensOf(text: string): string[] {
  const isPlain = text.length <= MOST_LETTERS && PLAIN.test(text);
  return (isPlain ? text.split(' ') : (foldName(text).match(WORD) ?? [])).slice(0, MOST_TOKENS);
}

/** The parts of a name between commas and brackets; what stands in brackets is a remark. */
export function segmentsOf(text: string): Segment[] {
  if (text.length <= MOST_LETTERS && PLAIN.test(text)) return [{ tokens: tokensOf(text), isBracketed: false }];
  const segments: Segment[] = [];
  for (const part of foldName(text).split(/(?=[([])|(?<=[)\]])/)) {
    const isBracketed = /^[([]/.test(part);
    for (const piece of part.split(/[,;:]|\s[-–—]\s|\*/)) {
      const tokens = (
        piece
          .replace(FRACTION, '$1 ')
          .replace(/\s?\/\s?/g, ' or ')
          .match(WORD) ?? []
      ).slice(0, MOST_TOKENS);
      if (tokens.length) segments.push({ tokens, isBracketed });
    }
  }
  return segments;
}
