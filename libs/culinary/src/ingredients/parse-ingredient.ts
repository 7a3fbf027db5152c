import { type Language, languageOf } from '../languages';
import { unitKind, unitSize } from '../units/unit-table';
import { type AmountSpan, readAmounts } from './amount-spans';
import type { IngredientAmount, ParsedIngredient } from './ingredient';
import { LABEL, type Label } from './labels';
import { labelLine } from './line-labels';
import { detectLineLanguage } from './line-language';
import { isPoured } from './poured';
import { joinName, readRemarks } from './remarks';
import type { Token } from './token';
import { tokenize } from './tokens';
import { VOCABULARY } from './vocabulary';

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
}

/** Tokenises and labels a line. */
export function readLine(text: string, options: ParseIngredientOptions = {}): LabelledLine {
  const language = languageOf(options.language) ?? detectLineLanguage(text, options.expected);
  const tokens = tokenize(text, language);
  const { labels, confidence } = labelLine(tokens, language);
  return { language, tokens, labels, amounts: fluid(readAmounts(tokens, labels, language), tokens, labels), confidence };
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
  const line = readLine(text, options);
  const [main, ...rest] = line.amounts.length ? combine(line.amounts) : [NO_AMOUNT];
  const name = joinName(text, line.tokens, line.labels, line.language);
  return {
    ...(main ?? NO_AMOUNT),
    alternatives: rest,
    name: name || text.trim(),
    ...readRemarks(text, line.tokens, line.labels, line.amounts, line.language),
    optional: VOCABULARY[line.language].optional.test(text),
    confidence: line.confidence,
    language: line.language,
  };
}

const NO_AMOUNT: IngredientAmount = { quantity: null, quantityMax: null, unit: null, unitText: null };

/** Adds up sums and multiplies package sizes by the number of packages; what comes on top is no amount of the same. */
function combine(spans: readonly AmountSpan[]): IngredientAmount[] {
  const amounts: IngredientAmount[] = [];
  let count: AmountSpan | null = null;
  for (const span of spans) {
    if (span.isExtra) continue;
    const { quantity, quantityMax, unit, unitText } = span;
    if (!span.perItem) count = span;
    if (span.perItem) {
      if (unit && unitKind(unit) !== 'length') amounts.push(times({ quantity, quantityMax, unit, unitText }, count));
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
  const previous = amounts.at(-1);
  if (previous) amounts[amounts.length - 1] = { ...previous, quantity: (previous.quantity ?? 0) + inUnitOf(previous, span) };
}

function extendRange(amounts: IngredientAmount[], span: AmountSpan): void {
  const previous = amounts.at(-1);
  if (previous) amounts[amounts.length - 1] = { ...previous, quantityMax: inUnitOf(previous, span) };
}

/** The quantity of an amount in the unit of the one before; its own where it names none. */
function inUnitOf({ unit }: IngredientAmount, span: AmountSpan): number {
  const quantity = span.quantity ?? 0;
  const [target, source] = [unit && unitSize(unit), span.unit && unitSize(span.unit)];
  return target && source ? (quantity * source) / target : quantity;
}
