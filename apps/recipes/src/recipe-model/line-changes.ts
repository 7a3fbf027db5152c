import { type PlacedChange, ProblemError, RECIPE_LIMITS, type RecipeList } from '@simmer/contracts';
import { withPhotos } from './recipe-view';
import type { Draft, RecipeContent } from './recipe.schema';

type Line = Draft['instructions'][number];

/**
 * The lists of a recipe with changes that another cook offers: new lines first, as they are placed by lines that may go. What was done already is not
 * done again. Throws `recipes.changed-elsewhere` where a line that would change says something else by now, and `recipes.too-long` for too many.
 */
export function withChanges(
  { ingredients, instructions }: Pick<RecipeContent, RecipeList>,
  changes: readonly PlacedChange[],
): Pick<Draft, RecipeList> {
  const of = (list: RecipeList) => changes.filter((change) => change.list === list);
  const asSteps = ingredients.map(({ text, group }) => ({ text, group, image_id: null }));
  const lists = {
    ingredients: changed(asSteps, of('ingredients')).map(({ text, group }) => ({ text, group })),
    instructions: changed(withPhotos(instructions), of('instructions')),
  };
  if (Object.values(lists).some(({ length }) => length > RECIPE_LIMITS.lines))
    throw new ProblemError('recipes.too-long', undefined, { params: { bytes: RECIPE_LIMITS.bytes } });
  return lists;
}

function changed(lines: readonly Line[], changes: readonly PlacedChange[]): Line[] {
  const withNew = withAdded(
    lines,
    changes.filter(({ was }) => was === null),
  );
  return changes.reduce((result, { was, becomes }) => (was === null ? result : withReplaced(result, was, becomes)), withNew);
}

function withAdded(lines: readonly Line[], changes: readonly PlacedChange[]): Line[] {
  const result = [...lines];
  const added = new Set<Line>();
  for (const { becomes, after } of changes) {
    if (becomes === null || has(result, becomes)) continue;
    const anchor = result.findIndex(({ text }) => text === after);
    let at = after === null ? 0 : anchor < 0 ? result.length : anchor + 1;
    // those at one place stay in their order
    for (let next = result[at]; next && added.has(next); next = result[at]) at++;
    const line = { text: becomes, group: (result[at - 1] ?? result[0])?.group ?? null, image_id: null };
    added.add(line);
    result.splice(at, 0, line);
  }
  return result;
}

function withReplaced(lines: Line[], was: string, becomes: string | null): Line[] {
  const at = lines.findIndex(({ text }) => text === was);
  const line = lines[at];
  if (line) return lines.toSpliced(at, 1, ...(becomes === null ? [] : [{ ...line, text: becomes }]));
  if (becomes === null || has(lines, becomes)) return lines;
  throw new ProblemError('recipes.changed-elsewhere');
}

const has = (lines: readonly Line[], text: string): boolean => lines.some((line) => line.text === text);
