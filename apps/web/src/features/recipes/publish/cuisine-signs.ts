import type { Cuisine } from '@simmer/contracts/constants';
import type { Food, FoodId } from '@simmer/foods';

/**
 * Foods by which a kitchen is known: much used in it and little elsewhere. Of what several kitchens share, such as soy sauce or olive oil, there is none,
 * and kitchens without such foods are not proposed. A food stands for its kinds as well.
 */
export const CUISINE_SIGNS: Partial<Record<Cuisine, readonly FoodId[]>> = {
  chinese: [
    'shaoxing-wine',
    'oyster-sauce',
    'hoisin-sauce',
    'doubanjiang',
    'black-bean-sauce',
    'sichuan-pepper',
    'five-spice',
    'chinese-broccoli',
  ],
  french: ['gruyere', 'comte', 'camembert', 'brie', 'roquefort', 'herbes-de-provence'],
  indian: [
    'garam-masala',
    'ghee',
    'paneer',
    'curry-leaf',
    'asafoetida',
    'fenugreek',
    'fenugreek-leaves',
    'urad-dal',
    'naan',
    'indian-curry-paste',
  ],
  italian: [
    'parmesan',
    'pecorino',
    'mozzarella',
    'ricotta',
    'mascarpone',
    'pancetta',
    'guanciale',
    'risotto-rice',
    'gnocchi',
    'balsamic-vinegar',
  ],
  japanese: ['miso', 'mirin', 'dashi', 'sake', 'nori', 'kombu', 'wasabi', 'udon', 'soba', 'ponzu', 'furikake', 'shichimi-togarashi'],
  mediterranean: ['feta', 'halloumi', 'tahini', 'zaatar', 'sumac', 'bulgur', 'pita', 'harissa'],
  mexican: ['corn-tortilla', 'masa-harina', 'tomatillo', 'chipotle-in-adobo', 'chipotle-dried', 'ancho-chile', 'cotija', 'queso-fresco'],
  thai: ['thai-curry-paste', 'thai-basil', 'thai-eggplant', 'lemongrass', 'galangal', 'lime-leaf', 'fish-sauce'],
};

/** So many different ones say something; a single one is in many a kitchen. */
const ENOUGH = 2;

export interface ProposedCuisine {
  cuisine: Cuisine;
  /** The ingredient lines that speak for it, counted from 0. */
  lines: number[];
}

/** The kitchen that the ingredients speak for; null where none does, or several do as much. `foods`: of each line, null where it is not understood. */
export function proposedCuisine(foods: readonly (Food | null)[]): ProposedCuisine | null {
  const [first, second] = (Object.entries(CUISINE_SIGNS) as [Cuisine, readonly FoodId[]][])
    .map(([cuisine, signs]) => {
      const found = foods.map((food) => signs.find((sign) => isKindOf(food, sign)));
      return { cuisine, count: new Set(found.filter(Boolean)).size, lines: found.flatMap((sign, line) => (sign ? [line] : [])) };
    })
    .toSorted((one, other) => other.count - one.count);
  if (!first || first.count < ENOUGH || first.count === second?.count) return null;
  return { cuisine: first.cuisine, lines: first.lines };
}

const isKindOf = (food: Food | null, kind: FoodId): boolean => food !== null && (food.id === kind || isKindOf(food.parent, kind));
