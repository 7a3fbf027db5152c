import { textOf } from '../page/element-text';
import type { Page } from '../page/page';
import type { RecipeFacts, RecipeLine } from '../parsed-recipe';
import { wordsOf } from '../lines/line-agreement';
import { findIngredients } from './ingredient-section';
import { findInstructions } from './instruction-section';
import { readLabels } from './labels';
import { rowsOf } from './page-rows';

const MOST_TITLES = 10;

/** What other readers already state: the lines tell which of the page's lists is the recipe's. */
export interface Known {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
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

/** The first heading of the first order that the page's own title begins with or mentions; others may be the site's. */
function titleOf(page: Page): RecipeFacts['title'] {
  const documentTitle = page.elements.find((element) => element.name === 'title');
  const whole = documentTitle ? textOf(documentTitle).toLowerCase() : '';
  const headings = page.elements.filter((element) => element.name === 'h1').slice(0, MOST_TITLES).map((element) => textOf(element)).filter((text) => /\p{L}/u.test(text));
  const words = new Set(wordsOf(whole));
  const mentioned = headings.filter((text) => wordsOf(text).filter((word) => words.has(word)).length >= wordsOf(text).length * 0.5);
  const value = mentioned.find((text) => whole.startsWith(text.toLowerCase())) ?? mentioned[0];
  if (value !== undefined) return { value, place: 'h1', confidence: 0.6 };
  return headings[0] === undefined ? undefined : { value: headings[0], place: 'h1', confidence: whole ? 0.35 : 0.6 };
}
