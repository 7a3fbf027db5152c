import type { Token } from '../ingredients/token';
import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { formatQuantity } from '../quantities/format-quantity';
import { isGenitive } from '../quantities/number-words';
import { type Measure, measureSum } from '../units/measure-sum';
import { isAbbreviation, pluralize, singularize } from '../units/plural';
import { unitInNumber } from '../units/unit-number';
import { type UnitKey, isUnitKey } from '../units/unit-table';
import { friendlyAmount, isMetric, metricStyle } from '../units/unit-system';
import { endsSentence } from './measures';
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
const MOVING: Partial<Record<UnitKey, string>> = {
  tsp: 'tsp',
  tbsp: 'tbsp',
  cup: 'cup',
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  oz: 'oz',
  lb: 'lb',
};
const LONG: Partial<Record<UnitKey, string>> = { tsp: 'teaspoon', tbsp: 'tablespoon', cup: 'cup', oz: 'ounce', lb: 'pound' };

/**
 * The replacements that multiply one amount; it moves to the unit a cook would choose, as a part of a sum to no larger one. In a sentence a dot that
 * may be the full stop stays.
 */
export function scaleAmount(
  tokens: readonly Token[],
  amount: AmountTokens,
  factor: number,
  language: Language,
  { isPartOfSum = false, inSentence = false }: { readonly isPartOfSum?: boolean; readonly inSentence?: boolean } = {},
): Replacement[] {
  const moved = moveUnit(tokens, amount, factor, language, { isPartOfSum, inSentence });
  if (moved) return moved;
  const numbers = tokens.slice(amount.from, amount.to).filter((token) => token.value !== null);
  const isDecimal = numbers.some(({ text }) => /\d[.,]\d/.test(text));
  const style = amount.unit !== null && isMetric(amount.unit) ? metricStyle(amount.unit) : isDecimal ? 'decimal' : 'fraction';
  const write = (value: number): string =>
    (style === 'fraction' && sixth(value * factor)) || formatQuantity(value * factor, style, language);
  const unit = scaleUnitWord(tokens, amount, factor, language);
  const first = tokens[amount.from];
  if (!first) return unit;
  // the article of "a pinch" has no value of its own
  const written = numbers.length ? numbers : [{ ...first, value: 1 }];
  return [
    ...written.map(({ start, end, text, value }) => ({ start, end, text: write(value ?? 0) + gapAfter(tokens, amount, text) })),
    ...unit,
  ].map((part, i) => (i === 0 ? withOf(tokens, amount.from, part, language) : part));
}

/** What keeps a number from what follows it: "un'arancia" becomes "2 arancia", "One ½-inch piece" "2 x ½-inch pieces". */
function gapAfter(tokens: readonly Token[], { to }: AmountTokens, written: string): string {
  if (/['’]$/.test(written)) return ' ';
  const next = tokens[to];
  return next?.kind === 'number' && (next.value ?? 1) < 1 ? ' x' : '';
}

const SIXTH = 1 / 6;

/** Half of a third, which the nearest kitchen fraction would miss by a quarter. */
const sixth = (value: number): string => (Math.abs(value - SIXTH) < 0.01 * SIXTH ? '⅙' : '');

const ELIDED_OF: Partial<Record<Language, string>> = { fr: 'de', it: 'di' };

/** "le jus d'un citron" doubled is "le jus de 2 citron", "Saft einer Zitrone" is "Saft von 2 Zitrone". */
function withOf(tokens: readonly Token[], from: number, part: Replacement, language: Language): Replacement {
  const [before, number] = [tokens[from - 1], tokens[from]];
  if (before && /^d['’]$/i.test(before.text))
    return { ...part, start: before.start, text: `${ELIDED_OF[language] ?? before.text} ${part.text}` };
  const tied = before?.kind === 'word' && !VOCABULARY[language].of.has(before.folded);
  return tied && number && isGenitive(number.folded, language) ? { ...part, text: `von ${part.text}` } : part;
}

/** "4 tbsp" doubled is "½ cup", "750 g" doubled "1.5 kg": only for plain amounts with their unit beside them. */
function moveUnit(
  tokens: readonly Token[],
  amount: AmountTokens,
  factor: number,
  language: Language,
  { isPartOfSum, inSentence }: { readonly isPartOfSum: boolean; readonly inSentence: boolean },
): Replacement[] | null {
  const { unit, quantity, quantityMax, from, to, unitFrom, unitTo } = amount;
  if (unit === null || quantityMax !== null || to - from !== 1 || unitFrom !== to) return null;
  const [number, word] = [tokens[from], tokens[unitFrom]];
  // the names of the units it moves to are Latin ones
  if (
    !number ||
    !word ||
    !/^[^\u0370-\uffff]*$/.test(word.text) ||
    tokens.slice(unitFrom + 1, unitTo).some(({ text }) => text !== '.') ||
    (!isMetric(unit) && language !== 'en')
  )
    return null;
  const scaled = friendlyAmount({ quantity: quantity * factor, quantityMax: null, unit });
  // the full stop behind "500 g." is the sentence's
  const dotAt = [unitFrom + 1, unitTo].find((at) => tokens[at]?.text === '.' && tokens[at]?.start === word.end);
  const dot = dotAt === undefined || (inSentence && endsSentence(tokens, dotAt)) ? undefined : tokens[dotAt];
  const sum = isPartOfSum || unit === 'oz' ? null : measureSum(scaled);
  if (sum) return writeSum(number, word, dot, unit, sum);
  if (scaled.unit === unit || scaled.unit === null || scaled.quantity === null || !isUnitKey(scaled.unit)) return null;
  if (isPartOfSum && scaled.quantity < quantity * factor) return null;
  const unitText = movedName(scaled.quantity, scaled.unit, word);
  return unitText === null
    ? null
    : [
        {
          start: number.start,
          end: number.end,
          text: formatQuantity(scaled.quantity, isMetric(scaled.unit) ? metricStyle(scaled.unit) : 'fraction', language),
        },
        { start: word.start, end: dot?.end ?? word.end, text: unitText },
      ];
}

/** The name of the unit to which an amount moves, as short as the author's own word; null where none is known. */
function movedName(quantity: number, unit: UnitKey, { text }: Token): string | null {
  const short = isMetric(unit) || isAbbreviation(singularize(text));
  const name = (short ? MOVING : LONG)[unit];
  if (!name) return null;
  return quantity > 1 && !(short && isAbbreviation(name)) ? pluralize(name) : name;
}

/** "6 tbsp" three times is "1 cup + 2 tbsp", "¾ cup" one and a quarter times "¾ cup + 3 tablespoons". The author's unit keeps its spelling. */
function writeSum(
  number: Token,
  word: Token,
  dot: Token | undefined,
  unit: UnitKey,
  [larger, rest]: readonly [Measure, Measure],
): Replacement[] | null {
  const nameOf = (measure: Measure): string | null =>
    measure.unit === unit ? unitInNumber(word.text, measure.quantity > 1, 'en') : movedName(measure.quantity, measure.unit, word);
  const [largerName, restName] = [nameOf(larger), nameOf(rest)];
  if (largerName === null || restName === null) return null;
  return [
    { start: number.start, end: number.end, text: `${formatQuantity(larger.quantity)} ${largerName} + ${formatQuantity(rest.quantity)}` },
    { start: word.start, end: rest.unit === unit ? word.end : (dot?.end ?? word.end), text: restName },
  ];
}

/** "1 cup" doubled is "2 cups", "1 Dose" "2 Dosen", also where the author wrote "1 ½ cup"; abbreviations keep their spelling. */
function scaleUnitWord(tokens: readonly Token[], amount: AmountTokens, factor: number, language: Language): Replacement[] {
  if (tokens[amount.unitFrom - 1]?.text === '-') return [];
  const words = tokens.slice(amount.unitFrom, amount.unitTo).filter(({ kind }) => kind === 'word');
  const { many, wasMany } = numberOf(amount, factor, language);
  return many || wasMany ? agree(words, many, language) : [];
}

/** Whether an amount asks for the plural, scaled and as it was. */
export function numberOf(
  { quantity, quantityMax }: Pick<AmountTokens, 'quantity' | 'quantityMax'>,
  factor: number,
  language: Language,
): { readonly many: boolean; readonly wasMany: boolean } {
  const before = quantityMax ?? quantity;
  return { many: isMany(before * factor, language), wasMany: isMany(before, language) };
}

/** Puts a noun, or a unit of several words, into a number. */
export function agree(
  words: readonly Token[],
  many: boolean,
  language: Language,
  inNumber: typeof unitInNumber = unitInNumber,
): Replacement[] {
  const texts = inNumber(words.map(({ text }) => text).join(' '), many, language).split(' ');
  return words.flatMap(({ start, end, text, openPluralEnd }, i) =>
    texts[i] === undefined || texts[i] === text ? [] : [{ start, end: openPluralEnd ?? end, text: texts[i] }],
  );
}

/** 1.04 cups reads "1 cup"; French counts in the plural from two. */
const isMany = (quantity: number, language: Language): boolean => (language === 'fr' ? quantity >= 2 : quantity > 1.05);
