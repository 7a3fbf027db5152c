import { type ClaimedDiet, type Diet, DIETS } from '@simmer/contracts/constants';
import type { RecipeHints } from '@simmer/nutrition';

/** What the ingredients say of a diet. Only the first is proposed; `unclear` is the author's word alone. */
export type DietSaying = 'fits' | 'contradicted' | 'unclear';

export function sayingOf(hints: RecipeHints, diet: Diet): DietSaying {
  if (hints.linesAgainst[diet].length > 0) return 'contradicted';
  return hints.diets[diet] === 'fits' ? 'fits' : 'unclear';
}

/** The claimed diets that can be checked, and those that the ingredients propose. */
export const dietsToSpeakOf = (hints: RecipeHints, claimed: readonly ClaimedDiet[]): Diet[] =>
  DIETS.filter((diet) => claimed.includes(diet) || sayingOf(hints, diet) === 'fits');

/** The claimed diets that the ingredients contradict. */
export const contradictedOf = (hints: RecipeHints, claimed: readonly ClaimedDiet[]): Diet[] =>
  DIETS.filter((diet) => claimed.includes(diet) && sayingOf(hints, diet) === 'contradicted');
