import type { Diet } from '@simmer/contracts/constants';

export const diets = {
  vegetarian: 'Vegetarisch',
  vegan: 'Vegan',
  'gluten-free': 'Glutenfrei',
  'dairy-free': 'Milchfrei',
} satisfies Record<Diet, string>;
