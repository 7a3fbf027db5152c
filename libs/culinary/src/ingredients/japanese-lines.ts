import type { Language } from '../languages';
import { LABEL, type Label } from './labels';
import type { Token } from './token';
import { unitAt } from './unit-spans';

/*
 * Japanese lines name the food first, and their spoons and cups stand before the number: 砂糖 大さじ2, 牛乳 1カップ, 卵2個.
 */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Measures that are written to the food before them. */
const MEASURE = /^(.+?)(大さじ|大匙|小さじ|小匙|カップ|少々|適量|ひとつまみ)$/u;
const OPENING = new Set(['(', '（', '[', '【']);
const CLOSING = new Set([')', '）', ']', '】']);

/** Whether a line is Japanese, or Chinese, which measures alike. */
export const isJapanese = (tokens: readonly Token[]): boolean => tokens.some(({ kind, text }) => kind === 'word' && JAPANESE.test(text));

/** A word of Japanese as its food and the measure that is written to it, or null where it is one. */
export function withoutMeasure(word: string): readonly [food: string, measure: string] | null {
  const [, food, measure] = JAPANESE.test(word) ? (MEASURE.exec(word) ?? []) : [];
  return food && measure ? [food, measure] : null;
}

/** Labels a Japanese line: numbers and the units beside them, and whatever else stands outside brackets is the food. */
export function labelJapanese(tokens: readonly Token[], language: Language): Label[] {
  let depth = 0;
  return tokens.map(({ kind, text, value }, i) => {
    if (OPENING.has(text)) depth++;
    if (CLOSING.has(text)) depth--;
    if (kind === 'mark') return LABEL.PUNCTUATION;
    if (value !== null) return depth > 0 ? LABEL.REMARK : LABEL.QUANTITY;
    if (depth > 0) return LABEL.REMARK;
    const isUnit = unitAt(tokens, i, language) !== null;
    const isBeside = tokens[i - 1]?.value != null || tokens[i + 1]?.value != null || i === tokens.length - 1;
    return isUnit && isBeside && i > 0 ? LABEL.UNIT : LABEL.NAME;
  });
}
