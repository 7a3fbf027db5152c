import type { Language } from '../languages';
import { unitKind } from '../units/unit-table';
import { LABEL, type Label } from './labels';
import type { Token } from './token';
import { unitAt } from './unit-spans';
import { VOCABULARY } from './vocabulary';

const MOST_COUNTED = 30;
/** What numbers are kinds of: flour, apples, page 3. */
const NUMBERED = new Set(['type', 'typ', 'tipo', 'no', 'nr', 'number', 'page', 'size', 'grade']);
export const JOINTS: ReadonlySet<string> = new Set([':', '-', '–', '—', ',']);
const DASHES = new Set(['-', '–', '—']);
const ASIDES = new Set([',', ';', '(', ')']);
/** Between things and the size of each. */
const SIZED = new Set(['a', 'da', 'de', 'von', 'of']);
/** What may stand after the amount at the end. */
const ENDS = new Set(['.', '*', ')', ']']);

/** An amount behind its food: number from `at`, unit from `unit` to `to`; equal when there is none. */
interface LastAmount {
  readonly at: number;
  readonly unit: number;
  readonly to: number;
}

/** "eggs 3", "salt - 1 tsp", "aglio 1 o 2 spicchi", "Mehl (200 g)": labels the amount behind the food in a line that has no other, or only the size of one. */
export function readLastAmount(tokens: readonly Token[], labels: Label[], language: Language): void {
  const starts = startsOf(tokens, labels.indexOf(LABEL.QUANTITY));
  const amount = starts.map((at) => amountAt(tokens, at, language)).find((found) => found !== null);
  if (!amount || !isFood(tokens, amount, labels)) return;
  for (let i = amount.at; i < amount.to; i++) labels[i] = labelWithin(tokens[i]!, i >= amount.unit, language);
}

/** Where the amount may begin: anywhere when there is no other one in the line, else right behind a colon before that. */
function startsOf(tokens: readonly Token[], other: number): number[] {
  if (other < 0) return tokens.map((_, i) => i);
  const colon = tokens.findIndex(({ text }, i) => i < other && text === ':');
  return colon < 0 ? [] : [colon + 1];
}

const isJoint = (token: Token | undefined): boolean => token !== undefined && (JOINTS.has(token.text) || token.text === '(');

function labelWithin({ kind, value, folded }: Token, inUnit: boolean, language: Language): Label {
  if (kind === 'mark') return LABEL.PUNCTUATION;
  if (inUnit && value === null) return LABEL.UNIT;
  return VOCABULARY[language].size.has(folded) ? LABEL.REMARK : LABEL.QUANTITY;
}

/** A number that counts things, not one of their kind, as in "Mehl Type 405". */
export const isCount = (token: Token | undefined): boolean =>
  token !== undefined && token.value !== null && token.value > 0 && token.value <= MOST_COUNTED;

function amountAt(tokens: readonly Token[], at: number, language: Language): LastAmount | null {
  const number = numberEnd(tokens, at, language);
  if (at === 0 || !number) return null;
  const sized = afterSizes(tokens, number, language);
  const unit = unitAt(tokens, sized, language);
  if (unit ? unitKind(unit.unit) === 'length' : !isBareCount(tokens, at)) return null;
  const to = unit ? partEnd(tokens, unit.next, language) : sized;
  const inBrackets = tokens[at - 1]?.text === '(' && tokens[to]?.text === ')';
  const isWhole = inBrackets || saysSize(tokens, at, to) || tokens.slice(to).every(({ text }) => ENDS.has(text));
  return isWhole ? { at, unit: unit ? sized : to, to } : null;
}

/** "Cacao: 3 scatole da 70 g": the size of one follows. */
function saysSize(tokens: readonly Token[], at: number, to: number): boolean {
  return tokens[at - 1]?.text === ':' && SIZED.has(tokens[to]?.folded ?? '') && tokens[to + 1]?.kind === 'number';
}

/** The index after "3", "1-2", "one or two" or, behind a mark, the article of a unit; 0 when no number stands there. */
function numberEnd(tokens: readonly Token[], at: number, language: Language): number {
  const { value, folded } = tokens[at]!;
  const { one, range } = VOCABULARY[language];
  if (value === null)
    return one.has(folded) && isJoint(tokens[at - 1]) && unitAt(tokens, afterSizes(tokens, at + 1, language), language) ? at + 1 : 0;
  const joined = DASHES.has(tokens[at + 1]?.text ?? '') || range.has(tokens[at + 1]?.folded ?? '');
  return joined && (tokens[at + 2]?.value ?? 0) > value ? at + 3 : at + 1;
}

function afterSizes(tokens: readonly Token[], i: number, language: Language): number {
  let at = i;
  while (VOCABULARY[language].size.has(tokens[at]?.folded ?? '')) at++;
  return at;
}

/** The index after the half of "1 bustina e mezza". */
function partEnd(tokens: readonly Token[], i: number, language: Language): number {
  const part = tokens[i + 1]?.value ?? 1;
  return part < 1 && VOCABULARY[language].plus.has(tokens[i]?.folded ?? '') ? i + 2 : i;
}

/** "eggs 3" and "eggs x3", but not "Mehl Type 405", "farina tipo 00" or "T55". */
function isBareCount(tokens: readonly Token[], at: number): boolean {
  const [before, number] = [tokens[at - 1], tokens[at]!];
  return (
    isCount(number) &&
    before !== undefined &&
    (before.end < number.start || before.kind === 'mark' || before.folded === 'x') &&
    !NUMBERED.has(before.folded)
  );
}

/** Whether nothing but words, with commas and brackets at most, stands before the amount and its colon, dash or bracket. */
function isFood(tokens: readonly Token[], { at, unit, to }: LastAmount, labels: readonly Label[]): boolean {
  const food = tokens.slice(0, isJoint(tokens[at - 1]) ? at - 1 : at);
  const counted = unit === to;
  return (
    food.length > 0 &&
    food.every(
      ({ text, kind, value }, i) => ASIDES.has(text) || (kind === 'word' && value === null && (labels[i] !== LABEL.UNIT || counted)),
    )
  );
}
