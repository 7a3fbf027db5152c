import { type Line, line } from './recipe-form';

/** An edit of a list of lines, and the line that has the focus afterwards. */
export interface Edited {
  lines: Line[];
  focus: string | undefined;
}

const at = (lines: readonly Line[], key: string): number => lines.findIndex((entry) => entry.key === key);

export const changeLine = (lines: readonly Line[], key: string, text: string): Line[] =>
  lines.map((entry) => (entry.key === key ? { ...entry, text } : entry));

/** The step with another photo; undefined takes it away. */
export const changePhoto = (lines: readonly Line[], key: string, imageId: string | undefined): Line[] =>
  lines.map((entry) => (entry.key === key ? { key, text: entry.text, ...(imageId !== undefined && { imageId }) } : entry));

export function addLineAfter(lines: readonly Line[], key: string, text = ''): Edited {
  const added = line(text);
  return { lines: lines.toSpliced(at(lines, key) + 1, 0, added), focus: added.key };
}

export function removeLine(lines: readonly Line[], key: string): Edited {
  const index = at(lines, key);
  const left = lines.toSpliced(index, 1);
  const remaining = left.length > 0 ? left : [line()];
  return { lines: remaining, focus: remaining[Math.max(0, index - 1)]?.key };
}

export const moveLine = (lines: readonly Line[], key: string, by: 1 | -1): Edited => ({
  lines: moveLineTo(lines, key, at(lines, key) + by),
  focus: key,
});

/** The line in another place; places outside of the list change nothing. */
export function moveLineTo(lines: readonly Line[], key: string, to: number): Line[] {
  const from = at(lines, key);
  const moved = lines[from];
  if (!moved || to < 0 || to >= lines.length) return [...lines];
  return lines.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Several pasted lines become rows; the first goes where the cursor is. Undefined for a paste of a single line. */
export function pasteLines(lines: readonly Line[], key: string, pasted: string, before: string, after: string): Edited | undefined {
  const [first, ...rest] = textsOf(pasted);
  if (first === undefined || rest.length === 0) return undefined;
  const added = rest.map((text, index) => line(index === rest.length - 1 ? text + after : text));
  const changed = changeLine(lines, key, before + first);
  return { lines: changed.toSpliced(at(lines, key) + 1, 0, ...added), focus: added.at(-1)?.key };
}

/** Pasted lines below all others, and an empty one to go on with. */
export function appendLines(lines: readonly Line[], pasted: string): Line[] {
  const kept = lines.at(-1)?.text.trim() === '' ? lines.slice(0, -1) : lines;
  return [...kept, ...textsOf(pasted).map((text) => line(text)), line()];
}

/** The lines of a pasted text, without list marks, numbers too, and empty ones. */
const textsOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((text) => text.replace(/^\s*(?:(?:[-*•▢]|\d{1,2}[.)])\s+)?/, '').trim())
    .filter(Boolean);
