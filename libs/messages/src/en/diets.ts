/** What the diets are called. */
import type { Diet } from '@simmer/contracts/constants';

export const diets = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
} satisfies Record<Diet, string>;
