/** What the author of a recipe can say of it: its kitchen, and the diets it suits. */
import type { ClaimedDiet, Cuisine } from '@simmer/contracts/constants';
import { diets } from './diets';

export const cuisine = 'Cuisine';
export const cuisines = {
  italian: 'Italian',
  mexican: 'Mexican',
  asian: 'Asian',
  american: 'American',
  mediterranean: 'Mediterranean',
  indian: 'Indian',
  french: 'French',
  thai: 'Thai',
  chinese: 'Chinese',
  japanese: 'Japanese',
} satisfies Record<Cuisine, string>;
export const diet = 'Diet';
export const claimedDiets = {
  ...diets,
  keto: 'Keto',
  paleo: 'Paleo',
  'low-carb': 'Low-carb',
  healthy: 'Healthy',
  'quick-and-easy': 'Quick and easy',
} satisfies Record<ClaimedDiet, string>;
