import type { RecipeLine } from '../sources/parsed-recipe';
import { inParts, LIMITS, type Overflow } from './overflow';

/** Whole minutes, as many as a recipe may have; null when nobody said or it cannot be right. */
export const minutesThatFit = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) || value < 0 ? null : Math.min(LIMITS.minutes, Math.round(value));

/** Too many go into the notes; then, and when nobody said, the recipe has the usual number. */
export function servingsThatFit(servings: number | null, overflow: Overflow): { servings?: number } {
  if (servings === null || !Number.isFinite(servings) || servings <= 0) return {};
  if (servings <= LIMITS.servings) return { servings };
  overflow.note(`Servings: ${servings}`);
  return {};
}

export const groupThatFits = (group: string | null, overflow: Overflow): string | null => (group && overflow.fit('Group', group, LIMITS.group)) || null;

/** The lines, one that is too long as several; those beyond the last that there is room for go into the notes under the heading `rest`. */
export function linesInParts(rest: string, lines: readonly RecipeLine[], max: number, overflow: Overflow): RecipeLine[] {
  const parts = lines.flatMap((line) => {
    const group = groupThatFits(line.group, overflow);
    return inParts(line.text, max).map((text) => ({ text, group }));
  });
  return firstLines(rest, parts, overflow);
}

export function firstLines(rest: string, lines: RecipeLine[], overflow: Overflow): RecipeLine[] {
  if (lines.length > LIMITS.lines) overflow.note(`${rest}:\n${lines.slice(LIMITS.lines).map(({ text }) => text).join('\n')}`);
  return lines.slice(0, LIMITS.lines);
}
