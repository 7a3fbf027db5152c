import type { LabelledLine, LineLabel } from '@simmer/culinary/recipe-text';
import type { KeyLabel } from './line-names';

/** A line on the screen. */
export interface PastedLine extends LabelledLine {
  /** Stays with the line while others are edited: its text, and which of the lines with that text it is. */
  key: string;
  isChanged: boolean;
}

/** Below this the screen says that it is not sure. */
const SURE = 0.6;
const CERTAIN = 0.9;

export const isUnsure = ({ confidence, isChanged }: PastedLine): boolean => !isChanged && confidence < SURE;

/** How sure a label is, as three bars show it. */
export const sureness = ({ confidence }: PastedLine): 1 | 2 | 3 => (confidence >= CERTAIN ? 3 : confidence >= SURE ? 2 : 1);

/** Whether text came in at once, and was not typed. */
export const isPasted = (before: string, after: string): boolean => after.split('\n').length - before.split('\n').length > 1;

export const hasSeveralLines = (text: string): boolean => text.trim().includes('\n');

/** The lines with the labels that the cook gave in place of ours. */
export function withChanges(lines: readonly LabelledLine[], changes: Readonly<Record<string, LineLabel>>): PastedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = seen.get(line.text) ?? 0;
    seen.set(line.text, nth + 1);
    const key = `${nth}:${line.text}`;
    const changed = changes[key];
    return changed ? { ...line, key, label: changed, confidence: 1, isChanged: true } : { ...line, key, isChanged: false };
  });
}

/** The changes after a line was given a label; lines that only go on with it follow. */
export function relabelled(
  lines: readonly PastedLine[],
  changes: Readonly<Record<string, LineLabel>>,
  key: string,
  label: LineLabel,
): Record<string, LineLabel> {
  const at = lines.findIndex((line) => line.key === key);
  const end = lines.findIndex((line, i) => i > at && !line.continues);
  const together = lines.slice(at, end < 0 ? lines.length : end);
  return { ...changes, ...Object.fromEntries(together.map((line) => [line.key, label])) };
}

/** The label that a key gives a line: a group is of the lines that it stands above. */
export function labelOf(name: KeyLabel, lines: readonly PastedLine[], key: string): LineLabel {
  if (name !== 'group') return name;
  const at = lines.findIndex((line) => line.key === key);
  const next = lines.slice(at + 1).find(({ label }) => label === 'ingredient' || label === 'step');
  return next?.label === 'step' ? 'step-heading' : 'ingredient-heading';
}

/** Runs of left-out lines longer than this fold into one row. */
const LONG_RUN = 8;

/** The lines in their order; a long run of lines that are surely no part of the recipe is one entry. */
export function foldRuns(lines: readonly PastedLine[]): PastedLine[][] {
  const runs: PastedLine[][] = [];
  const isLeftOut = (line: PastedLine | undefined): boolean => line?.label === 'none' && !isUnsure(line);
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && isLeftOut(line) && isLeftOut(last[0])) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length > LONG_RUN ? [run] : run.map((line) => [line])));
}
