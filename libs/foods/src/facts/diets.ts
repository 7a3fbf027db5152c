import type { Diet } from '@simmer/contracts/constants';
import type { Allergens, Food, Origin } from '../food';
import type { ResolvedFood } from '../resolved';
import { allergensOf } from './allergens';

/** Whether something fits a diet: for certain, only some of what it may be, not, or nobody can tell. */
export type DietFit = 'fits' | 'may-fit' | 'does-not-fit' | 'unknown';

const OF_DEAD_ANIMALS: ReadonlySet<Origin> = new Set(['meat', 'fish', 'gelatin', 'insect']);
const isRefused = (origin: Origin, diet: 'vegan' | 'vegetarian'): boolean => diet === 'vegan' || OF_DEAD_ANIMALS.has(origin);

/** Whether what a name means fits a diet. Where the name is not clear, only what it does not fit is told. */
export function dietOf(resolved: ResolvedFood, diet: Diet): DietFit {
  let fits = known.get(resolved);
  if (!fits) known.set(resolved, (fits = {}));
  return (fits[diet] ??= compute(resolved, diet));
}

/** A name that was read before is the same object. */
const known = new WeakMap<ResolvedFood, Partial<Record<Diet, DietFit>>>();

function compute(resolved: ResolvedFood, diet: Diet): DietFit {
  const allergens = allergensOf(resolved);
  const fit =
    diet === 'gluten-free'
      ? byAllergen(allergens, 'gluten')
      : diet === 'dairy-free'
        ? byAllergen(allergens, 'milk')
        : byOrigin(resolved, allergens, diet);
  return !resolved.isClear && fit !== 'does-not-fit' ? 'unknown' : fit;
}

function byAllergen({ contains, may }: Allergens, allergen: 'gluten' | 'milk'): DietFit {
  if (contains.includes(allergen)) return 'does-not-fit';
  return may.includes(allergen) ? 'may-fit' : 'fits';
}

function byOrigin(resolved: ResolvedFood, { contains, may }: Allergens, diet: 'vegan' | 'vegetarian'): DietFit {
  const { food, alternatives, additions, mentions, free } = resolved;
  if (free.includes('vegan') || free.includes(diet)) return 'fits';
  const refused = (origins: readonly Origin[]): boolean => origins.some((origin) => isRefused(origin, diet));
  const isRefusedFood = (one: Food): boolean => refused(one.origins.from);
  const choices = [food, ...alternatives];
  const fromAnimals: readonly string[] =
    diet === 'vegan' ? ['milk', 'eggs', 'fish', 'crustaceans', 'mollusks'] : ['fish', 'crustaceans', 'mollusks'];
  if (choices.every(isRefusedFood) || additions.some(isRefusedFood) || contains.some((one) => fromAnimals.includes(one)))
    return 'does-not-fit';
  const all = [...choices, ...additions, ...mentions];
  const mayRefuse =
    choices.some(isRefusedFood) ||
    mentions.some(isRefusedFood) ||
    all.some((one) => refused(one.origins.may)) ||
    may.some((one) => fromAnimals.includes(one));
  if (mayRefuse) return 'may-fit';
  return all.every((one) => one.origins.isKnown) ? 'fits' : 'unknown';
}
