import { statesNumber } from '../lines/amounts';
import { lineAgreementWith } from '../lines/line-agreement';
import { unitsOfTwin } from '../lines/one-system';
import { isOtherWay } from '../lines/variants';
import { isFolded } from '../page/visibility';
import type { Page } from '../page/page';
import type { Fact, ReadLine, RecipeFacts, RecipeLine } from '../parsed-recipe';
import { readAuthor } from './labels/byline';
import { findIngredients, type FoundLines } from './sections/ingredient-section';
import { foldedLists } from './sections/folded-lists';
import { findInstructions } from './sections/instruction-section';
import { readLabels, rowsOfCard } from './labels/labels';
import { readLead } from './title/lead-paragraph';
import { readCalories } from './labels/nutrition-label';
import { type PageRow, rowsOf } from './rows/page-rows';
import { readPicture } from './labels/photo';
import { readTitle } from './title/title-heading';

/** What other readers already state: the lines show which of the page's lists is the recipe's. */
export interface Known {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  timesAndServings: boolean;
  nutrition: boolean;
  description: boolean;
  author: boolean;
  image: boolean;
}

const LEAST_RECALLED = 0.5;
const isTwin = (lines: readonly ReadLine[], other: readonly ReadLine[]): boolean => unitsOfTwin(lines, other) !== null;

/** Reads the recipe as a person would see it: headings, lists, names of boxes, and lines that state amounts. */
export function readVisiblePage(page: Page, known: Known): RecipeFacts | null {
  const parts = findParts(page, known);
  const { rows, ingredients, instructions } = parts;
  const card = rowsOfCard(rows, ingredients, instructions);
  const facts = known.timesAndServings ? {} : readLabels(rows, card, ingredients, instructions);
  if (ingredients) Object.assign(facts, readAround(page, card, known, rows[Math.max(ingredients.end, instructions?.end ?? 0) - 1]));
  if (ingredients) facts.ingredients = factOf(parts, ingredients, page, isTwin);
  if (instructions) facts.instructions = factOf(parts, instructions, page, isOtherWay);
  const title = readTitle(page);
  if (title) facts.title = title;
  const lead =
    ingredients && !known.description
      ? readLead(rows, title?.value, Math.min(ingredients.start, instructions?.start ?? Infinity))
      : undefined;
  if (lead) facts.description = lead;
  return Object.keys(facts).length > 0 ? facts : null;
}

function factOf(
  { rows }: Parts,
  { lines, others = [], place, confidence, end }: FoundLines,
  page: Page,
  isOther: (lines: readonly ReadLine[], other: readonly ReadLine[]) => boolean,
): Fact<ReadLine[]> {
  const last = rows[end - 1]?.element;
  const folded = last ? foldedLists(page, last).filter((other) => isOther(lines, other)) : [];
  return { value: lines, others: [...others, ...folded], place, confidence };
}

interface Parts {
  rows: PageRow[];
  ingredients: FoundLines | null;
  instructions: FoundLines | null;
}

/**
 * Names can mislead, and tabs fold a part away: where the main part shows no recipe the side boxes are read too, and where no steps are told, or not the
 * ingredients that are known, what is hidden at first.
 */
function findParts(page: Page, known: Known): Parts {
  const rows = rowsOf(page);
  const ingredients = findIngredients(rows, known.ingredients);
  const main = ingredients ? partsWith(rows, ingredients, known) : partsIn(rowsOf(page, { withAsides: true }), known);
  const isFound = main.ingredients && (main.instructions?.announced || known.instructions.length > 0);
  const recalled = lineAgreementWith(known.ingredients);
  // a page that shows no list at all leaves nothing to compare, unless the known one is poor
  const isPoor = known.ingredients.length > 0 && !known.ingredients.some(({ text }) => statesNumber(text));
  const isOther =
    (isPoor || (known.ingredients.length > 0 && main.ingredients)) && recalled(main.ingredients?.lines ?? []) < LEAST_RECALLED;
  if ((isFound && !isOther) || (!isOther && known.instructions.length > 0) || !page.elements.some(isFolded)) return main;
  const unfolded = partsIn(rowsOf(page, { withFolded: true }), known);
  if (isOther && recalled(unfolded.ingredients?.lines ?? []) >= LEAST_RECALLED) return unfolded;
  return !isFound && unfolded.ingredients && unfolded.instructions && (unfolded.instructions.announced || !main.instructions)
    ? unfolded
    : main;
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
