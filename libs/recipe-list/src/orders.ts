import type { RecipeSort } from '@simmer/contracts/constants';
import type { ListedRecipe } from './listed-recipe';
import { titleKeyOf } from './text-keys';
import { timeKeyOf } from './time-range';

export type OrderKey = string | number;

interface Order {
  /** What is sorted by, smallest first; a recipe's id breaks ties. */
  keyOf(recipe: ListedRecipe): OrderKey;
  /** Whether of equal ones the newest comes first: an id begins with the time it was made. */
  newestFirst: boolean;
}

export const ORDERS: Record<RecipeSort, Order> = {
  newest: { keyOf: () => 0, newestFirst: true },
  oldest: { keyOf: () => 0, newestFirst: false },
  title: { keyOf: ({ title }) => titleKeyOf(title), newestFirst: false },
  quickest: { keyOf: ({ total_time }) => timeKeyOf(total_time), newestFirst: false },
  'most-cooked': { keyOf: ({ times_cooked }) => -times_cooked, newestFirst: true },
  favorites: { keyOf: ({ favorite }) => (favorite ? 0 : 1), newestFirst: true },
  'highest-rated': { keyOf: ({ rating }) => -(rating ?? 0), newestFirst: true },
};

/** Whether one place comes before, at or after another: below, at or above zero. */
export function compare(sort: RecipeSort, one: { key: OrderKey; id: string }, other: { key: OrderKey; id: string }): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id === ORDERS[sort].newestFirst ? 1 : -1;
}
