import type { RecipeDraft } from '@simmer/contracts';
import type { FoodId } from '@simmer/foods';
import type { PlanRecipe } from '@simmer/planner';
import type { PlateKind } from '@simmer/plates';

/** The languages that every recipe of the starter set is written in. */
export const STARTER_LANGUAGES = ['en', 'de'] as const;
export type StarterLanguage = (typeof STARTER_LANGUAGES)[number];

/** What a recipe of the starter set may need beyond knives, bowls and a kettle. */
export const EQUIPMENT = ['stove', 'oven', 'blender', 'freezer'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** A recipe of the starter set in one language. */
export interface StarterRecipe {
  /** English, kebab-case, the same in every language and stable for ever. */
  readonly id: string;
  /** The composition of its drawn plate. */
  readonly dish: PlateKind;
  /** All of it is needed; a recipe that needs nothing has none. */
  readonly equipment: readonly Equipment[];
  /**
   * As the planner takes it, the same in every language, so that the same answers make the same week. Figures (kcal and g per serving), diets and
   * allergens are computed from the ingredients when the set is packed: whoever plans with it loads no foods.
   */
  readonly plan: PlanRecipe;
  /** As a cook would write it. Its tags name meals, dish and cuisine in English, as the recipe list and the planner read them. */
  readonly draft: RecipeDraft;
}

/**
 * The ingredients of the set that are a food or a kind of it, by the id of the food: who eats no mushrooms (`mushroom`) eats no oyster mushrooms. A
 * food that is in no recipe is not listed.
 */
export type FoodKinds = Readonly<Record<FoodId, readonly string[]>>;
