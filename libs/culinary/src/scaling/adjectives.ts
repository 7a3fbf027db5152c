import type { LabelledLine } from '../ingredients/parse-ingredient';
import type { Token } from '../ingredients/token';
import { VOCABULARY } from '../ingredients/vocabulary';
import { type Language, foldWord } from '../languages';
import type { Replacement } from './replacements';

/** How adjectives end for one and for many; the vocabulary knows which of the pairs a word follows. German and English ones are left alone. */
const ENDINGS: Partial<Record<Language, readonly (readonly [one: string, many: string])[]>> = {
  fr: [['', 's']],
  es: [['', 's']],
  it: [['o', 'i'], ['a', 'e'], ['e', 'i']],
  pt: [['', 's']],
};

/** Whether a word is a size or a preparation, which change their number with the food. */
export function isAdjective(word: string, language: Language): boolean {
  const { size, preparation } = VOCABULARY[language];
  return size.has(word) || preparation.has(word);
}

/** Puts the adjectives right before and after the tokens [from, to) into their number: "1 cebolla grande, pelada y picada" doubled is "2 cebollas grandes, peladas y picadas". */
export function agreeAdjectives({ tokens, language }: LabelledLine, from: number, to: number, isMany: boolean): Replacement[] {
  const found: Replacement[] = [];
  const agree = (i: number): boolean => {
    const token = tokens[i];
    if (!token || !isAdjective(token.folded, language)) return false;
    const { start, end } = token;
    found.push({ start, end, text: adjectiveInNumber(token.text, isMany, language) });
    return true;
  };
  for (let i = from - 1; agree(i); i--);
  let next = to;
  while (agree(next) || (isJoint(tokens[next], language) && isAdjective(tokens[next + 1]?.folded ?? '', language))) next++;
  return found;
}

const isJoint = (token: Token | undefined, language: Language): boolean =>
  token !== undefined && (token.text === ',' || VOCABULARY[language].plus.has(token.folded));

function adjectiveInNumber(word: string, isMany: boolean, language: Language): string {
  for (const [one, many] of ENDINGS[language] ?? []) {
    const [from, to] = isMany ? [one, many] : [many, one];
    const other = word.slice(0, word.length - from.length) + to;
    if (word.endsWith(from) && isAdjective(foldWord(other), language)) return other;
  }
  return word;
}
