import type { LabelledLine } from '../ingredients/parse-ingredient';
import type { Token } from '../ingredients/token';
import { VOCABULARY } from '../ingredients/vocabulary';
import { type Language, foldWord } from '../languages';
import type { Replacement } from './replacements';

/** How adjectives end for one and for many; the words that are known tell which of the pairs one follows. Of German ones many always end the same. */
const ENDINGS: Partial<Record<Language, readonly (readonly [one: string, many: string])[]>> = {
  de: [
    ['er', 'e'],
    ['es', 'e'],
  ],
  fr: [['', 's']],
  es: [['', 's']],
  it: [
    ['co', 'chi'],
    ['ca', 'che'],
    ['o', 'i'],
    ['a', 'e'],
    ['e', 'i'],
  ],
  pt: [['', 's']],
};

/** Colours and ripeness, lower case without accents. */
const QUALITIES: Partial<Record<Language, RegExp>> = {
  de: /^(?:rot|grun|gelb|weiss|schwarz|reif|frisch|suss)e[rs]?$/,
  fr: /^(?:rouge|jaune|vert|verte|noir|noire|blanc|blanche|mur|mure)s?$/,
  es: /^(?:(?:roj|amarill|negr|blanc|morad|madur|fresc|sec)[oa]|verde|dulce)s?$/,
  it: /^(?:(?:ross|giall|ner|matur)[oaie]|(?:bianc|fresc|secc)(?:o|a|hi|he)|verd[ei]|dolc[ei])$/,
  pt: /^(?:(?:rox|vermelh|amarel|branc|pret|madur|fresc|sec)[oa]|verde|doce)s?$/,
};

/** Whether a word is a size, a colour or a preparation, which change their number with the food. */
export function isAdjective(word: string, language: Language): boolean {
  const { size, preparation } = VOCABULARY[language];
  return size.has(word) || preparation.has(word) || (QUALITIES[language]?.test(word) ?? false);
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
  // the feminine, the only German one whose singular is known, ends like the plural
  if (language === 'de' && !isMany) return word;
  for (const [one, many] of ENDINGS[language] ?? []) {
    const [from, to] = isMany ? [one, many] : [many, one];
    const other = word.slice(0, word.length - from.length) + to;
    if (word.endsWith(from) && isAdjective(foldWord(other), language)) return other;
  }
  return word;
}
