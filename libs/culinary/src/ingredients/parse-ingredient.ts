import { type Language, languageOf } from '../languages';
import { type UnitKey, unitKind, unitSize } from '../units/unit-table';
import { type AmountSpan, readAmounts } from './amount-spans';
import type { IngredientAmount, ParsedIngredient } from './ingredient';
import { LABEL, type Label } from './labels';
import { labelLine } from './line-labels';
import { detectLineLanguage } from './line-language';
import { isPoured } from './poured';
import { joinName, readRemarks, type Remarks } from './remarks';
import type { Token } from './token';
import { tokenize } from './tokens';
import { MORE, VOCABULARY } from './vocabulary';

/** How to read a line. */
export interface ParseIngredientOptions {
  /** Language of the recipe as a tag ("de", "pt-BR"); recognised from the line when absent or unsupported. */
  readonly language?: string | null;
  /** Language of the list the line stands in; a line that clearly speaks another one is read in that. English when absent. */
  readonly expected?: Language;
}

/** A line with its tokens, their labels and its amounts: what scaling works on. */
export interface LabelledLine {
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
  readonly amounts: readonly AmountSpan[];
  readonly confidence: number;
  /** The food that the line goes on with, with an amount of its own: the yolk of "2 eggs plus 1 yolk". Its tokens stand where they do in the whole line. */
  readonly also: LabelledLine | null;
}

/** Tokenises and labels a line. */
export function readLine(text: string, options: ParseIngredientOptions = {}): LabelledLine {
  const language = languageOf(options.language) ?? detectLineLanguage(text, options.expected);
  return labelled(tokenize(text, language), language);
}

function labelled(tokens: readonly Token[], language: Language): LabelledLine {
  const { labels, confidence } = labelLine(tokens, language);
  const amounts = fluid(readAmounts(tokens, labels, language), tokens, labels);
  const also = furtherFood(tokens, labels, amounts, language);
  return also
    ? { ...labelled(tokens.slice(0, also.at), language), also: also.line }
    : { language, tokens, labels, amounts, confidence, also: null };
}

/** Another food with its amount behind plus, and or a sign for them, and the index of what joins it: "2 eggs plus 1 yolk", but not "1 cup plus 2 tbsp flour". */
function furtherFood(
  tokens: readonly Token[],
  labels: readonly Label[],
  amounts: readonly AmountSpan[],
  language: Language,
): { readonly at: number; readonly line: LabelledLine } | null {
  const { plus, one } = VOCABULARY[language];
  let depth = 0;
  for (const [at, { text, folded }] of tokens.entries()) {
    if (text === '(' || text === '[') depth++;
    if (text === ')' || text === ']') depth--;
    const joins = plus.has(folded) || text === '+' || text === '&';
    const next = tokens[at + 1];
    const counts = next !== undefined && (next.value !== null || one.has(next.folded));
    if (!joins || !counts || depth > 0 || !labels.slice(0, at).includes(LABEL.NAME)) continue;
    if (!amounts.some(({ quantity, to }) => quantity !== null && to <= at)) continue;
    const line = labelled(tokens.slice(at + 1), language);
    if (namesFood(line)) return { at, line };
  }
  return null;
}

function namesFood({ tokens, labels, amounts, language }: LabelledLine): boolean {
  const name = tokens.filter((_, i) => labels[i] === LABEL.NAME).map(({ folded }) => folded);
  const { remark, size, preparation } = VOCABULARY[language];
  const [first] = amounts;
  return (
    first?.from === 0 &&
    first.quantity !== null &&
    first.quantity > 0 &&
    name.length > 0 &&
    !MORE.has(name[0] ?? '') &&
    !name.every((word) => size.has(word) || preparation.has(word)) &&
    !remark.has(tokens[Math.max(first.to, first.unitTo)]?.folded ?? '')
  );
}

/** Ounces of a drink are fluid ones: they are measured, and never become pounds. */
function fluid(amounts: readonly AmountSpan[], tokens: readonly Token[], labels: readonly Label[]): readonly AmountSpan[] {
  if (!amounts.some(({ unit }) => unit === 'oz') || !isPoured(firstNameOf(tokens, labels))) return amounts;
  return amounts.map((amount) => (amount.unit === 'oz' ? { ...amount, unit: 'fl oz' } : amount));
}

/** The words of the name up to the first mark or remark in it. */
function firstNameOf(tokens: readonly Token[], labels: readonly Label[]): string[] {
  const from = labels.indexOf(LABEL.NAME);
  const end = labels.findIndex((label, i) => i > from && label !== LABEL.NAME);
  return from < 0 ? [] : tokens.slice(from, end < 0 ? undefined : end).map(({ folded }) => folded);
}

/**
 * Reads one line of an ingredient list: "1 (15 oz) can black beans, drained". Never throws, whatever the text; a line that says nothing
 * gives the text as name. Until {@link loadIngredientParser} has resolved, rules read the line, less exactly than the trained model.
 */
export function parseIngredient(text: string, options: ParseIngredientOptions = {}): ParsedIngredient {
  return parsedLine(text, readLine(text, options));
}

function parsedLine(text: string, line: LabelledLine): ParsedIngredient {
  const [main, ...rest] = line.amounts.length ? combine(line.amounts) : [NO_AMOUNT];
  const name = joinName(text, line.tokens, line.labels, line.language);
  return {
    ...(main ?? NO_AMOUNT),
    alternatives: rest,
    name: name || text.trim(),
    ...withFurtherFood(text, line, readRemarks(text, line.tokens, line.labels, line.amounts, line.language)),
    also: line.also && parsedLine(text, line.also),
    optional: VOCABULARY[line.language].optional.test(text),
    confidence: line.confidence,
    language: line.language,
  };
}

/** The remarks of a line, with the words of what it goes on with: nothing that the author wrote is lost. */
function withFurtherFood(text: string, { tokens, also }: LabelledLine, remarks: Remarks): Remarks {
  const [before, first] = [tokens.at(-1), also?.tokens[0]];
  if (!before || !first) return remarks;
  const rest = text
    .slice(before.end)
    .replace(/^[\s,;]+/, '')
    .trim();
  return { ...remarks, note: [remarks.note, rest].filter(Boolean).join(', ') };
}

const NO_AMOUNT: IngredientAmount = { quantity: null, quantityMax: null, unit: null, unitText: null };

/** Adds up sums and multiplies the sizes of single things by their number; what comes on top is no amount of the same. */
function combine(spans: readonly AmountSpan[]): IngredientAmount[] {
  const amounts: IngredientAmount[] = [];
  let count: AmountSpan | null = null;
  for (const span of spans) {
    if (span.isExtra) continue;
    const { quantity, quantityMax, unit, unitText } = span;
    if (!span.perItem) count = span;
    if (span.perItem) {
      if (!unit || unitKind(unit) === 'length') continue;
      const size = times({ quantity, quantityMax, unit, unitText }, count);
      // "1 can (28 oz) plus 1 can (14 oz)"
      const same = count?.addsToPrevious ? amounts.findIndex((other) => other.unit === unit) : -1;
      if (same > 0) amounts[same] = { ...amounts[same]!, quantity: (amounts[same]!.quantity ?? 0) + (size.quantity ?? 0) };
      else amounts.push(size);
    } else if (span.addsToPrevious) addTo(amounts, span);
    else if (span.endsRange) extendRange(amounts, span);
    else amounts.push({ quantity, quantityMax, unit, unitText });
  }
  return amounts;
}

function times(amount: IngredientAmount, count: AmountSpan | null): IngredientAmount {
  const factor = count?.quantity ?? 1;
  const factorMax = count?.quantityMax ?? factor;
  const quantity = amount.quantity === null ? null : amount.quantity * factor;
  const largest = (amount.quantityMax ?? amount.quantity ?? 0) * factorMax;
  return { ...amount, quantity, quantityMax: quantity !== null && largest > quantity ? largest : null };
}

function addTo(amounts: IngredientAmount[], span: AmountSpan): void {
  const at = span.unit === null ? amounts.length - 1 : amounts.findLastIndex(({ unit }) => unit !== null && areAlike(unit, span.unit));
  const previous = amounts[at];
  if (previous) amounts[at] = { ...previous, quantity: (previous.quantity ?? 0) + inUnitOf(previous, span) };
}

const areAlike = (one: UnitKey, other: UnitKey | null): boolean =>
  one === other || (other !== null && unitKind(one) !== 'count' && unitKind(one) === unitKind(other));

function extendRange(amounts: IngredientAmount[], span: AmountSpan): void {
  const previous = amounts.at(-1);
  if (previous) amounts[amounts.length - 1] = { ...previous, quantityMax: inUnitOf(previous, span) };
}

/** The quantity of an amount in the previous amount's unit; its own where it names none. */
function inUnitOf({ unit }: IngredientAmount, span: AmountSpan): number {
  const quantity = span.quantity ?? 0;
  const [target, source] = [unit && unitSize(unit), span.unit && unitSize(span.unit)];
  return target && source ? (quantity * source) / target : quantity;
}
