import { foldText } from '@simmer/culinary';

/** Words that stand in nearly every recipe and find nothing. */
const STOP_WORDS = new Set(
  'a an the and or of with in on for to from my your recipe und oder mit der die das den dem ein eine von zu im rezept avec et de du des la le les con y el los las di e il'.split(
    ' ',
  ),
);

/** The words of a text, folded (lower case, no accents or marks), without stop words. A text of stop words alone keeps them. */
export function plainWords(text: string): string[] {
  const words =
    foldText(text)
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** The words of a text as they are looked up: plain, each in its basic form. */
export const searchWords = (text: string): string[] => plainWords(text).map(stem);

/**
 * A word without its plural ending, so that "berries" finds "berry" and "Zwiebel" finds "Zwiebeln". Rules alone, no list: what is cut wrongly is
 * cut wrongly in recipe and question alike.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}i`;
  if (word.endsWith('y') && !/[aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (/(?:sh|ch|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('eln') || word.endsWith('ern')) return word.slice(0, -1);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return stemEnd(word.slice(0, -1));
  return stemEnd(word);
}

/** A last e or en goes too: "grape" and "grapes", "Karotte" and "Karotten" meet. */
const stemEnd = (word: string): string => word.replace(word.length > 5 ? /(?:en|e)$/ : /(?<=...)e$/, '');
