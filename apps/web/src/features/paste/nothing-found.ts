import * as t from '@simmer/messages/paste';
interface Lists {
  ingredients?: readonly unknown[];
  instructions?: readonly unknown[];
}

/** A shorter text is still being typed. */
const FEWEST_LINES = 4;

/** Of such a recipe only the title would be saved, and the text would be lost. */
export function isBare({ ingredients = [], instructions = [] }: Lists): boolean {
  return ingredients.length === 0 && instructions.length === 0;
}

/** What to say of a text in which no ingredient and no step was found; undefined for any other. */
export function nothingFound(recipe: Lists, lineCount: number): string | undefined {
  if (!isBare(recipe) || lineCount < FEWEST_LINES) return undefined;
  return t.nothingFound;
}
