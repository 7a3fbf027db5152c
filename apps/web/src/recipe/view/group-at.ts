/** What happens to groups at this line: the name of one that starts here, or that one ends and none starts. */
export function groupAt(lines: readonly { group: string | null }[], index: number): { starts: string | null; ends: boolean } {
  const before = lines[index - 1]?.group ?? null;
  const group = lines[index]?.group ?? null;
  return { starts: group === before ? null : group, ends: group === null && before !== null };
}
