import { isFolded } from '../page/element-text';
import type { Page } from '../page/page';
import type { RecipeFacts, RecipeLine } from '../parsed-recipe';
import { readAuthor } from './byline';
import { findIngredients, type FoundLines } from './ingredient-section';
import { findInstructions } from './instruction-section';
import { readLabels, rowsOfCard } from './labels';
import { readLead } from './lead';
import { readCalories } from './nutrition-label';
import { type PageRow, rowsOf } from './page-rows';
import { readPicture } from './picture';
import { readTitle } from './title-heading';

/** What other readers already state: the lines tell which of the page's lists is the recipe's. */
export interface Known {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  timesAndServings: boolean;
  nutrition: boolean;
  description: boolean;
  author: boolean;
  image: boolean;
}

/** Reads the recipe as a person would see it: headings, lists, names of boxes, and lines that state amounts. */
export function readVisiblePage(page: Page, known: Known): RecipeFacts | null {
  const { rows, ingredients, instructions } = findParts(page, known);
  const card = rowsOfCard(rows, ingredients, instructions);
  const facts = known.timesAndServings ? {} : readLabels(rows, card, ingredients, instructions);
  if (ingredients) Object.assign(facts, readAround(page, card, known, rows[Math.max(ingredients.end, instructions?.end ?? 0) - 1]));
  if (ingredients) facts.ingredients = { value: ingredients.lines, place: ingredients.place, confidence: ingredients.confidence };
  if (instructions) facts.instructions = { value: instructions.lines, place: instructions.place, confidence: instructions.confidence };
  const title = readTitle(page);
  if (title) facts.title = title;
  const lead = ingredients && !known.description ? readLead(rows, title?.value, Math.min(ingredients.start, instructions?.start ?? Infinity)) : undefined;
  if (lead) facts.description = lead;
  return Object.keys(facts).length > 0 ? facts : null;
}

interface Parts {
  rows: PageRow[];
  ingredients: FoundLines | null;
  instructions: FoundLines | null;
}

/** Names can mislead, and tabs fold a part away: where the main part shows no recipe the side boxes are read too, and where no steps are told what is hidden at first. */
function findParts(page: Page, known: Known): Parts {
  const rows = rowsOf(page);
  const ingredients = findIngredients(rows, known.ingredients);
  const main = ingredients ? partsWith(rows, ingredients, known) : partsIn(rowsOf(page, { withAsides: true }), known);
  if ((main.ingredients && main.instructions?.announced) || known.instructions.length > 0 || !page.elements.some(isFolded)) return main;
  const unfolded = partsIn(rowsOf(page, { withFolded: true }), known);
  return unfolded.ingredients && unfolded.instructions && (unfolded.instructions.announced || !main.instructions) ? unfolded : main;
}

function partsIn(rows: PageRow[], known: Known): Parts {
  return partsWith(rows, findIngredients(rows, known.ingredients), known);
}

function partsWith(rows: PageRow[], ingredients: FoundLines | null, known: Known): Parts {
  return { rows, ingredients, instructions: findInstructions(rows, known.instructions, ingredients) };
}

/** What a page shows around the ingredients and the steps, down to their last row, as far as nobody has stated it. */
function readAround(page: Page, card: readonly PageRow[], known: Known, last: PageRow | undefined): RecipeFacts {
  const facts: RecipeFacts = {};
  const end = last?.element.end ?? 0;
  const nutrition = known.nutrition ? null : readCalories(page, card);
  const author = known.author ? null : readAuthor(page, card, end);
  const picture = known.image ? null : readPicture(page, end);
  if (nutrition) facts.nutrition = nutrition;
  if (author) facts.author = author;
  if (picture) facts.image_url = picture;
  return facts;
}
