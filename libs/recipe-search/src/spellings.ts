import { stem } from './words';

/** Spellings of one word that are further apart than a slip. */
const SPELLINGS: readonly string[] = [
  'doughnut donut',
  'barbecue barbeque bbq',
  'ketchup catsup',
  'hummus houmous humus hommus',
  'kebab kabob kebap',
  'yogurt yoghurt joghurt yoghourt',
  'omelette omelet omlet',
  'pilaf pilau pilav',
  'tzatziki tsatsiki zaziki',
  'falafel felafel',
  'chilli chili chile',
  'broccoli brokkoli',
];

const bySpelling = new Map(
  SPELLINGS.map((list) => list.split(' ').map(stem)).flatMap((words) =>
    words.map((word) => [word, words.filter((other) => other !== word)] as const),
  ),
);

/** Other spellings of a word in its basic form. */
export const otherSpellings = (word: string): readonly string[] => bySpelling.get(word) ?? [];

/** An umlaut that was typed as two letters, as one: kaese, kase. The same word where there is none. */
export const withoutDigraphs = (word: string): string => word.replace(/ae|oe|(?<![aeq])ue/g, ([first = '']) => first);

/** Words of a text with the letters that keyboards without umlauts write as two: käse, kaese; by their folded forms. */
export function digraphsOf(text: string, fold: (word: string) => string): ReadonlyMap<string, string> {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const written = words.filter((word) => /[äöüæøœ]/i.test(word));
  return new Map(written.map((word) => [fold(word), fold(word.replace(/[äæ]/gi, 'ae').replace(/[öøœ]/gi, 'oe').replace(/ü/gi, 'ue'))]));
}

/** Whether a word is of a script that leaves no space between words. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(word);
