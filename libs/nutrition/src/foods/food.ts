/** Per 100 g: calories in kcal, sodium in mg, everything else in g. Null is unknown, not zero. */
export interface Figures {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly total_fat: number | null;
  readonly saturated_fat: number | null;
  readonly carbohydrates: number | null;
  readonly fiber: number | null;
  readonly sugar: number | null;
  readonly sodium: number | null;
}

/** The figures in the order in which the table keeps them. */
export const FIGURES = [
  'calories',
  'protein',
  'total_fat',
  'saturated_fat',
  'carbohydrates',
  'fiber',
  'sugar',
  'sodium',
] as const satisfies readonly (keyof Figures)[];

/** A food as USDA's Standard Reference 28 describes it. */
export interface Food {
  /** Its number there (NDB), the source of every figure. */
  readonly id: number;
  /** USDA's food group, such as 2 for spices and herbs. */
  readonly group: number;
  /** What cooks call it, the usual name first. */
  readonly names: readonly string[];
  readonly figures: Figures;
  /** Grams of household portions: `cup`, `cup chopped`, `clove`, `medium`, `each`. */
  readonly portions: Readonly<Record<string, number>>;
}

/** USDA's groups that are told apart here. */
export const GROUP = {
  dairy: 1,
  spices: 2,
  fats: 4,
  poultry: 5,
  fruit: 9,
  vegetables: 11,
  nuts: 12,
  fish: 15,
  pulses: 16,
  baked: 18,
  grains: 20,
} as const;
