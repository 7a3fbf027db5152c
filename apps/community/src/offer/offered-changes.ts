import type { OfferedChange, PlacedChange, RecipeList, SharedRecipe } from '@simmer/contracts';

type Lists = Pick<SharedRecipe, RecipeList>;

const textsOf = (recipe: Lists, list: RecipeList): string[] => recipe[list].map(({ text }) => text);

/**
 * Changes with the places of their new lines, in the order of the copy. Undefined where one is none between these two recipes: what is offered is
 * what both say, and nothing else.
 */
export function placedChanges(original: Lists, copy: Lists, changes: readonly OfferedChange[]): PlacedChange[] | undefined {
  const isReal = ({ list, was, becomes }: OfferedChange): boolean =>
    was !== becomes &&
    (was === null || textsOf(original, list).includes(was)) &&
    (becomes === null || textsOf(copy, list).includes(becomes));
  if (!changes.every(isReal)) return undefined;
  const place = ({ list, becomes }: OfferedChange): number => (becomes === null ? -1 : textsOf(copy, list).indexOf(becomes));
  return changes
    .toSorted((one, other) => place(one) - place(other))
    .map((change) => ({ ...change, after: lineBefore(original, copy, changes, change) }));
}

/** The line of the original that a new one follows: the nearest before it that both have, or that the copy has in another form. */
function lineBefore(original: Lists, copy: Lists, changes: readonly OfferedChange[], { list, was, becomes }: OfferedChange): string | null {
  if (was !== null || becomes === null) return null;
  const lines = textsOf(copy, list);
  const known = textsOf(original, list);
  const formOfBefore = (text: string) => changes.find((change) => change.list === list && change.becomes === text)?.was ?? text;
  return (
    lines
      .slice(0, lines.indexOf(becomes))
      .map(formOfBefore)
      .findLast((text) => known.includes(text)) ?? null
  );
}

/** Whether a recipe still has the line that a change is about, or has taken the change already. */
export function fits(recipe: Lists, { list, was, becomes }: OfferedChange): boolean {
  const lines = textsOf(recipe, list);
  return was === null || becomes === null || lines.includes(was) || lines.includes(becomes);
}
