import type { Token } from '../ingredients/token';
import type { Language } from '../languages';
import { formatQuantity } from '../quantities/format-quantity';
import { isAbbreviation, pluralize } from '../units/plural';
import { unitInNumber } from '../units/unit-number';
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
const MOVING: Partial<Record<UnitKey, string>> = { tsp: 'tsp', tbsp: 'tbsp', cup: 'cup', g: 'g', kg: 'kg', ml: 'ml', l: 'l', oz: 'oz', lb: 'lb' };
const LONG: Partial<Record<UnitKey, string>> = { tsp: 'teaspoon', tbsp: 'tablespoon', cup: 'cup', oz: 'ounce', lb: 'pound' };

/** The replacements that multiply one amount; it moves to the unit a cook would choose, as a part of a sum to no larger one. */
export function scaleAmount(
  tokens: readonly Token[],
  amount: AmountTokens,
  factor: number,
  language: Language,
  { isPartOfSum = false }: { readonly isPartOfSum?: boolean } = {},
): Replacement[] {
  const moved = moveUnit(tokens, amount, factor, language, isPartOfSum);
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
function moveUnit(tokens: readonly Token[], amount: AmountTokens, factor: number, language: Language, isPartOfSum: boolean): Replacement[] | null {
  const { unit, quantity, quantityMax, from, to, unitFrom, unitTo } = amount;
  if (unit === null || quantityMax !== null || to - from !== 1 || unitFrom !== to) return null;
  const [number, word] = [tokens[from], tokens[unitFrom]];
  if (!number || !word || tokens.slice(unitFrom + 1, unitTo).some(({ text }) => text !== '.') || (!isMetric(unit) && language !== 'en')) return null;
  const scaled = friendlyAmount({ quantity: quantity * factor, quantityMax: null, unit });
  if (scaled.unit === unit || scaled.unit === null || scaled.quantity === null) return null;
  const short = isMetric(unit) || isAbbreviation(word.text);
  if (isPartOfSum && scaled.quantity < quantity * factor) return null;
  const name = isUnitKey(scaled.unit) ? (short ? MOVING : LONG)[scaled.unit] : undefined;
  if (!name) return null;
  const unitText = scaled.quantity > 1 && !(short && isAbbreviation(name)) ? pluralize(name) : name;
  const dot = [tokens[unitFrom + 1], tokens[unitTo]].find((token) => token?.text === '.' && token.start === word.end);
  return [
    { start: number.start, end: number.end, text: formatQuantity(scaled.quantity, isMetric(scaled.unit) ? 'decimal' : 'fraction', language) },
    { start: word.start, end: dot?.end ?? word.end, text: unitText },
  ];
}

/** "1 cup" doubled is "2 cups", "1 Dose" "2 Dosen"; abbreviations keep their spelling. */
function scaleUnitWord(tokens: readonly Token[], amount: AmountTokens, factor: number, language: Language): Replacement[] {
  if (tokens[amount.unitFrom - 1]?.text === '-') return [];
  const words = tokens.slice(amount.unitFrom, amount.unitTo).filter(({ kind }) => kind === 'word');
  return agree(words, amount, factor, language);
}

/** Puts a noun, or a unit of several words, into the number that the scaled quantity asks for. */
export function agree(
  words: readonly Token[],
  { quantity, quantityMax }: Pick<AmountTokens, 'quantity' | 'quantityMax'>,
  factor: number,
  language: Language,
): Replacement[] {
  const [first, last] = [words[0], words.at(-1)];
  const before = quantityMax ?? quantity;
  const many = isMany(before * factor, language);
  if (!first || !last || many === isMany(before, language)) return [];
  const spelling = words.map(({ text }) => text).join(' ');
  const text = unitInNumber(spelling, many, language);
  return text === spelling ? [] : [{ start: first.start, end: last.end, text }];
}

/** 1.04 cups reads "1 cup"; French counts in the plural from two. */
const isMany = (quantity: number, language: Language): boolean => (language === 'fr' ? quantity >= 2 : quantity > 1.05);
