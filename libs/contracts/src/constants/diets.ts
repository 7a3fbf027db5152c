/** The 14 allergens that EU Regulation 1169/2011, annex II, wants named; they include the 9 of the US FALCPA and FASTER acts. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'mollusks',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The diets that can be derived from a recipe's ingredients. */
export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const;
export type Diet = (typeof DIETS)[number];
