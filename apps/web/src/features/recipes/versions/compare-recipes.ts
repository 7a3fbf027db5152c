import type { Recipe, RecipeVersion } from '@simmer/contracts';
import { compareFacts, FACT_FIELDS, type FactChange } from '../../../recipe/compare/compare-facts';
import { compareLines, type LineChange } from '../../../recipe/compare/compare-lines';
import { otherPhotos } from './other-photos';

export type Compared = Omit<RecipeVersion, 'revision' | 'saved_at'>;
export type ListField = 'ingredients' | 'instructions';

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

type ListLine = Compared[ListField][number];

/** A line as it is compared; a heading, which stands in a line of its own as in the editor, has none behind it. */
interface Entry {
  text: string;
  line: ListLine | null;
  group: string | null;
}

function entriesOf(recipe: Compared, field: ListField): Entry[] {
  const lines: readonly ListLine[] = recipe[field];
  return lines.flatMap((line, at) => {
    const { text, group } = line;
    const entry = { text, line, group };
    return group !== (lines[at - 1]?.group ?? null) ? [{ text: `${group ?? ''}:`, line: null, group }, entry] : [entry];
  });
}

const linesOf = (recipe: Compared, field: ListField): string[] => entriesOf(recipe, field).map(({ text }) => text);

/**
 * The newer form with one change of a list undone: the line as it was, in again, or out again. `at` is the change's place among those that
 * `compareRecipes` gives. Undefined for a heading, which is more than a line.
 */
export function withLineOf(then: Compared, now: Compared, field: ListField, at: number): Compared | undefined {
  const changes = compareLines(linesOf(then, field), linesOf(now, field));
  const change = changes[at];
  const before = changes.slice(0, at);
  const place = (without: 'added' | 'removed'): number =>
    before.reduce((sum, one) => sum + (one.kind === 'same' ? one.lines.length : one.kind === without ? 0 : 1), 0);
  const entries = entriesOf(now, field);
  const [was, is] = [entriesOf(then, field)[place('added')], entries[place('removed')]];
  const group = (change?.kind === 'changed' ? is : (entries[place('removed') - 1] ?? is))?.group ?? null;
  const old = was?.line && { text: was.text, line: { ...was.line, group }, group };
  const put = { changed: [1, old], added: [1, undefined], removed: [0, old] } as const;
  if (!change || change.kind === 'same') return undefined;
  const [taken, entry] = put[change.kind];
  if ((taken === 1 && !is?.line) || (change.kind !== 'added' && !entry)) return undefined;
  const lines = entries.toSpliced(place('removed'), taken, ...(entry ? [entry] : [])).flatMap(({ line }) => line ?? []);
  return { ...now, [field]: lines };
}

/** A version as it is sent to be saved again: what was written, with the rating of now. */
export function draftOfVersion(version: Compared, { rating }: Pick<Recipe, 'rating'>) {
  const plain = ({ text, group }: { text: string; group: string | null }) => ({ text, group });
  return { ...version, ingredients: version.ingredients.map(plain), rating };
}
