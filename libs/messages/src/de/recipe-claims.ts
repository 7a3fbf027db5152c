import type { ClaimedDiet, Cuisine } from '@simmer/contracts/constants';
import { diets } from './diets';

export const cuisine = 'Küche';
export const cuisines = {
  italian: 'Italienisch',
  mexican: 'Mexikanisch',
  asian: 'Asiatisch',
  american: 'Amerikanisch',
  mediterranean: 'Mediterran',
  indian: 'Indisch',
  french: 'Französisch',
  thai: 'Thailändisch',
  chinese: 'Chinesisch',
  japanese: 'Japanisch',
} satisfies Record<Cuisine, string>;
export const diet = 'Ernährung';
export const claimedDiets = {
  ...diets,
  keto: 'Keto',
  paleo: 'Paleo',
  'low-carb': 'Low-Carb',
  healthy: 'Gesund',
  'quick-and-easy': 'Schnell und einfach',
} satisfies Record<ClaimedDiet, string>;
