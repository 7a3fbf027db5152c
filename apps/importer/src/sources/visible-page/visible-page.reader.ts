import { textOf } from '../page/element-text';
import type { Page } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { findIngredients, wordsOf } from './ingredient-section';
import { findInstructions } from './instruction-section';
import { readLabels } from './labels';
import { rowsOf } from './page-rows';

/** What other readers already state: the lines tell which of the page's lists is the recipe's. */
export interface Known {
  ingredients: string[];
  instructions: string[];
  timesAndServings: boolean;
}

/** Reads the recipe as a person would see it: headings, lists, names of boxes, and lines that state amounts. */
export function readVisiblePage(page: Page, known: Known): RecipeFacts | null {
  let rows = rowsOf(page);
  let ingredients = findIngredients(rows, known.ingredients);
  if (!ingredients) {
    // names can mislead: where the main part shows no recipe, the side boxes are read too
    rows = rowsOf(page, { withAsides: true });
    ingredients = findIngredients(rows, known.ingredients);
  }
  const facts: RecipeFacts = known.timesAndServings ? {} : readLabels(rows, ingredients);
  const instructions = findInstructions(rows, known.instructions, ingredients);
  if (ingredients) facts.ingredients = { value: ingredients.lines, place: ingredients.place, confidence: ingredients.confidence };
  if (instructions) facts.instructions = { value: instructions.lines, place: instructions.place, confidence: instructions.confidence };
  const title = titleOf(page);
  if (title) facts.title = title;
  return Object.keys(facts).length > 0 ? facts : null;
}

/** The first heading of the first order; one that the page's own title does not mention is a heading of the site's. */
function titleOf(page: Page): RecipeFacts['title'] {
  const documentTitle = page.elements.find((element) => element.name === 'title');
  const whole = documentTitle ? wordsOf(textOf(documentTitle)) : [];
  let first: string | undefined;
  for (const element of page.elements) {
    if (element.name !== 'h1') continue;
    const text = textOf(element);
    if (!/\p{L}/u.test(text)) continue;
    first ??= text;
    const words = wordsOf(text);
    if (words.filter((word) => whole.includes(word)).length >= words.length * 0.5) return { value: text, place: 'h1', confidence: 0.6 };
  }
  return first ? { value: first, place: 'h1', confidence: whole.length > 0 ? 0.35 : 0.6 } : undefined;
}
