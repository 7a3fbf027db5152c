import type { Language } from '../languages';
import { formatQuantity, type QuantityStyle } from '../quantities/format-quantity';
import { measureSum } from './measure-sum';
import { unitName } from './unit-names';
import { isUnitKey, unitKind } from './unit-table';
import { type Amount, isMetric, metricStyle, readableAmount } from './unit-system';

/** Weights further than this from a quarter are what a scale shows: 2.2 lb. */
const WEIGHABLE = 0.02;

/**
 * Writes an amount: "1 ½ cups", "2–3 tbsp", "150 g", "2". What no single measure shows is the sum of two, "1 cup + 1 tbsp", or moves to a
 * smaller measure: ⅙ cup is "2 ⅔ tbsp". An amount without quantity gives its unit, or ''. Unknown units are written as they are.
 */
export function formatAmount(amount: Amount, language: Language = 'en'): string {
  const sum = measureSum(amount);
  return sum ? sum.map((measure) => formatOne({ ...measure, quantityMax: null }, language)).join(' + ') : formatOne(amount, language);
}

function formatOne(amount: Amount, language: Language): string {
  const { quantity, quantityMax, unit } = readableAmount(amount);
  const numbers = [quantity, quantityMax].filter((value) => value !== null);
  const style = styleOf(unit, numbers);
  const texts = numbers.map((value) => formatQuantity(value, style, language));
  if (unit === null) return texts.join('–');
  // 1.04 cups reads "1 cup"
  const shown = texts.length === 1 && texts[0] === '1' ? 1 : (quantityMax ?? quantity);
  return [texts.join('–'), isUnitKey(unit) ? unitName(unit, shown) : unit].filter(Boolean).join(' ');
}

function styleOf(unit: string | null, numbers: readonly number[]): QuantityStyle {
  if (unit !== null && isMetric(unit)) return metricStyle(unit);
  return unit !== null && isWeight(unit) && numbers.some((value) => quarterError(value) > WEIGHABLE) ? 'decimal' : 'fraction';
}

const quarterError = (value: number): number => (value > 0 ? Math.abs(Math.round(value * 4) / 4 - value) / value : 0);

const isWeight = (unit: string): boolean => isUnitKey(unit) && unitKind(unit) === 'mass';
