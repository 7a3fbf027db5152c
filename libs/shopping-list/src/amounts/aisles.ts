import { FOOD_AISLES, type FoodAisle } from '@simmer/foods';

/** An aisle that a cook has made, by its id. */
export type OwnAisle = `made:${string}`;
/** The groups of a list: those of most shops, and a cook's own. */
export type Aisle = FoodAisle | OwnAisle;

/** Whether a text is the name of an aisle that most shops have. */
export const isUsualAisle = (text: unknown): text is FoodAisle => FOOD_AISLES.includes(text as FoodAisle);

/** Whether a text is the id of an aisle that some cook has made; it may be gone. */
export const isOwnAisle = (text: unknown): text is OwnAisle => typeof text === 'string' && text.startsWith('made:');

/**
 * Reads an order that was kept as "produce,bread,…", and puts the aisles that it does not name where shops have them: behind the one that usually
 * comes before. `own` are those that cooks have made; a new one stands before everything else.
 */
export function orderFrom(text: unknown, own: readonly OwnAisle[] = []): Aisle[] {
  const isKnown = (aisle: string): aisle is Aisle => isUsualAisle(aisle) || own.includes(aisle as OwnAisle);
  const order = [...new Set(typeof text === 'string' ? text.split(',').filter(isKnown) : [])];
  FOOD_AISLES.forEach((aisle, place) => {
    if (!order.includes(aisle)) order.splice(place === 0 ? 0 : order.indexOf(FOOD_AISLES[place - 1] ?? aisle) + 1, 0, aisle);
  });
  for (const aisle of own) if (!order.includes(aisle)) order.splice(order.indexOf('other'), 0, aisle);
  return order;
}
