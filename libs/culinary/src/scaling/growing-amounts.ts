import type { AmountSpan } from '../ingredients/amount-spans';
import { LABEL } from '../ingredients/labels';
import type { LabelledLine } from '../ingredients/parse-ingredient';
import type { Token } from '../ingredients/token';
import { VOCABULARY } from '../ingredients/vocabulary';
import { type UnitKey, unitKind } from '../units/unit-table';
import { findMeasures, isMeasured } from './measures';
import type { AmountTokens } from './scaled-amount';

/** What is bought closed: an amount in brackets after one is the size of a package. */
const CONTAINERS: ReadonlySet<UnitKey | null> = new Set<UnitKey>([
  'can', 'jar', 'package', 'bottle', 'bag', 'box', 'carton', 'tub', 'envelope', 'sachet', 'container', 'tray', 'tube', 'pot', 'punnet', 'basket',
]);
const EACH = new Set('each apiece jeweils je chacun chacune chaque piece cada ciascuno ciascuna ciascuni ciascune ognuno ognuna'.split(' '));
/** Between a package and its size: zwei Dosen à 400 g, due scatole da 400 g. */
const SIZED = new Set('a da de di of von zu je jeweils each about ca circa environ'.split(' '));
const BY = new Set(['x', '×', '*', 'by']);
const RANGE_DASHES = new Set(['-', '–', '—']);
/** What follows a number that says how hot or how strong, not how much. */
const DEGREES = new Set(['°', 'º', '℃', '℉', '%', 'degrees', 'grad', 'degres', 'grados', 'gradi', 'graus']);

/** The amounts of a line that grow with the recipe: the stated ones and those in remarks, but no sizes, temperatures and ratios. */
export function growingAmounts(line: LabelledLine): AmountTokens[] {
  const stated = line.amounts.filter((amount): amount is AmountSpan & AmountTokens => amount.quantity !== null && !amount.perItem);
  return [...stated.map((amount) => wholeRange(line, amount)), ...remarkAmounts(line)].filter((amount) => !isFixed(line, amount));
}

/** The reader may take the lower end of a range for a remark: the 6 of "(6 to 8 cloves)". */
function wholeRange({ tokens, labels, language }: LabelledLine, amount: AmountTokens): AmountTokens {
  const [lower, joiner] = [tokens[amount.from - 2], tokens[amount.from - 1]];
  const isRange = joiner && (VOCABULARY[language].range.has(joiner.folded) || RANGE_DASHES.has(joiner.text));
  if (!isRange || amount.quantityMax !== null || lower?.value == null || labels[amount.from - 2] !== LABEL.REMARK || lower.value >= amount.quantity) return amount;
  return { ...amount, from: amount.from - 2, quantity: lower.value, quantityMax: amount.quantity };
}

/** Amounts that the reader put into a remark: "or 2 tablespoons butter", "(1 Würfel)". */
function remarkAmounts({ tokens, labels, language }: LabelledLine): AmountTokens[] {
  return findMeasures(tokens, language, (unit, from, to) => isMeasured(unit) || (tokens[from - 1]?.text === '(' && tokens[to]?.text === ')')).filter(({ from, unitTo }) =>
    labels.slice(from, unitTo).every((label) => label === LABEL.REMARK || label === LABEL.PUNCTUATION),
  );
}

function isFixed(line: LabelledLine, amount: AmountTokens): boolean {
  const { tokens } = line;
  if (amount.unit !== null && unitKind(amount.unit) === 'length') return true;
  if (isDegree(tokens[amount.to])) return true;
  if (amount.unit === null && (isRatio(tokens, amount) || isDimension(line, amount))) return true;
  return EACH.has(tokens[Math.max(amount.to, amount.unitTo)]?.folded ?? '') || isPackageSize(line, amount);
}

/** Whether the token after a number says that it is a temperature or a share. */
export const isDegree = (token: Token | undefined): boolean => DEGREES.has(token?.folded ?? '');

/** Beef that is 80/20. */
const isRatio = (tokens: readonly Token[], { from, to }: AmountTokens): boolean => tokens[from - 1]?.text === '/' || tokens[to]?.text === '/';

/** The 9 of "9 x 13 inch". */
function isDimension({ tokens, amounts }: LabelledLine, { to }: AmountTokens): boolean {
  if (!BY.has(tokens[to]?.folded ?? '')) return false;
  const other = amounts.find(({ from }) => from === to + 1);
  return other !== undefined && (other.unit === null || unitKind(other.unit) === 'length');
}

function isPackageSize({ tokens, amounts, language }: LabelledLine, amount: AmountTokens): boolean {
  const container = amounts.find(({ unit, unitTo }) => CONTAINERS.has(unit) && unitTo <= amount.from);
  if (!container || amount.unit === null || unitKind(amount.unit) === 'count') return false;
  const between = tokens.slice(container.unitTo, amount.from);
  if (between.some(({ folded }) => VOCABULARY[language].plus.has(folded))) return false;
  return opensBracket(between) || between.every(({ kind, folded }) => kind === 'mark' || SIZED.has(folded));
}

function opensBracket(tokens: readonly Token[]): boolean {
  const texts = tokens.map(({ text }) => text);
  return texts.lastIndexOf('(') > texts.lastIndexOf(')') || texts.lastIndexOf('[') > texts.lastIndexOf(']');
}
