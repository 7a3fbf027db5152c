import type { Food } from './food-drawing';
import { fruits } from './fruits';
import { greens } from './greens';
import { proteins } from './proteins';
import { vegetables } from './vegetables';

const foods: Record<string, Food> = { ...greens, ...vegetables, ...proteins, ...fruits };

/** Longest first, so that "red onion" is found before "onion". */
const names = Object.keys(foods).sort((a, b) => b.length - a.length);

/** The food that a text speaks of, by its name in the table. Lower case. */
export const foodIn = (text: string): string | undefined => names.find((name) => text.includes(name));

/** Whether there is a drawing for a food of this name, or for what its last word names: "cherry tomato". */
export const isDrawn = (name: string): boolean => name in foods || (name.split(' ').at(-1) ?? '') in foods;

/** A food of the table. Asking for one that is not there is a mistake in a drawing. */
export const foodNamed = (name: string): Food => {
  const food = foods[name];
  if (!food) throw new Error(`No drawing for "${name}"`);
  return food;
};

export const sizeOf = (name: string): number => foodNamed(name).size;
