import { textOf } from '../page/element-text';
import type { Page } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { findIngredients } from './ingredient-section';
import { findInstructions } from './instruction-section';
import { rowsOf } from './page-rows';

/** What other readers already state; it tells which of the page's lists is the recipe's. */
export interface KnownLines {
  ingredients: string[];
  instructions: string[];
}

/** Reads the recipe as a person would see it: headings, lists, names of boxes, and lines that state amounts. */
export function readVisiblePage(page: Page, known: KnownLines): RecipeFacts | null {
  const rows = rowsOf(page);
  const facts: RecipeFacts = {};
  const ingredients = findIngredients(rows, known.ingredients);
  const instructions = findInstructions(rows, known.instructions, ingredients);
  if (ingredients) facts.ingredients = { value: ingredients.lines, place: ingredients.place, confidence: ingredients.confidence };
  if (instructions) facts.instructions = { value: instructions.lines, place: instructions.place, confidence: instructions.confidence };
  const title = page.elements.find((element) => element.name === 'h1' && textOf(element) !== '');
  if (title) facts.title = { value: textOf(title), place: 'h1', confidence: 0.6 };
  return Object.keys(facts).length > 0 ? facts : null;
}
