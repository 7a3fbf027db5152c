import type { RecipeLine } from '@simmer/recipe-reader';

/** The heading that a line is, or null for a line of the recipe itself. */
export type HeadingOf = (line: string) => string | null;

const NUMBERED = /^(?:step\s*)?(\d{1,2})\s*[.):]\s+/i;
const LONE_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]?$/i;
const BULLET = /^[-–—*•·▢□☐◦●‣]\s+/;
/** Longer ones are sentences that happen to end with a colon. */
const LONGEST_HEADING = 80;

/** Lines with the headings between them as the groups of what follows. A heading with nothing below it says nothing and goes. */
export function groupedLines(lines: readonly string[], headingOf: HeadingOf): RecipeLine[] {
  let group: string | null = null;
  const grouped: RecipeLine[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === null) grouped.push({ text: line, group });
    else group = heading || null;
  }
  return grouped;
}

/** "For the sauce:" is a heading. */
export function colonHeading(line: string): string | null {
  if (!line.endsWith(':') || line.length > LONGEST_HEADING || /[.!?]\s/.test(line)) return null;
  return line.slice(0, -1).trim();
}

/** "# For the sauce" is a heading, and so is a line all in bold. */
export function markdownHeading(line: string): string | null {
  const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? /^(?:\*\*|__)(?=\S)(.{1,80}?)(?:\*\*|__)\s*:?$/.exec(line)?.[1];
  return heading === undefined ? null : heading.replace(/:$/, '').trim();
}

export const anyHeading: HeadingOf = (line) => markdownHeading(line) ?? colonHeading(line);

/** The lines without the bullets before them. */
export function withoutBullets(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(BULLET, '')).filter(Boolean);
}

/**
 * Steps without their numbers, when they count upwards from one, again under each heading; a number alone on its line goes as well. Lines without
 * a number may stand between them, as remarks do.
 */
export function withoutNumbers(lines: readonly string[]): string[] {
  const steps = lines.filter((line) => !LONE_NUMBER.test(line));
  const numbers = steps.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []).map(Number);
  const counts = numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);
  const areSteps = counts && (numbers.length > 1 || numbers.length === steps.length);
  return areSteps ? steps.map((line) => line.replace(NUMBERED, '')) : steps;
}
