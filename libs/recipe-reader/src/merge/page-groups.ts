import { sameName } from '../lines/headings';
import type { ReadLine, RecipeLine, SourcedFact } from '../parsed-recipe';
import { sectionNamed } from '../words/vocabulary';

type Lines = SourcedFact<ReadLine[]>;
/** Finds for each of the known lines the index of the seen one that says it, or -1. */
export type Match = (known: readonly RecipeLine[], seen: readonly RecipeLine[]) => number[];

/** Structured lists rarely say which group a line belongs to; the page shows it, or the card that the lines stand on. A heading that stands among the lines is none of them. */
export function withGroupsOf(visible: Lines, structured: Lines, match: Match): Lines {
  if (structured.value.some((line) => line.group !== null) || visible.value.every((line) => line.group === null)) return structured;
  const names = new Set(visible.value.flatMap(({ group }) => (group === null ? [] : sameName(group))));
  const lines = structured.value.filter(({ text }) => !names.has(sameName(text)));
  const matches = match(lines, visible.value);
  const value = grouped(lines, visible.value, matches);
  return {
    ...structured,
    value: areScattered(value) ? inOrderOf(matches, value) : value,
    place: `${structured.place}; groups: ${visible.reader} › ${visible.place}`,
  };
}

/** A line that was not found stands in the group of its neighbours where these stand in the same one; before the first and behind the last, rows must be left for it. */
function grouped(lines: readonly ReadLine[], seen: readonly RecipeLine[], matches: readonly number[]): ReadLine[] {
  const groupAt = (at: number): string | null => seen[at]?.group ?? null;
  const found = matches.filter((at) => at >= 0);
  const [first, last] = [Math.min(...found, seen.length), Math.max(...found, -1)];
  return lines.map((line, index) => {
    const match = matches[index] ?? -1;
    if (match >= 0) return { ...line, group: groupAt(match) };
    const before = matches.slice(0, index).findLast((at) => at >= 0) ?? first - 1;
    const behind = matches.slice(index).find((at) => at >= 0) ?? last + 1;
    return { ...line, group: groupAt(before) === groupAt(behind) ? groupAt(before) : null };
  });
}

/** Some lists are in no order at all, so that the groups of the page are taken apart. */
function areScattered(lines: readonly RecipeLine[]): boolean {
  const starts = lines.filter(({ group }, index) => group !== lines[index - 1]?.group);
  return new Set(starts.map(({ group }) => group)).size < starts.length;
}

function inOrderOf(matches: readonly number[], lines: ReadLine[]): ReadLine[] {
  if (matches.some((at) => at < 0)) return lines;
  return lines
    .map((line, index) => ({ line, at: matches[index] ?? 0 }))
    .sort((one, other) => one.at - other.at)
    .map(({ line }) => line);
}

/** Whether the headings that the page shows stand in the texts of the steps already, at their beginnings. */
export function hasItsHeadings(lines: readonly RecipeLine[], visible: readonly RecipeLine[]): boolean {
  const names = new Set(visible.flatMap(({ group }) => group?.toLowerCase() ?? []));
  const repeated = [...names].filter((name) =>
    lines.some(({ text }) => text.length > name.length * 2 && text.toLowerCase().startsWith(name)),
  );
  return repeated.length > 1 && repeated.length >= names.size / 2;
}

/** One group for all lines says nothing where it is the name of the recipe or of the list: "Leek soup", "Method". */
export function withoutIdleGroup(lines: ReadLine[], title: string): ReadLine[] {
  const group = lines[0]?.group ?? null;
  if (group === null || lines.some((line) => line.group !== group)) return lines;
  const [name, whole] = [sameName(group), sameName(title)];
  const isTitle = whole !== '' && (whole.includes(name) || name.includes(whole));
  return isTitle || sectionNamed(group)?.exact ? lines.map((line) => ({ ...line, group: null })) : lines;
}
