import type { Language } from '../languages';
import type { UnitKey } from '../units/unit-table';

/** An amount as the line states it. */
export interface IngredientAmount {
  /** Null when the line names no number ("a pinch" is 1, "pinch" is null). */
  readonly quantity: number | null;
  /** Upper end of a range, otherwise null. */
  readonly quantityMax: number | null;
  /** Canonical key, or null when there is no unit or an unknown one. */
  readonly unit: UnitKey | null;
  /** The unit as the line spells it, or null. */
  readonly unitText: string | null;
}

/** A parsed ingredient line. The caller keeps the line itself. */
export interface ParsedIngredient extends IngredientAmount {
  /** The same amount in other units: the 5 oz of "150 g/5 oz", the 800 ml of "2 x 400 ml tins". */
  readonly alternatives: readonly IngredientAmount[];
  /** The food, without amount, size and preparation. */
  readonly name: string;
  /** What is done to the food: "finely chopped". Null when the line says nothing. */
  readonly preparation: string | null;
  /**
   * The words of `preparation` that stand before the name ("riz cuit": right behind it): the amount is of what has been prepared so. "200 g cooked rice" weighs 200 g when it is cooked,
   * "200 g rice, cooked" before. Null when there are none.
   */
  readonly measuredAs: string | null;
  /** Size, purpose, substitutes and everything else: "large, to serve". Null when there is nothing. */
  readonly note: string | null;
  /** Another food of the line with an amount of its own, the yolk of "2 eggs plus 1 yolk"; null when there is none. `note` has its words too. */
  readonly also: ParsedIngredient | null;
  /** The cook may leave it out. */
  readonly optional: boolean;
  /** How sure the reading is, from 0 to 1. */
  readonly confidence: number;
  readonly language: Language;
}
