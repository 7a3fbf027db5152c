import type { Token } from '../ingredients/tokens';
import type { Language } from '../languages';
import { formatQuantity } from '../quantities/format-quantity';
import { isAbbreviation, pluralize, singularize } from '../units/plural';
import { type UnitKey, isUnitKey } from '../units/unit-table';
import { friendlyAmount, isMetric } from '../units/unit-system';
import type { Replacement } from './replacements';

/** The tokens of an amount in a text: [from, to) its number, [unitFrom, unitTo) its unit. */
export interface AmountTokens {
  readonly from: number;
  readonly to: number;
  readonly quantity: number;
  readonly quantityMax: number | null;
  readonly unit: UnitKey | null;
  readonly unitFrom: number;
  readonly unitTo: number;
}

/** Short names of the units among which a scaled amount may move. */
const MOVING: Partial<Record<UnitKey, string>> = { tsp: 'tsp', tbsp: 'tbsp', cup: 'cup', g: 'g', kg: 'kg', ml: 'ml', l: 'l' };
const LONG: Partial<Record<UnitKey, string>> = { tsp: 'teaspoon', tbsp: 'tablespoon', cup: 'cup' };

/** The replacements that multiply one amount. */
export function scaleAmount(tokens: readonly Token[], amount: AmountTokens, factor: number, language: Language): Replacement[] {
  const moved = moveUnit(tokens, amount, factor, language);
  if (moved) return moved;
  const numbers = tokens.slice(amount.from, amount.to).filter((token) => token.value !== null);
  const isDecimal = (amount.unit !== null && isMetric(amount.unit)) || numbers.some(({ text }) => /\d[.,]\d/.test(text));
  const style = isDecimal ? 'decimal' : 'fraction';
  const write = (value: number): string => formatQuantity(value * factor, style, language);
  const unit = scaleUnitWord(tokens, amount, factor, language);
  const first = tokens[amount.from];
  if (!first) return unit;
  // the article of "a pinch" has no value of its own
  if (!numbers.length) return [{ start: first.start, end: first.end, text: write(1) }, ...unit];
  return [...numbers.map(({ start, end, value }) => ({ start, end, text: write(value ?? 0) })), ...unit];
}

/** "4 tbsp" doubled is "½ cup", "750 g" doubled "1.5 kg": only for plain amounts with their unit beside them. */
function moveUnit(tokens: readonly Token[], amount: AmountTokens, factor: number, language: Language): Replacement[] | null {
  const { unit, quantity, quantityMax, from, to, unitFrom, unitTo } = amount;
  if (unit === null || quantityMax !== null || to - from !== 1 || unitFrom !== to) return null;
  const [number, word] = [tokens[from], tokens[unitFrom]];
  if (!number || !word || tokens.slice(unitFrom + 1, unitTo).some(({ text }) => text !== '.') || (!isMetric(unit) && language !== 'en')) return null;
  const scaled = friendlyAmount({ quantity: quantity * factor, quantityMax: null, unit });
  if (scaled.unit === unit || scaled.unit === null || scaled.quantity === null) return null;
  const short = isMetric(unit) || isAbbreviation(word.text);
  const name = isUnitKey(scaled.unit) ? (short ? MOVING : LONG)[scaled.unit] : undefined;
  if (!name) return null;
  const unitText = scaled.quantity > 1 && !(short && isAbbreviation(name)) ? pluralize(name) : name;
  const dot = [tokens[unitFrom + 1], tokens[unitTo]].find((token) => token?.text === '.' && token.start === word.end);
  return [
    { start: number.start, end: number.end, text: formatQuantity(scaled.quantity, isMetric(scaled.unit) ? 'decimal' : 'fraction', language) },
    { start: word.start, end: dot?.end ?? word.end, text: unitText },
  ];
}

/** "1 cup" doubled is "2 cups"; abbreviations and other languages keep their spelling. */
function scaleUnitWord(tokens: readonly Token[], amount: AmountTokens, factor: number, language: Language): Replacement[] {
  const word = tokens[amount.unitTo - 1];
  if (language !== 'en' || amount.unitFrom === amount.unitTo || !word || word.kind !== 'word' || isAbbreviation(word.text)) return [];
  if (tokens[amount.unitFrom - 1]?.text === '-') return [];
  return agree(word, amount, factor);
}

/** Puts an English noun into the number that the scaled quantity asks for. */
export function agree(word: Token, { quantity, quantityMax }: Pick<AmountTokens, 'quantity' | 'quantityMax'>, factor: number): Replacement[] {
  const before = quantityMax ?? quantity;
  const many = before * factor > 1.05;
  if (many === before > 1.05) return [];
  return [{ start: word.start, end: word.end, text: many ? pluralize(word.text) : singularize(word.text) }];
}
