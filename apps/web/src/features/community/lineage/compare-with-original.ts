import type { OfferedChange, SharedRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/lineage';
import { compareFacts, type FactChange } from '../../../recipe/compare/compare-facts';
import { compareLines, type LineChange } from '../../../recipe/compare/compare-lines';

/** What of a recipe is compared beside its lines. */
const FACTS = ['title', 'servings', 'yield_text', 'prep_time', 'cook_time'] as const;

export interface OriginalChanges {
  facts: readonly FactChange[];
  ingredients: readonly LineChange[];
  instructions: readonly LineChange[];
}

/** What a changed copy says otherwise than the original. */
export const compareWithOriginal = (original: SharedRecipe, copy: SharedRecipe): OriginalChanges => ({
  facts: compareFacts(FACTS, original, copy),
  ingredients: compareLines(textsOf(original.ingredients), textsOf(copy.ingredients)),
  instructions: compareLines(textsOf(original.instructions), textsOf(copy.instructions)),
});

/** How much of the ingredients and the steps is new, changed and left out, in words. */
export function summaryOf({ ingredients, instructions }: Pick<OriginalChanges, 'ingredients' | 'instructions'>): string[] {
  const count = (...kinds: LineChange['kind'][]): number => ingredients.filter(({ kind }) => kinds.includes(kind)).length;
  const steps = instructions.filter(({ kind }) => kind !== 'same').length;
  return [
    { text: t.newLines, count: count('added') },
    { text: t.changedLines, count: count('changed') },
    { text: t.leftOutLines, count: count('removed') },
    { text: t.changedSteps, count: steps },
  ].flatMap((one) => (one.count > 0 ? [one.text({ count: one.count })] : []));
}

const textsOf = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);

/** The changes of the lines, as they are offered back. */
export const lineChangesOf = ({ ingredients, instructions }: Pick<OriginalChanges, 'ingredients' | 'instructions'>): OfferedChange[] => [
  ...ingredients.flatMap((change) => offeredLine('ingredients', change)),
  ...instructions.flatMap((change) => offeredLine('instructions', change)),
];

function offeredLine(list: OfferedChange['list'], change: LineChange): OfferedChange[] {
  if (change.kind === 'same') return [];
  if (change.kind === 'changed') return [{ list, was: change.then, becomes: change.now }];
  return [change.kind === 'added' ? { list, was: null, becomes: change.text } : { list, was: change.text, becomes: null }];
}
