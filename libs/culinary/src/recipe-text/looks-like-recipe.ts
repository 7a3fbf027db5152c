import { recipeFromLines } from './recipe-from-lines';
import type { LabelledLine, LineLabel } from './recipe-line';

const FEWEST_INGREDIENTS = 2;
/** A text in which none of these is sure is of another kind: a letter, a program. */
const TELLING: ReadonlySet<LineLabel> = new Set<LineLabel>(['ingredient', 'ingredient-heading', 'step-heading']);
const SURE = 0.8;

/** Whether labelled lines say what a recipe needs: ingredients and something to do, or several ingredients. Never throws. */
export function looksLikeRecipe(lines: readonly LabelledLine[]): boolean {
  const count = (label: LineLabel): number => lines.filter((line) => line.label === label).length;
  if (!lines.some(({ label, confidence }) => TELLING.has(label) && confidence >= SURE)) return false;
  // one line may list them all
  const ingredients = count('ingredient') === 1 ? recipeFromLines(lines).ingredients.length : count('ingredient');
  return ingredients >= FEWEST_INGREDIENTS && (count('step') > 0 || ingredients > FEWEST_INGREDIENTS);
}
