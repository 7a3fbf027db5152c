import type { RecipeLine } from '@simmer/recipe-reader';
import { oneLine } from './words';

interface LineGroup {
  name: string | null;
  lines: string[];
}

/** The lines under their headings, in their order; the same heading may come twice. */
export function groupsOf(lines: readonly RecipeLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const { text, group } of lines) {
    const last = groups.at(-1);
    if (last && last.name === group) last.lines.push(text);
    else groups.push({ name: group, lines: [text] });
  }
  return groups;
}

/** One line of text for each line and for the heading above a group, which `headingOf` marks as one. */
export function linesWithHeadings(lines: readonly RecipeLine[], headingOf: (name: string) => string): string[] {
  return groupsOf(lines).flatMap((group) => [
    ...(group.name === null ? [] : [headingOf(oneLine(group.name))]),
    ...group.lines.map(oneLine),
  ]);
}
