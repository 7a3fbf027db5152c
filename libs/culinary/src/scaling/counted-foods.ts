import type { Token } from '../ingredients/token';
import { unitAt } from '../ingredients/unit-spans';
import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { foodInNumber } from '../units/food-number';
import { unitKind } from '../units/unit-table';
import { joinsRange } from './measures';
import type { Replacement } from './replacements';
import { type AmountTokens, agree, numberOf } from './scaled-amount';

/** A food that a step counts: "3 eggs", "2 cloves of garlic". */
export interface CountedFood extends AmountTokens {
  /** The word that takes the number; undefined where the unit does. */
  readonly noun: Token | undefined;
}

const MOST_COUNTED = 30;
const LONGEST_NAME = 3;
/** Behind these a number says how many pieces something becomes, or which step is meant: "cut into 6 potato wedges". */
const NO_COUNT = new Set('into zu dans step steps schritt etape paso passo stap steg mark page about'.split(' '));
const DASHES = new Set(['-', '–', '—', '‑', '/', ':', '.', ',']);

/** Finds the counted foods of a text. `isFood` says of a folded word whether it names one. */
export function findCountedFoods(tokens: readonly Token[], language: Language, isFood: (word: string) => boolean): CountedFood[] {
  return tokens.flatMap((_, i) => countedFoodAt(tokens, i, language, isFood) ?? []);
}

function countedFoodAt(tokens: readonly Token[], i: number, language: Language, isFood: (word: string) => boolean): CountedFood | null {
  const quantity = tokens[i]?.value ?? null;
  const before = tokens[i - 1];
  if (quantity === null || quantity <= 0 || quantity > MOST_COUNTED || NO_COUNT.has(before?.folded ?? '')) return null;
  if (before && DASHES.has(before.text) && before.end === tokens[i]?.start) return null;
  // the upper end of a range is read with the lower one
  if (before && joinsRange(before, language) && (tokens[i - 2]?.value ?? quantity) < quantity) return null;
  const upper = tokens[i + 1] && joinsRange(tokens[i + 1]!, language) ? (tokens[i + 2]?.value ?? 0) : 0;
  const to = upper > quantity ? i + 3 : i + 1;
  const quantityMax = upper > quantity ? upper : null;
  const { size, preparation, of } = VOCABULARY[language];
  let at = to;
  while (at < to + LONGEST_NAME && (size.has(tokens[at]?.folded ?? '') || preparation.has(tokens[at]?.folded ?? ''))) at++;
  const unit = unitAt(tokens, at, language);
  if (unit && unitKind(unit.unit) !== 'count') return null;
  if (unit) {
    const food = of.has(tokens[unit.next]?.folded ?? '') ? unit.next + 1 : unit.next;
    if (namesFood(tokens, food, isFood))
      return { from: i, to, quantity, quantityMax, unit: unit.unit, unitFrom: at, unitTo: unit.next, noun: undefined };
  }
  const noun = nounAt(tokens, at, language, isFood);
  return noun ? { from: i, to, quantity, quantityMax, unit: null, unitFrom: to, unitTo: to, noun } : null;
}

const namesFood = (tokens: readonly Token[], at: number, isFood: (word: string) => boolean): boolean =>
  tokens.slice(at, at + 2).some(({ kind, folded }) => kind === 'word' && isFood(folded));

/** The noun of the counted food: the last word of an English name, the first of another. */
function nounAt(tokens: readonly Token[], at: number, language: Language, isFood: (word: string) => boolean): Token | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word') return undefined;
  if (language !== 'en') return isFood(first.folded) ? first : undefined;
  let last = -1;
  for (let i = at; i < at + LONGEST_NAME && tokens[i]?.kind === 'word'; i++) {
    // a bay leaf
    if (isFood(tokens[i]!.folded) || (i > at && unitAt(tokens, i, language)?.unit === 'leaf')) last = i;
    else if (last >= 0) break;
  }
  return tokens[last];
}

/** The replacements that put the noun of a counted food into the number it has when multiplied. */
export function agreeNoun({ noun, ...amount }: CountedFood, factor: number, language: Language): Replacement[] {
  const { many, wasMany } = numberOf(amount, factor, language);
  if (!noun || many === wasMany) return [];
  return language === 'en' ? agree([noun], many, language) : agree([noun], many, language, foodInNumber);
}
