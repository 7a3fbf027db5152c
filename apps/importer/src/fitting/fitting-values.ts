import { RECIPE_LIMITS } from '@simmer/contracts';
import type { RecipeLine } from '@simmer/recipe-reader';
import { inParts, type Overflow } from './overflow';

/** Whole minutes within a recipe's limits; null when unknown or implausible. */
export const minutesThatFit = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) || value < 0 ? null : Math.min(RECIPE_LIMITS.minutes, Math.round(value));

/** The default when unknown or too many; too many are written to the notes. */
export function servingsThatFit(servings: number | null, overflow: Overflow): { servings?: number } {
  if (servings === null || !Number.isFinite(servings) || servings <= 0) return {};
  if (servings <= RECIPE_LIMITS.servings) return { servings };
  overflow.note(`Servings: ${servings}`);
  return {};
}

export const groupThatFits = (group: string | null, overflow: Overflow): string | null =>
  (group && overflow.fit('Group', group, RECIPE_LIMITS.group)) || null;

/** The lines, one that is too long as several; those beyond the last that there is room for go into the notes under the heading `rest`. */
export function linesInParts(rest: string, lines: readonly RecipeLine[], max: number, overflow: Overflow): RecipeLine[] {
  const parts = lines.flatMap((line) => {
    const group = groupThatFits(line.group, overflow);
    return inParts(line.text, max).map((text) => ({ text, group }));
  });
  return firstLines(rest, parts, overflow);
}

export function firstLines(rest: string, lines: RecipeLine[], overflow: Overflow): RecipeLine[] {
  if (lines.length > RECIPE_LIMITS.lines)
    overflow.note(
      `${rest}:\n${lines
        .slice(RECIPE_LIMITS.lines)
        .map(({ text }) => text)
        .join('\n')}`,
    );
  return lines.slice(0, RECIPE_LIMITS.lines);
}
