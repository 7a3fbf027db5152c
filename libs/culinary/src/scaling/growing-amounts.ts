import type { AmountSpan } from '../ingredients/amount-spans';
import { LABEL } from '../ingredients/labels';
import type { LabelledLine } from '../ingredients/parse-ingredient';
import { CONTAINERS, isSizeOfOne } from '../ingredients/size-of-one';
import type { Token } from '../ingredients/token';
import { unitAt } from '../ingredients/unit-spans';
import { MORE, VOCABULARY } from '../ingredients/vocabulary';
import { type UnitKey, unitKind, unitSize } from '../units/unit-table';
import { findMeasures, isMeasured, joinsRange } from './measures';
import type { AmountTokens } from './scaled-amount';

const BY = new Set(['x', '×', '*', 'by']);
/** What follows a number that says how hot or how strong, not how much. */
const DEGREES = new Set(['°', 'º', '℃', '℉', '%', 'degrees', 'grad', 'degres', 'grados', 'gradi', 'graus']);

/** Ginger is cut so long; what is longer is the size of a thing. In millimetres. */
const LONGEST_CUT = 100;
const CUTS: ReadonlySet<UnitKey | undefined> = new Set<UnitKey>(['piece', 'chunk', 'knob', 'thumb']);
const MOST_COUNTED = 30;

/** The amounts of a line that grow with the recipe: the stated ones and those in remarks, but no sizes, temperatures and ratios. */
export function growingAmounts(line: LabelledLine): AmountTokens[] {
  const stated = line.amounts.filter((amount): amount is AmountSpan & AmountTokens => amount.quantity !== null && !amount.perItem);
  return [...stated.map((amount) => wholeRange(line, amount)), ...remarkAmounts(line), ...otherCounts(line)].filter(
    (amount) => !isFixed(line, amount),
  );
}

/** "400g can of beans" and "14-ounce/400g tin": one package that begins with its size. */
export function leadingPackage({
  tokens,
  labels,
  amounts,
  language,
}: LabelledLine): { readonly unitFrom: number; readonly unitTo: number } | null {
  const [first] = amounts;
  if (first?.from !== 0 || first.perItem || first.quantityMax !== null || !first.unit || !isMeasured(first.unit)) return null;
  let end = first.unitTo;
  for (const other of amounts) if (other.from === end + 1 && tokens[end]?.text === '/') end = other.unitTo;
  const unit = labels[end] === LABEL.NAME ? null : unitAt(tokens, end, language);
  return unit && CONTAINERS.has(unit.unit) ? { unitFrom: end, unitTo: unit.next } : null;
}

/** The number of "1 onion or 2 shallots" and of "4 cloves garlic, plus 1 whole"; "3 or 4 pieces" is a range. */
function otherCounts({ tokens, labels, language, amounts }: LabelledLine): AmountTokens[] {
  const { or, plus } = VOCABULARY[language];
  const counted = amounts[0]?.quantity != null && amounts[0].from === 0;
  const found = tokens.flatMap(({ folded }, i) => {
    const [before, number, noun] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    const isOther =
      (or.has(folded) || plus.has(folded) || folded === '+' || folded === '&') &&
      number?.kind === 'number' &&
      labels[i + 1] === LABEL.REMARK &&
      before?.value === null &&
      noun?.kind === 'word';
    const quantity = number?.value ?? 0;
    if (!isOther || quantity <= 0 || quantity > MOST_COUNTED) return [];
    const unit = unitAt(tokens, i + 2, language);
    if (unit && unitKind(unit.unit) !== 'count') return [];
    // a lone noun takes its number like a unit
    const isNoun = tokens[i + 3]?.kind !== 'word' && !MORE.has(noun.folded);
    const nounTo = isNoun ? i + 3 : i + 2;
    return [
      { from: i + 1, to: i + 2, quantity, quantityMax: null, unit: unit?.unit ?? null, unitFrom: i + 2, unitTo: unit?.next ?? nounTo },
    ];
  });
  return counted ? found : [];
}

/** The reader may take the lower end of a range for a remark: the 6 of "(6 to 8 cloves)". */
function wholeRange({ tokens, labels, language }: LabelledLine, amount: AmountTokens): AmountTokens {
  const [lower, joiner] = [tokens[amount.from - 2], tokens[amount.from - 1]];
  const isRange = joiner && joinsRange(joiner, language);
  if (
    !isRange ||
    amount.quantityMax !== null ||
    lower?.value == null ||
    labels[amount.from - 2] !== LABEL.REMARK ||
    lower.value >= amount.quantity
  )
    return amount;
  return { ...amount, from: amount.from - 2, quantity: lower.value, quantityMax: amount.quantity };
}

/** Amounts that the reader put into a remark: "or 2 tablespoons butter", "(1 Würfel)", ", 1 clove garlic". */
function remarkAmounts({ tokens, labels, language }: LabelledLine): AmountTokens[] {
  return findMeasures(
    tokens,
    language,
    (unit, from, to) => isMeasured(unit) || tokens[from - 1]?.text === ',' || (tokens[from - 1]?.text === '(' && tokens[to]?.text === ')'),
  ).filter(({ from, unitTo }) => labels.slice(from, unitTo).every((label) => label === LABEL.REMARK || label === LABEL.PUNCTUATION));
}

function isFixed(line: LabelledLine, amount: AmountTokens): boolean {
  const { tokens } = line;
  if (amount.unit !== null && unitKind(amount.unit) === 'length') return !isCut(line);
  if (amount.to <= (leadingPackage(line)?.unitFrom ?? 0)) return true;
  if (isDegree(tokens[amount.to])) return true;
  if (amount.unit === null && (isRatio(tokens, amount) || isDimension(line, amount))) return true;
  return isSizeOfOne(line, amount);
}

/** "1-inch piece of ginger", "2 cm ginger": the only amount, and no size of a thing as in "8-inch tortillas". */
function isCut({ tokens, labels, amounts, language }: LabelledLine): boolean {
  const [first] = amounts;
  if (!first || !amounts.every(({ unit }) => unit !== null && (unitKind(unit) === 'length' || unit === 'piece'))) return false;
  if (first.unit === null || (first.quantity ?? 0) * (unitSize(first.unit) ?? LONGEST_CUT) > LONGEST_CUT) return false;
  const next = tokens[first.unitTo];
  const hyphenated = tokens[first.to]?.text === '-';
  return (
    CUTS.has(unitAt(tokens, first.unitTo, language)?.unit) ||
    VOCABULARY[language].of.has(next?.folded ?? '') ||
    (!hyphenated && labels.indexOf(LABEL.NAME) >= first.unitTo)
  );
}

/** Whether the token after a number says that it is a temperature or a share. */
export const isDegree = (token: Token | undefined): boolean => DEGREES.has(token?.folded ?? '');

/** Beef that is 80/20. */
const isRatio = (tokens: readonly Token[], { from, to }: AmountTokens): boolean =>
  tokens[from - 1]?.text === '/' || tokens[to]?.text === '/';

/** Sheets and dishes are less than so many times as long as wide. */
const LONGEST_SHAPE = 2.5;

/** The 9 of "9 x 13 inch", but not the 4 of "4 x 10 cm discs". */
function isDimension({ tokens, amounts }: LabelledLine, { from, to, quantity }: AmountTokens): boolean {
  if (!BY.has(tokens[to]?.folded ?? '')) return false;
  const other = amounts.find((amount) => amount.from === to + 1);
  if (!other || (other.unit !== null && unitKind(other.unit) !== 'length')) return false;
  return from > 0 || (other.quantity ?? 0) < quantity * LONGEST_SHAPE;
}
