import type { RecipeLine } from '@simmer/recipe-reader';
import { groupsOf } from '../../writing/groups';
import { isFactLine } from '../../writing/facts';

/*
 * The layout of our plain text, which a cook can read and we can read back:
 *
 *     Title
 *     =====
 *
 *     Description.
 *
 *     Servings: 4
 *
 *     INGREDIENTS
 *     -----------
 *
 *     - 2 eggs
 *
 *     For the sauce:
 *     - 1 dl cream
 *
 *     INSTRUCTIONS
 *     ------------
 *
 *     1. Beat the eggs.
 *
 *     NOTES
 *     -----
 *
 *     Good for a picnic.
 *
 * A line inside an ingredient or a step is indented. A line that would be taken for something else has a backslash before it.
 */

export const SIGNATURE = 'Written by Simmer';
export const SECTIONS = { ingredients: 'INGREDIENTS', instructions: 'INSTRUCTIONS', notes: 'NOTES' } as const;
/** Ends a group when what follows stands in none. */
const BREAK = '* * *';

/** Ingredients have a dash and steps a number; the lines inside them are indented that far. */
const LISTS = {
  ingredients: { mark: () => '- ', pattern: /^- /, indent: '  ' },
  instructions: { mark: (index: number) => `${index + 1}. `, pattern: /^\d+\. /, indent: '   ' },
} as const;
type ListName = keyof typeof LISTS;

export const underlined = (heading: string, line: '=' | '-'): string[] => [heading, line.repeat(Math.max(3, [...heading].length))];
export const isUnderline = (text: string | undefined, line: '=' | '-'): boolean =>
  text !== undefined && text.length >= 3 && text === line.repeat(text.length);

const needsBackslash = (line: string): boolean =>
  line.startsWith('\\') || isUnderline(line, '=') || isUnderline(line, '-') || isFactLine(line) || line === SIGNATURE;

export function proseLines(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => (needsBackslash(line) ? `\\${line}` : line));
}

export function proseOf(lines: readonly string[]): string {
  return lines
    .map((line) => (line.startsWith('\\') ? line.slice(1) : line))
    .join('\n')
    .trim();
}

export function listLines(name: ListName, lines: readonly RecipeLine[]): string[] {
  const { mark, indent } = LISTS[name];
  let count = 0;
  return groupsOf(lines).flatMap((group, index) => {
    const heading = group.name === null ? BREAK : headingLine(name, group.name);
    const before = index > 0 ? ['', heading] : group.name === null ? [] : [heading];
    return [...before, ...group.lines.map((text) => mark(count++) + text.replaceAll('\n', `\n${indent}`))];
  });
}

function headingLine(name: ListName, heading: string): string {
  const needsBackslash = heading.startsWith('\\') || LISTS[name].pattern.test(heading);
  return `${needsBackslash ? '\\' : ''}${heading}:`;
}

export function linesOf(name: ListName, source: readonly string[]): RecipeLine[] {
  const { pattern, indent } = LISTS[name];
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const line of source) {
    const last = lines.at(-1);
    if (pattern.test(line)) lines.push({ text: line.replace(pattern, ''), group });
    else if (line.startsWith(indent) && last) last.text += `\n${line.slice(indent.length)}`;
    else if (line === BREAK) group = null;
    else if (line.trim() !== '') group = line.replace(/^\\/, '').replace(/:$/, '');
  }
  return lines;
}
