import { detectLineLanguage } from '../ingredients/line-language';
import { isPoured } from '../ingredients/poured';
import type { Token } from '../ingredients/token';
import { tokenize } from '../ingredients/tokens';
import { unitAt } from '../ingredients/unit-spans';
import { VOCABULARY } from '../ingredients/vocabulary';
import { type Language, languageOf } from '../languages';
import { joinsRange } from '../scaling/measures';
import { type Replacement, replaceParts, type ScaledText } from '../scaling/replacements';
import { formatAmount } from '../units/format-amount';
import { type UnitKey, unitKind } from '../units/unit-table';
import { isMetric, type MeasureSystem, toSystem } from '../units/unit-system';
import { convertHeat } from './temperatures';

/** What a step is shown with. */
export interface StepInSystemOptions {
  readonly language?: string | null;
  /** Grams per millilitre of a food that is weighed where weights are metric; null for what is poured and for what is not known. */
  readonly gramsPerMl?: (name: string) => number | null;
}

const LONGEST_TEXT = 20_000;
const DASHES = new Set(['-', '–', '—', '‑', '‐']);
const TIMES = new Set(['x', '×', '*', 'by']);
/** Between the same measure in two systems: "1 cup (240 ml)", "8 oz/225 g", "1 cup or 240 ml". */
const BESIDE = new Set(['(', '/', '=', '[', ',']);
const LONGEST_FOOD = 3;
/** Letters that prose uses for other things: "180 C". */
const UNSAFE = new Set(['c', 't', 's', 'in', 'l', 'ins']);

/** A measure in a text: its number or numbers from `from`, its unit up to `unitTo`. */
interface Measure {
  readonly from: number;
  readonly unitTo: number;
  /** One, both ends of a range, or the sides of a pan. */
  readonly numbers: readonly number[];
  readonly isRange: boolean;
  readonly unit: UnitKey;
}

/**
 * Shows a step in the measures a cook chose: temperatures, weights, volumes and lengths. 350 °F is 180 °C, 2 cups of milk 475 ml, ½ cup of butter
 * 115 g, a 9-inch pan 23 cm. Spoons, and amounts given in both systems, stay; so does every other word.
 */
export function stepInSystem(text: string, system: MeasureSystem, options: StepInSystemOptions = {}): ScaledText {
  const language = languageOf(options.language) ?? detectLineLanguage(text);
  const heat = convertHeat(text, system, language);
  const tokens = tokenize(text, language, LONGEST_TEXT);
  const measures = measuresIn(tokens, language);
  const converted = measures
    .filter((measure, i) => ![measures[i - 1], measures[i + 1]].some((other) => other && saysTheSame(tokens, measure, other, language)))
    .flatMap((measure) => convertMeasure(tokens, measure, system, language, options.gramsPerMl))
    .filter(({ start, end }) => !heat.some((other) => start < other.end && end > other.start));
  return replaceParts(text, [...heat, ...converted]);
}

function measuresIn(tokens: readonly Token[], language: Language): Measure[] {
  const found: Measure[] = [];
  for (let i = 0; i < tokens.length;) {
    const measure = measureAt(tokens, i, language);
    if (measure) found.push(measure);
    i = measure?.unitTo ?? i + 1;
  }
  return found;
}

/** "2 cups", "2 to 3 cups", "9-inch", "9x13-inch". */
function measureAt(tokens: readonly Token[], i: number, language: Language): Measure | null {
  const first = tokens[i];
  if (!first || first.value === null || DASHES.has(tokens[i - 1]?.text ?? '')) return null;
  const numbers = [first.value];
  let to = i + 1;
  let isRange = false;
  for (;;) {
    const [joiner, next] = [tokens[to], tokens[to + 1]];
    const sides = TIMES.has(joiner?.folded ?? '');
    if (!joiner || next?.value == null || !(sides || (numbers.length === 1 && next.value > first.value && joinsRange(joiner, language))))
      break;
    isRange = !sides;
    numbers.push(next.value);
    to += 2;
  }
  if (DASHES.has(tokens[to]?.text ?? '')) to++;
  const unit = unitAt(tokens, to, language);
  if (!unit || unitKind(unit.unit) === 'count' || isUnsafe(tokens, to, unit.next)) return null;
  const unitTo = tokens[unit.next - 1]?.text === '.' && endsSentence(tokens, unit.next - 1) ? unit.next - 1 : unit.next;
  if (numbers.length > 1 && !isRange && unitKind(unit.unit) !== 'length') return null;
  return { from: i, unitTo, numbers, isRange, unit: unit.unit };
}

/** "180 C", and "2 in the pan". */
function isUnsafe(tokens: readonly Token[], from: number, to: number): boolean {
  const [unit, before] = [tokens[from], tokens[from - 1]];
  return (
    to === from + 1 && unit !== undefined && UNSAFE.has(unit.folded) && !DASHES.has(before?.text ?? '') && unit.start > (before?.end ?? 0)
  );
}

const endsSentence = (tokens: readonly Token[], dot: number): boolean => {
  const next = tokens[dot + 1];
  return !next || /^\p{Lu}/u.test(next.text) || next.kind === 'number';
};

/** Whether two adjacent measures are one amount in two systems. */
function saysTheSame(tokens: readonly Token[], one: Measure, other: Measure, language: Language): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.unitTo, second.from);
  const { or, about } = VOCABULARY[language];
  return (
    isMetric(one.unit) !== isMetric(other.unit) &&
    between.length > 0 &&
    between.length <= 2 &&
    between.every(({ text, folded }) => BESIDE.has(text) || DASHES.has(text) || or.has(folded) || about.has(folded))
  );
}

function convertMeasure(
  tokens: readonly Token[],
  measure: Measure,
  system: MeasureSystem,
  language: Language,
  gramsPerMl: StepInSystemOptions['gramsPerMl'],
): Replacement[] {
  const { from, unitTo, numbers, isRange } = measure;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[unitTo - 1]?.end ?? 0];
  const food = foodOf(tokens, measure, language);
  const unit = measure.unit === 'oz' && isPoured(food) ? 'fl oz' : measure.unit;
  const isSolid = food.length > 0 && unitKind(unit) === 'volume' && !isPoured(food);
  const density = gramsPerMl && isSolid ? densityOf(food, isBracketed(tokens, measure), gramsPerMl) : null;
  const region = language === 'en' ? 'us' : 'metric';
  const convert = (quantity: number, quantityMax: number | null) => toSystem({ quantity, quantityMax, unit }, system, region, density);
  const [first = 0, last = null] = numbers;
  const shown = isRange ? [convert(first, last)] : numbers.map((quantity) => convert(quantity, null));
  if (shown.some((amount) => amount.unit === measure.unit)) return [];
  const texts = shown.map((amount, i) =>
    i < shown.length - 1 ? formatAmount({ ...amount, unit: null }, language) : formatAmount(amount, language),
  );
  return [{ start, end, text: texts.join(' x ') }];
}

/** The words of the food that is measured: behind the measure or what is added to it ("1 cup plus 2 tbsp flour"), or before its bracket. */
function foodOf(tokens: readonly Token[], measure: Measure, language: Language): string[] {
  const { from, unitTo } = measure;
  if (isBracketed(tokens, measure)) return foodBefore(tokens, from - 1, language);
  const added = VOCABULARY[language].plus.has(tokens[unitTo]?.folded ?? '') ? measureAt(tokens, unitTo + 1, language) : null;
  const at = added?.unitTo ?? unitTo;
  // a bottle of beer
  const container = unitAt(tokens, at, language);
  const isContained =
    container && unitKind(container.unit) === 'count' && VOCABULARY[language].of.has(tokens[container.next]?.folded ?? '');
  return foodAfter(tokens, isContained ? container.next : at, language);
}

/** "flour (1 cup)". */
const isBracketed = (tokens: readonly Token[], { from, unitTo }: Measure): boolean =>
  tokens[from - 1]?.text === '(' && tokens[unitTo]?.text === ')';

function foodBefore(tokens: readonly Token[], at: number, language: Language): string[] {
  let from = at;
  while (at - from < LONGEST_FOOD && tokens[from - 1]?.kind === 'word' && !isLink(tokens[from - 1]!.folded, language)) from--;
  return tokens.slice(from, at).map(({ folded }) => folded);
}

/** The words of the food behind a measure, folded, without the "of the" before it. */
function foodAfter(tokens: readonly Token[], at: number, language: Language): string[] {
  const { of, size, about } = VOCABULARY[language];
  let from = at;
  while (
    of.has(tokens[from]?.folded ?? '') ||
    size.has(tokens[from]?.folded ?? '') ||
    about.has(tokens[from]?.folded ?? '') ||
    ARTICLES.has(tokens[from]?.folded ?? '')
  )
    from++;
  const words: string[] = [];
  for (let i = from; tokens[i]?.kind === 'word' && words.length < LONGEST_FOOD && !isLink(tokens[i]!.folded, language); i++)
    words.push(tokens[i]!.folded);
  return words;
}

const ARTICLES = new Set('the der die das dem den la le les el los las il lo gli'.split(' '));

function isLink(word: string, language: Language): boolean {
  const { plus, or, of, range, remark } = VOCABULARY[language];
  return [plus, or, of, range, remark].some((words) => words.has(word));
}

/**
 * Of the longest part of the words that names a food: behind a measure they begin with it ("brown sugar over"), before its bracket they end with it
 * ("stir in flour").
 */
function densityOf(food: readonly string[], isBefore: boolean, gramsPerMl: (name: string) => number | null): number | null {
  for (let length = food.length; length > 0; length--) {
    const density = gramsPerMl((isBefore ? food.slice(-length) : food.slice(0, length)).join(' '));
    if (density !== null) return density;
  }
  return null;
}
