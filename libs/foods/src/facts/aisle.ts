import { type Food, type FoodAisle, type Form, isOneOf } from '../food';

const MOVED: Readonly<Partial<Record<Form, FoodAisle>>> = { frozen: 'frozen', canned: 'tins', pickled: 'tins' };
/** Where fresh things stand once they are dried or ground. */
const DRIED: readonly (readonly [string, FoodAisle])[] = [
  ['fresh-herb', 'spices'],
  ['chili', 'spices'],
  ['allium', 'spices'],
];
/** A pulse that is cooked already comes in a jar or a can. */
const COOKED = ['pulse'];

/** Where a food in this form stands in a shop. */
export function aisleOfForm(food: Food, form: Form | null): FoodAisle {
  if (!form) return food.aisle;
  const moved = MOVED[form];
  if (moved) return moved;
  if (form === 'cooked') return isOneOf(food, COOKED) ? 'tins' : food.aisle;
  if (food.aisle !== 'produce') return food.aisle;
  if (form === 'dried') return DRIED.find(([kind]) => isOneOf(food, [kind]))?.[1] ?? 'dry';
  return form === 'powder' || form === 'ground' ? 'spices' : food.aisle;
}
