import type { Recipe, RecipeVersion } from '@simmer/contracts';
import { compareFacts, FACT_FIELDS, type FactChange } from '../../../recipe/compare/compare-facts';
import { compareLines, type LineChange } from '../../../recipe/compare/compare-lines';
import { otherPhotos } from './other-photos';

export type Compared = Omit<RecipeVersion, 'revision' | 'saved_at'>;
type ListField = 'ingredients' | 'instructions';

export interface RecipeChanges {
  /** The numbers of the steps that have another photo, one more or one less; of the newer form, or of the older where the step is gone. */
  stepPhotos: readonly number[];
  facts: readonly FactChange[];
  ingredients: readonly LineChange[];
  instructions: readonly LineChange[];
}

/** What differs between two forms of a recipe, an older and a newer one. */
export const compareRecipes = (then: Compared, now: Compared): RecipeChanges => ({
  facts: compareFacts(FACT_FIELDS, then, now),
  stepPhotos: photosThatDiffer(then.instructions, now.instructions),
  ingredients: compareLines(linesOf(then, 'ingredients'), linesOf(now, 'ingredients')),
  instructions: compareLines(linesOf(then, 'instructions'), linesOf(now, 'instructions')),
});

type Steps = Compared['instructions'];

function photosThatDiffer(then: Steps, now: Steps): number[] {
  const placeNow = (at: number): number => {
    const place = now.findIndex(({ text }) => text === then[at]?.text);
    return place < 0 ? at : place;
  };
  const places = new Set([...otherPhotos(now, then), ...otherPhotos(then, now).map(placeNow)]);
  return [...places].map((at) => at + 1).sort((one, other) => one - other);
}

/** A heading stands in a line of its own, as in the editor. */
function linesOf(recipe: Compared, field: ListField): string[] {
  const lines: readonly { text: string; group: string | null }[] = recipe[field];
  return lines.flatMap(({ text, group }, at) => (group !== (lines[at - 1]?.group ?? null) ? [`${group ?? ''}:`, text] : [text]));
}

/** A version as it is sent to be saved again: what was written, with the rating of now. */
export function draftOfVersion(version: Compared, { rating }: Pick<Recipe, 'rating'>) {
  const plain = ({ text, group }: { text: string; group: string | null }) => ({ text, group });
  return { ...version, ingredients: version.ingredients.map(plain), rating };
}
