// What is no longer as docs/names-and-roles.md says.
import { diffArrays } from 'diff';

/** The lines of each screen, by who sees it and its address. */
export function sectionsOf(list: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let who = '';
  let lines: string[] = [];
  for (const line of list.split('\n'))
    if (line.startsWith('## ')) who = line.slice(3);
    else if (line.startsWith('### ')) sections.set(`${who}, ${line.slice(4).replaceAll('`', '')}`, (lines = []));
    else if (line !== '' && !line.startsWith('```')) lines.push(line);
  return sections;
}

/** A line for each name that went or came, and for each screen. */
export function changesBetween(before: string, after: string): string[] {
  const [was, is] = [sectionsOf(before), sectionsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((screen) => {
    const [old, current] = [was.get(screen), is.get(screen)];
    if (!old) return [`${screen} is a new screen`];
    if (!current) return [`${screen} is gone`];
    return diffArrays(old, current).flatMap(({ added, removed, value }) =>
      added || removed ? value.map((line) => `${screen} ${added ? 'has now' : 'has no longer'} ${line.trim()}`) : [],
    );
  });
}
