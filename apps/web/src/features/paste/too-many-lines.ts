import { MAX_RECIPE_LINES } from '@simmer/contracts/constants';

interface Lists {
  ingredients?: readonly unknown[];
  instructions?: readonly unknown[];
}

/** What to say of a recipe with more ingredients or steps than can be saved; undefined for one that fits. */
export function tooManyLines({ ingredients = [], instructions = [] }: Lists): string | undefined {
  const tooMany = [
    { count: ingredients.length, name: 'ingredients' },
    { count: instructions.length, name: 'steps' },
  ].filter(({ count }) => count > MAX_RECIPE_LINES);
  if (tooMany.length === 0) return undefined;
  const counted = tooMany.map(({ count, name }) => `${count.toLocaleString('en')} ${name}`).join(' and ');
  const ofEach = tooMany.length > 1 ? ' of each' : '';
  return `There are ${counted} here, and a recipe has room for ${MAX_RECIPE_LINES}${ofEach}. Leave some lines out, or make two recipes of them.`;
}
