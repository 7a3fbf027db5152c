import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/paste';

interface Lists {
  ingredients?: readonly unknown[];
  instructions?: readonly unknown[];
}

/** What to say of a recipe with more ingredients or steps than can be saved; undefined for one that fits. */
export function tooManyLines({ ingredients = [], instructions = [] }: Lists): string | undefined {
  const most = RECIPE_LIMITS.lines;
  const [isOver, alsoSteps] = [ingredients.length > most, instructions.length > most];
  if (isOver && alsoSteps) return t.tooManyBoth({ ingredients: ingredients.length, steps: instructions.length, most });
  if (isOver) return t.tooManyIngredients({ count: ingredients.length, most });
  return alsoSteps ? t.tooManySteps({ count: instructions.length, most }) : undefined;
}
