import { isMetric, isUnitKey, parseIngredient, type ParsedIngredient, unitKind, unitSize } from '@simmer/culinary';
import { isPluralOf, wordsOf } from './line-agreement';

/** What two lines for the same ingredient have to do with each other: the amount of the second is that of the first, in the same units or turned into others. */
export type Twins = 'alike' | 'into metric' | 'out of metric';

/** How far apart the two amounts may be, since both are rounded: a cup is 250 ml, a pound 500 g. */
const MOST_ROUNDED = 1.3;
const MOST_ROUNDED_ALIKE = 1.01;
/** Grams of a millilitre, of the lightest leaves and of the heaviest syrup. */
const LIGHTEST = 0.04;
const HEAVIEST = 1.6;
/** What is longer is a text, not a line with an amount; to compare all words of two texts would take long. */
const LONGEST_LINE = 250;
/** Null where the lines name different ingredients or different amounts. */
export function twinsOf(one: string, other: string): Twins | null {
  if (one === other) return 'alike';
  // cheaper than comparing the lines
  if (!haveWordsInCommon(one, other)) return null;
  const [first, second] = [parseIngredient(one), parseIngredient(other)];
  return nameTheSame(wordsBesideAmount(first), wordsBesideAmount(second)) ? twinsInAmount(first, second) : null;
}

export function haveWordsInCommon(one: string, other: string): boolean {
  return Math.max(one.length, other.length) <= LONGEST_LINE && areSomeIn(wordsOf(one), wordsOf(other));
}

/** Whether neither line has a word about its ingredient that the other has not. */
export function areSameLines(one: string, other: string): boolean {
  const [first, second] = [one, other].map((line) => wordsBesideAmount(parseIngredient(line))) as [readonly string[], readonly string[]];
  return first.length === second.length && nameTheSame(first, second);
}

function twinsInAmount(first: ParsedIngredient, second: ParsedIngredient): Twins | null {
  const [one, other] = [sizeOf(first), sizeOf(second)];
  // a stick and 113 g, an onion and 150 g
  if ((one === null) !== (other === null)) return 'alike';
  if (one === null || other === null) return first.quantity === second.quantity ? 'alike' : null;
  if (one.isMetric === other.isMetric) return areEqual(one, other, MOST_ROUNDED_ALIKE) ? 'alike' : null;
  if (!areEqual(one, other, MOST_ROUNDED) && !canWeigh(one, other)) return null;
  return other.isMetric ? 'into metric' : 'out of metric';
}

interface Size {
  kind: ReturnType<typeof unitKind>;
  /** In the base unit of its kind. */
  value: number;
  isMetric: boolean;
}

function sizeOf({ quantity, unit }: ParsedIngredient): Size | null {
  if (quantity === null || unit === null || !isUnitKey(unit)) return null;
  const size = unitSize(unit);
  return size === null ? null : { kind: unitKind(unit), value: quantity * size, isMetric: isMetric(unit) };
}

function areEqual(one: Size, other: Size, tolerance: number): boolean {
  return one.kind === other.kind && Math.max(one.value / other.value, other.value / one.value) <= tolerance;
}

/** A cup of something can weigh 20 g or 340, and not a kilogram. */
function canWeigh(one: Size, other: Size): boolean {
  const mass = [one, other].find(({ kind }) => kind === 'mass');
  const volume = [one, other].find(({ kind }) => kind === 'volume');
  if (!mass || !volume) return false;
  const density = mass.value / volume.value;
  return density >= LIGHTEST && density <= HEAVIEST;
}

function wordsBesideAmount({ name, preparation, note }: ParsedIngredient): readonly string[] {
  return wordsOf([name, preparation, note].join(' '));
}

/** Each word of the line that says less stands in the other too: "1 can tomatoes" are 400 g tomatoes. */
function nameTheSame(one: readonly string[], other: readonly string[]): boolean {
  const [less, more] = one.length <= other.length ? [one, other] : [other, one];
  return less.length > 0 && less.every((word) => areSomeIn([word], more));
}

/** In the singular or the plural. */
function areSomeIn(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.some((another) => isPluralOf(word, another) || isPluralOf(another, word)));
}
