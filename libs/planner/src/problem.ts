/** What a cook wants planned. Nutrition is per serving: kcal, and g for the rest; times are whole minutes. */
export interface PlanProblem {
  readonly eaters: readonly Eater[];
  readonly slots: readonly PlanSlot[];
  readonly recipes: readonly PlanRecipe[];
  /** Ingredients at home: nothing to buy. */
  readonly pantry: readonly string[];
  /** Ingredients at home that must be used up this week. */
  readonly useUp: readonly string[];
}

/** A nutrient that an eater can have a goal for. */
export const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Somebody who eats along. A guest of one meal is an eater of that slot without goals. */
export interface Eater {
  readonly id: string;
  /** Servings on this eater's plate; 1 is what the recipe calls a serving. */
  readonly portion: number;
  /** For the sum of the planned meals of a day. A goal that is not set has no term. */
  readonly goals: Readonly<Partial<Record<Nutrient, number>>>;
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
  /** Ingredients that this eater does not eat. */
  readonly dislikes: readonly string[];
  /** Where leftovers are welcome: everywhere, at lunch (when not said), or nowhere. */
  readonly leftovers?: 'gladly' | 'for-lunch' | 'never';
}

/** A meal of a day. */
export interface PlanSlot {
  readonly id: string;
  /** Days since a Monday: 0 to 4 are weekdays, 5 and 6 the weekend. */
  readonly day: number;
  readonly meal: string;
  readonly eaters: readonly string[];
  /** Null when there is time enough for anything. */
  readonly maxMinutes: number | null;
  /** Whether the limit holds back only what is known to take longer. */
  readonly takesUnknownTime?: boolean;
  /** The recipe that stands there and stays. One that is not among the recipes keeps the slot and counts for nothing. */
  readonly locked: string | null;
  /** The slot whose dish is eaten here again; it is cooked and bought once. */
  readonly leftoverOf?: string | null;
  /** The slot whose dish is made here anew. */
  readonly repeatOf?: string | null;
}

/** A recipe that may be planned. What is unknown is null and counts as the middle of the pool, never as nothing. */
export interface PlanRecipe extends Readonly<Record<Nutrient, number | null>> {
  readonly id: string;
  readonly meals: readonly string[];
  /** A recipe of unknown length fits a slot with a limit only where that takes it. */
  readonly minutes: number | null;
  readonly ingredients: readonly string[];
  /** Of the ingredients those that are sold in packs and spoil within the week once they are open. */
  readonly fresh?: readonly Fresh[];
  readonly allergens: readonly string[];
  /** Allergens that are unknown; for an eater with that allergy they count as present. */
  readonly unknownAllergens?: readonly string[];
  readonly diets: readonly string[];
  /** 'other' is none. */
  readonly cuisine: string;
  /** The ingredient that the dish is about. */
  readonly main?: string;
  /** From 0 to 1; see {@link likingOf}. */
  readonly liking: number;
  /** From 0 to 1, 0.5 when unknown. */
  readonly season: number;
  /** For how many days what is left of it is still good; 3 when not said. */
  readonly keepsDays?: number;
  /** What a serving costs, in any currency. */
  readonly price?: number | null;
}

/** How much of a pack of an ingredient a serving takes: 0.25 where four servings empty it. */
export interface Fresh {
  readonly ingredient: string;
  readonly packs: number;
}

/** The recipe of each slot by its id, null where it is empty. A leftover or a repeat has the recipe of its source. */
export type Plan = Readonly<Record<string, string | null>>;
