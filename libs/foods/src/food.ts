import type { Allergen } from '@simmer/contracts/constants';
import type { UnitKey } from '@simmer/culinary';

/** Stable id of a food: English, singular, kebab-case. */
export type FoodId = string;

/** Where a food stands in a shop. */
export const FOOD_AISLES = [
  'produce',
  'bread',
  'dairy',
  'meat',
  'fish',
  'tins',
  'dry',
  'spices',
  'drinks',
  'frozen',
  'household',
  'other',
] as const;
export type FoodAisle = (typeof FOOD_AISLES)[number];

/** What changes the thing that is bought, weighed or eaten. In the order in which they decide, where a name says two. */
export const FORMS = ['frozen', 'canned', 'pickled', 'smoked', 'dried', 'powder', 'ground', 'paste', 'juice', 'zest', 'cooked'] as const;
export type Form = (typeof FORMS)[number];

/** What of an animal a food is made of. */
export const ORIGINS = ['meat', 'fish', 'milk', 'egg', 'honey', 'gelatin', 'insect'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Allergens that something holds for certain, and those that usual brands, or some of what a vague name may mean, hold. No allergen is in both. */
export interface Allergens {
  readonly contains: readonly Allergen[];
  readonly may: readonly Allergen[];
}

/** Animal origins, as {@link Allergens}; `isKnown` is false where nothing is said of the food or of a kind of it. */
export interface Origins {
  readonly from: readonly Origin[];
  readonly may: readonly Origin[];
  readonly isKnown: boolean;
}

/** A package as most shops sell it: 400 g, or 10 pieces (unit null). */
export interface Pack {
  readonly quantity: number;
  readonly unit: UnitKey | null;
}

/** Days that a food keeps. */
export interface Keeps {
  readonly fridge?: number;
  readonly freezer?: number;
  readonly shelf?: number;
}

/** A food of the catalogue, or a kind of food. What its entry does not say is inherited from its parent. */
export interface Food {
  readonly id: FoodId;
  readonly parent: Food | null;
  readonly children: readonly Food[];
  /** The foods that its name may mean; empty where it is one food or the kind of all that is below it. */
  readonly choices: readonly Food[];
  /** Its name alone does not say what to buy: a kind ("cheese"), or one of several ("curry paste"). */
  readonly isVague: boolean;
  readonly form: Form | null;
  readonly aisle: FoodAisle;
  readonly allergens: Allergens;
  readonly origins: Origins;
  /** Most kitchens have it. */
  readonly isStaple: boolean;
  readonly pack: { readonly metric: Pack | null; readonly us: Pack | null };
  /** Grams of the usual one, without a unit; null where nobody counts them. */
  readonly piece: number | null;
  /** Grams of units and sizes: `{ clove: 4, large: 65 }`. */
  readonly portions: Readonly<Record<string, number>>;
  /** Grams per millilitre, null where neither the catalogue nor USDA's table says it. */
  readonly density: number | null;
  /** The share of the weight with which it is bought that is eaten: a tin without its brine, a leg without its bone. Null where all of it is. */
  readonly edible: number | null;
  readonly keeps: Keeps;
  /** Months (1 to 12) of the northern hemisphere in which it is fresh and local; empty where it has no season. */
  readonly season: readonly number[];
  /** Bought whole, so an amount to buy is rounded up. */
  readonly isWhole: boolean;
  /** False where nobody buys it: water, ice. */
  readonly isBought: boolean;
  /** A household good and no food. */
  readonly isHousehold: boolean;
  /** Its row in USDA SR28 (NDB number), null where it has none. */
  readonly usda: number | null;
}

const isA = (food: Food | null, kind: string): boolean => food !== null && (food.id === kind || isA(food.parent, kind));

/** Whether a food is one of these kinds, or below them. */
export const isOneOf = (food: Food, kinds: readonly string[]): boolean => kinds.some((kind) => isA(food, kind));

/** Sizes that a name or a remark gives. */
export const SIZES = ['small', 'medium', 'large', 'jumbo'] as const;
export type Size = (typeof SIZES)[number];

/** What a name says a food is free of. */
export const FREE_OF = ['gluten-free', 'dairy-free', 'egg-free', 'nut-free', 'soy-free', 'vegan', 'vegetarian'] as const;
export type FreeOf = (typeof FREE_OF)[number];
