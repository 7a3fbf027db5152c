import { type Allergen, ALLERGENS } from '@simmer/contracts/constants';
import type { Allergens, Food, FreeOf, Origin } from '../food';
import type { ResolvedFood } from '../resolved';

/** What a name that promises something rules out. Lactose-free milk is still milk to an allergy, so it is not in this list. */
const RULED_OUT: Readonly<Record<FreeOf, readonly Allergen[]>> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'egg-free': ['eggs'],
  'nut-free': ['nuts', 'peanuts'],
  'soy-free': ['soy'],
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'mollusks'],
  vegetarian: ['fish', 'crustaceans', 'mollusks'],
};
/** With what animal products are replaced. */
const REPLACEMENTS: Readonly<Partial<Record<Origin, readonly Allergen[]>>> = {
  meat: ['soy', 'gluten'],
  fish: ['soy', 'gluten'],
  milk: ['soy', 'nuts'],
  egg: ['soy'],
};

const inOrder = (allergens: ReadonlySet<Allergen>): Allergen[] => ALLERGENS.filter((allergen) => allergens.has(allergen));

/**
 * The allergens of what a name means: what it holds for certain, and what it may hold because brands differ, because the name is vague or
 * gives a choice, or because its words speak of it. An allergen in neither list is not expected in it.
 */
export function allergensOf(resolved: ResolvedFood): Allergens {
  let allergens = known.get(resolved);
  if (!allergens) known.set(resolved, (allergens = compute(resolved)));
  return allergens;
}

/** A name that was read before is the same object. */
const known = new WeakMap<ResolvedFood, Allergens>();

function compute({ food, alternatives, additions, mentions, free }: ResolvedFood): Allergens {
  const choices = [food, ...alternatives];
  const contains = new Set<Allergen>(additions.flatMap((one) => one.allergens.contains));
  for (const allergen of food.allergens.contains)
    if (choices.every((one) => one.allergens.contains.includes(allergen))) contains.add(allergen);
  const may = new Set<Allergen>([
    ...[...choices, ...additions, ...mentions].flatMap((one) => one.allergens.may),
    ...[...choices, ...mentions].flatMap((one) => one.allergens.contains),
  ]);
  if (free.length) replace(free, contains, may, food);
  for (const allergen of contains) may.delete(allergen);
  return { contains: inOrder(contains), may: inOrder(may) };
}

/** Whether a food is free of something by itself. */
export function keepsItself({ allergens, origins }: Food, free: FreeOf): boolean {
  const isRuledOut = [...allergens.contains, ...allergens.may].some((one) => RULED_OUT[free].includes(one));
  return !isRuledOut && (origins.may.length === 0 || !(free === 'vegan' || free === 'vegetarian'));
}

function replace(free: readonly FreeOf[], contains: Set<Allergen>, may: Set<Allergen>, food: Food): void {
  const ruledOut = free.flatMap((word) => RULED_OUT[word]);
  if (free.some((word) => word === 'vegan' || word === 'vegetarian' || word === 'dairy-free'))
    for (const origin of food.origins.from) for (const allergen of REPLACEMENTS[origin] ?? []) may.add(allergen);
  for (const allergen of ruledOut) {
    contains.delete(allergen);
    may.delete(allergen);
  }
}
