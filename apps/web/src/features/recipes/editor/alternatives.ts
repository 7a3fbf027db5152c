import type { ListAlternative, Recipe } from '@simmer/contracts';
import { type Line, type ListField, rowsOf } from './recipe-form';

/** What the page of an imported recipe has in place of a list. */
export const alternativesOf = (recipe: Recipe | undefined, field: ListField): readonly ListAlternative[] =>
  recipe?.origins.find((origin) => origin.field === field)?.alternatives ?? [];

/** A list in all its versions: the recipe's own, then the alternatives. */
export const versionsOf = (recipe: Recipe, field: ListField): Line[][] =>
  [recipe[field], ...alternativesOf(recipe, field).map(({ lines }) => lines)].map(
    (lines) => rowsOf({ ingredients: lines, instructions: lines })[field],
  );

/** Which of the versions these rows are; the first where they are none of them. */
export function versionAt(versions: readonly Line[][], rows: readonly Line[]): number {
  const said = (lines: readonly Line[]): string => JSON.stringify(lines.map(({ text }) => text));
  return Math.max(0, versions.map(said).indexOf(said(rows)));
}
