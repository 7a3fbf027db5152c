import { LABEL } from '../ingredients/labels';
import { type LabelledLine, type ParseIngredientOptions, readLine } from '../ingredients/parse-ingredient';
import type { Token } from '../ingredients/token';
import { VOCABULARY } from '../ingredients/vocabulary';
import { LEADING_PICTURES } from '../leading-pictures';
import { isDegree } from './growing-amounts';
import { replaceParts } from './replacements';
import { scaleLine } from './scale-ingredient';

/** A scaled line as a recipe prints it: the amount at the left, the words at the right. */
export interface IngredientColumns {
  /** Everything the line begins with that says how much: "1 cup plus 2 tbsp", "2 (15 oz) cans". '' when it begins with something else. */
  readonly amount: string;
  /** The rest, without the "of" between them. Never '' for a line that says something. */
  readonly words: string;
}

/** A longer remark in brackets is no part of the amount: "(about 3 medium ones)". */
const LONGEST_BRACKET = 26;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
const TIES = new Set('x × * each apiece je jeweils a à da de of plus or oder ou o'.split(' '));

/**
 * Multiplies a line as scaleIngredient does and divides it after its leading amount. Both parts are in the author's words; pictures before the
 * amount go with the food.
 */
export function ingredientColumns(text: string, factor: number, options: ParseIngredientOptions = {}): IngredientColumns {
  const [pictures = ''] = LEADING_PICTURES.exec(text) ?? [];
  const { amount, words } = divided(text.slice(pictures.length), factor, options);
  return { amount, words: pictures === '' ? words : `${pictures.trim()} ${words}` };
}

function divided(text: string, factor: number, options: ParseIngredientOptions): IngredientColumns {
  const line = readLine(text, options);
  const replacements = scaleLine(line, factor);
  const end = leadingEnd(text, line);
  const split = line.tokens[end - 1]?.end ?? 0;
  const wordsFrom = line.tokens[isGlue(line, end) ? end + 1 : end]?.start ?? text.length;
  if (end === 0 || wordsFrom === text.length) return { amount: '', words: replaceParts(text, replacements).text.trim() };
  const later = replacements
    .filter(({ start }) => start >= wordsFrom)
    .map((part) => ({ ...part, start: part.start - wordsFrom, end: part.end - wordsFrom }));
  return {
    amount: withoutOf(
      replaceParts(
        text.slice(0, split),
        replacements.filter((part) => part.end <= split),
      ).text.trim(),
      line,
    ),
    words: replaceParts(text.slice(wordsFrom), later)
      .text.replace(/^[\s,;:–-]+/, '')
      .trim(),
  };
}

/** "1 taza y media de" and "½ of an": what ties the fraction to its food. */
function withoutOf(amount: string, { language }: LabelledLine): string {
  const { of, one } = VOCABULARY[language];
  const words = amount.split(' ');
  const last = words.length - (one.has(words.at(-1)?.toLowerCase() ?? '') ? 2 : 1);
  return last > 0 && of.has(words[last]?.toLowerCase() ?? '') ? words.slice(0, last).join(' ') : amount;
}

function isGlue({ tokens, labels, language }: LabelledLine, at: number): boolean {
  return VOCABULARY[language].of.has(tokens[at]?.folded ?? '') && labels[at] !== LABEL.NAME && at + 1 < tokens.length;
}

/** The index after the last token of the amount that the line begins with. */
function leadingEnd(text: string, line: LabelledLine): number {
  const { tokens, labels } = line;
  let end = 0;
  for (let i = 0; i < tokens.length;) {
    const closing = CLOSING[tokens[i]!.text];
    if (closing !== undefined) {
      const after = tokens.findIndex((token, at) => at > i && token.text === closing) + 1;
      if (end === 0 || !isShortAmount(text, line, i, after)) break;
      end = after;
      i = after;
      continue;
    }
    if (isDegree(tokens[i])) return 0;
    if (!canLead(line, i)) break;
    i++;
    if (labels[i - 1] === LABEL.QUANTITY || labels[i - 1] === LABEL.UNIT || isDotOfUnit(line, i - 1)) end = i;
  }
  return end;
}

function canLead({ tokens, labels, amounts, language }: LabelledLine, i: number): boolean {
  const { kind, folded } = tokens[i]!;
  if (labels[i] === LABEL.QUANTITY || labels[i] === LABEL.UNIT || kind === 'mark') return true;
  if (amounts.some(({ from, to }) => from <= i && i < to)) return true;
  const { about, size, one, plus } = VOCABULARY[language];
  return labels[i] !== LABEL.NAME && [about, size, one, plus, TIES].some((words) => words.has(folded));
}

const isDotOfUnit = ({ tokens, labels }: LabelledLine, i: number): boolean =>
  tokens[i]?.text === '.' && labels[i - 1] === LABEL.UNIT && tokens[i - 1]?.end === tokens[i]?.start;

/** Brackets that say how much, and little else: "(15 oz)", "(240 ml; 8 fl oz)". */
function isShortAmount(text: string, { tokens, labels }: LabelledLine, from: number, to: number): boolean {
  const inner: readonly Token[] = tokens.slice(from, to);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last || last.end - first.start > LONGEST_BRACKET) return false;
  const words = labels.slice(from, to);
  return !words.includes(LABEL.NAME) && words.includes(LABEL.UNIT);
}
