import type { Food } from '../food';
import type { ResolvedFood } from '../resolved';

/** Parts of an egg. */
const OF_EGGS = new Set(['egg-yolk', 'egg-white']);

/**
 * The whole food that somebody buys who needs a number of these, where shops do not sell these: an egg for a yolk, a lemon for the juice of one, a
 * whole bird for "1 chicken". Null where it is what is bought.
 */
export function wholeOf({ food, form }: ResolvedFood, get: (id: string) => Food | undefined): Food | null {
  if (OF_EGGS.has(food.id)) return get('egg-hen') ?? null;
  const isPart = [food.form, form].some((one) => one === 'juice' || one === 'zest');
  if (isPart) return food.parent?.isWhole ? food.parent : form !== null && food.isWhole ? food : null;
  return food.children.find(({ id, isWhole }) => isWhole && id === `${food.id}-whole`) ?? null;
}
