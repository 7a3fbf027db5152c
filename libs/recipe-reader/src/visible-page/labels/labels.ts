import type { RecipeFacts } from '../../parsed-recipe';
import type { FoundLines } from '../sections/ingredient-section';
import { withoutStepLabel } from '../../lines/step-labels';
import type { PageRow } from '../rows/page-rows';
import { withoutBullet } from '../rows/row-text';
import { readServings } from './servings-label';
import { readTimes } from './time-labels';

const FITS_A_LABEL = 160;
const CONFIDENCE = 0.45;
const MOST_ROWS_BEHIND = 4;
/** "Total time: 1 hour", read as the last of the steps. */
const STATES_A_FACT = /[:：]\s?\d/;
const STEP_NUMBER = /^\p{L}*\s*\d{1,2}\s*[.):]?\s+/u;

/** Times and servings that stand beside their names, on the same line or on the next. */
export function readLabels(
  rows: readonly PageRow[],
  card: readonly PageRow[],
  ingredients: FoundLines | null,
  instructions: FoundLines | null,
): RecipeFacts {
  const facts = readTimes(card, ingredients && rows.slice(0, ingredients.start));
  const servings =
    ingredients &&
    readServings(
      rows,
      ingredients,
      instructions ? [...rows.slice(instructions.end - 1, instructions.end), ...rowsBehind(rows, instructions.end)] : [],
    );
  if (servings) facts.servings = { ...servings, confidence: CONFIDENCE };
  return facts;
}

/** The short rows of the page down to those right behind the recipe, but for the steps: they speak of times that are not the recipe's. */
export function rowsOfCard(rows: readonly PageRow[], ingredients: FoundLines | null, instructions: FoundLines | null): PageRow[] {
  if (!ingredients && !instructions) return rows.filter(({ text }) => text.length <= FITS_A_LABEL);
  const end = Math.max(ingredients?.end ?? 0, instructions?.end ?? 0);
  const steps = new Set(
    instructions?.lines.filter((line, index, all) => index < all.length - 1 || !STATES_A_FACT.test(line.text)).map((line) => line.text),
  );
  const isStep = (text: string): boolean =>
    steps.has(text) || steps.has(text.replace(STEP_NUMBER, '')) || steps.has(withoutBullet(withoutStepLabel(text)));
  const firstStep = instructions?.start ?? end;
  return [...rows.slice(0, end), ...rowsBehind(rows, end)].filter(
    ({ text }, index) => text.length <= FITS_A_LABEL && (index < firstStep || !isStep(text)),
  );
}

/** Some pages state times and yield below the steps; under another heading they are another recipe's. */
function rowsBehind(rows: readonly PageRow[], end: number): PageRow[] {
  const behind = rows.slice(end, end + MOST_ROWS_BEHIND);
  const heading = behind.findIndex((row) => row.announces !== null || (row.heading > 0 && row.heading < 7));
  return heading < 0 ? behind : behind.slice(0, heading);
}
