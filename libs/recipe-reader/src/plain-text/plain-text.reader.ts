import { labelRecipeText, looksLikeRecipe, recipeFromLines } from '@simmer/culinary/recipe-text';
import type { Page } from '../page/page';
import { decodeEntities } from '../page/plain-text';
import type { Fact, RecipeFacts } from '../parsed-recipe';

/** Told by what the lines say, and by no mark: a cook should look at it. */
const CONFIDENCE = 0.6;
/** Longer texts are no recipe; what comes behind is not read. */
const MAX_TEXT = 50_000;
/** Around the text in the page that a browser makes of it. */
const FRAME = new Set(['#page', 'html', 'head', 'meta', 'link', 'title', 'body']);
const MOST_ELEMENTS = 12;

/** The text of a page that is nothing but a text, as one is shown by a browser; null for every other page. */
export function onlyTextOf(page: Page): string | null {
  if (page.elements.length > MOST_ELEMENTS) return null;
  const [only, another] = page.elements.filter(({ name }) => !FRAME.has(name));
  const isAlone = only?.name === 'pre' && !another && only.parent?.ownTextLength === 0;
  return isAlone ? decodeEntities(only.children.join('')) : null;
}

/** Reads a recipe out of a text for people, plain or in markdown, as one that a cook pastes. */
export function readPlainText(text: string): RecipeFacts | null {
  const lines = labelRecipeText(text.slice(0, MAX_TEXT));
  if (!looksLikeRecipe(lines)) return null;
  const { title, description, notes, ingredients, instructions, servings, yieldText, prepMinutes, cookMinutes, totalMinutes, sourceName } =
    recipeFromLines(lines);
  // a recipe of a page has no notes
  const intro = [description, notes].filter(Boolean).join('\n\n');
  return {
    ...(title && { title: fact(title) }),
    ...(intro && { description: fact(intro) }),
    ...(ingredients.length > 0 && { ingredients: fact(ingredients.map(({ text: line, group }) => ({ text: line, group }))) }),
    ...(instructions.length > 0 && { instructions: fact(instructions.map(({ text: line, group }) => ({ text: line, group }))) }),
    ...(servings !== null && { servings: fact(servings) }),
    ...(yieldText && { yield_text: fact(yieldText) }),
    ...(prepMinutes !== null && { prep_time: fact(prepMinutes) }),
    ...(cookMinutes !== null && { cook_time: fact(cookMinutes) }),
    ...(totalMinutes !== null && { total_time: fact(totalMinutes) }),
    ...(sourceName && { source_name: fact(sourceName) }),
  };
}

const fact = <T>(value: T): Fact<T> => ({ value, place: 'text', confidence: CONFIDENCE });
