/*
 * A feature is a template with up to two values: "before,shape amount step". Its words come from small closed sets, so each gets a number and
 * a feature is one number made of three: a thousand lines have fifty thousand of them, and building strings for each would take most of the time.
 */

/** More words than all templates and values have, and small enough that three of them fit a small integer. */
const WIDTH = 512;
const NONE = '-';

const codes = new Map<string, number>();
const words: string[] = [];

function codeOf(word: string): number {
  const known = codes.get(word);
  if (known !== undefined) return known;
  if (words.length === WIDTH) throw new Error('Too many words in the features of the line labeller');
  codes.set(word, words.length);
  return words.push(word) - 1;
}

/** The number of a feature. */
export const featureKey = (template: string, value: string = NONE, second: string = NONE): number =>
  (codeOf(template) * WIDTH + codeOf(value)) * WIDTH + codeOf(second);

/** The words of a feature: its template and its values. */
export const featureWords = (key: number): [template: string, value: string, second: string] => [
  words[Math.floor(key / WIDTH / WIDTH)]!,
  words[Math.floor(key / WIDTH) % WIDTH]!,
  words[key % WIDTH]!,
];
