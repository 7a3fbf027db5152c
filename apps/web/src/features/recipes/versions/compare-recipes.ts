import type { Recipe, RecipeVersion } from '@simmer/contracts';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { otherPhotos } from './other-photos';

export type Compared = Omit<RecipeVersion, 'revision' | 'saved_at'>;
type ListField = 'ingredients' | 'instructions';

/** A piece of text: in both, only in the older one, or only in the newer one. */
export interface Piece {
  text: string;
  only?: 'then' | 'now';
}

export type LineChange =
  { kind: 'same'; lines: readonly string[] } | { kind: 'added' | 'removed'; text: string } | { kind: 'changed'; pieces: readonly Piece[] };

export interface FactChange {
  field: FactField;
  then: string;
  now: string;
}

export interface RecipeChanges {
  /** The numbers of the steps that have another photo, one more or one less; of the newer form, or of the older where the step is gone. */
  stepPhotos: readonly number[];
  facts: readonly FactChange[];
  ingredients: readonly LineChange[];
  instructions: readonly LineChange[];
}

export const FACT_FIELDS = [
  'title',
  'description',
  'servings',
  'yield_text',
  'prep_time',
  'cook_time',
  'difficulty',
  'tags',
  'notes',
  'author',
  'source_name',
  'source_url',
  'calories',
  'image_id',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** What differs between two forms of a recipe, an older and a newer one. */
export const compareRecipes = (then: Compared, now: Compared): RecipeChanges => ({
  facts: FACT_FIELDS.map((field) => ({ field, then: textOf(then[field]), now: textOf(now[field]) })).filter(
    (fact) => fact.then !== fact.now,
  ),
  stepPhotos: photosThatDiffer(then.instructions, now.instructions),
  ingredients: compareLines(linesOf(then, 'ingredients'), linesOf(now, 'ingredients')),
  instructions: compareLines(linesOf(then, 'instructions'), linesOf(now, 'instructions')),
});

export const hasChanges = (lines: readonly LineChange[]): boolean => lines.some(({ kind }) => kind !== 'same');

function textOf(value: Compared[FactField]): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === null ? '' : String(value);
}

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

/** Lines that are the same stand together; of one that was changed the words are compared. */
export function compareLines(then: readonly string[], now: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let removed: string[] = [];
  const settle = (): void => {
    changes.push(...removed.map((text) => ({ kind: 'removed' as const, text })));
    removed = [];
  };
  for (const run of diffArrays([...then], [...now])) {
    if (run.removed) {
      settle();
      removed = run.value;
    } else if (run.added) {
      const pairs = Math.min(removed.length, run.value.length);
      for (let at = 0; at < pairs; at++) changes.push({ kind: 'changed', pieces: compareWords(removed[at] ?? '', run.value[at] ?? '') });
      removed = removed.slice(pairs);
      settle();
      changes.push(...run.value.slice(pairs).map((text) => ({ kind: 'added' as const, text })));
    } else {
      settle();
      changes.push({ kind: 'same', lines: run.value });
    }
  }
  settle();
  return changes;
}

const compareWords = (then: string, now: string): Piece[] =>
  diffWordsWithSpace(then, now).map(({ value, added, removed }) => ({
    text: value,
    ...(added && { only: 'now' as const }),
    ...(removed && { only: 'then' as const }),
  }));

/** A version as it is sent to be saved again: what was written, with the rating of now. */
export function draftOfVersion(version: Compared, { rating }: Pick<Recipe, 'rating'>) {
  const plain = ({ text, group }: { text: string; group: string | null }) => ({ text, group });
  return { ...version, ingredients: version.ingredients.map(plain), rating };
}
