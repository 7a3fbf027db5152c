import type { RecipeDraft } from '@simmer/contracts';
import type { Allergen, Diet, MEALS } from '@simmer/contracts/constants';
import type { PlateKind } from '@simmer/plates';

/** The languages that every recipe of the starter set is written in. */
export const STARTER_LANGUAGES = ['en', 'de'] as const;
export type StarterLanguage = (typeof STARTER_LANGUAGES)[number];

/** A recipe of the starter set in one language. */
export interface StarterRecipe {
  /** English, kebab-case, the same in every language and stable for ever. */
  readonly id: string;
  readonly meals: readonly (typeof MEALS)[number][];
  /** The composition of its drawn plate. */
  readonly dish: PlateKind;
  readonly cuisine: string;
  /** The diets that it fits for certain. */
  readonly diets: readonly Diet[];
  /** The allergens that it contains, and those that some brands of its ingredients hold; it is free of all others. */
  readonly contains: readonly Allergen[];
  readonly may: readonly Allergen[];
  /** As a cook would write it. Its tags name meals, dish and cuisine in English, as the recipe list and the planner read them. */
  readonly draft: RecipeDraft;
}
