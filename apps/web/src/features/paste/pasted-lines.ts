import type { LabelledLine, LineLabel } from '@simmer/culinary/recipe-text';

/** A line on the screen. */
export interface PastedLine extends LabelledLine {
  /** Stays with the line while others are edited: its text, and which of the lines with that text it is. */
  key: string;
  isChanged: boolean;
}

/** Below this the screen says that it is not sure. */
const SURE = 0.6;

export const isUnsure = ({ confidence, isChanged }: PastedLine): boolean => !isChanged && confidence < SURE;

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
export function relabelled(lines: readonly PastedLine[], changes: Readonly<Record<string, LineLabel>>, key: string, label: LineLabel): Record<string, LineLabel> {
  const at = lines.findIndex((line) => line.key === key);
  const end = lines.findIndex((line, i) => i > at && !line.continues);
  const together = lines.slice(at, end < 0 ? lines.length : end);
  return { ...changes, ...Object.fromEntries(together.map((line) => [line.key, label])) };
}

/** Which kind of heading a line is: of the lines that it stands above. */
export function headingFor(lines: readonly PastedLine[], key: string): LineLabel {
  const at = lines.findIndex((line) => line.key === key);
  const next = lines.slice(at + 1).find(({ label }) => label === 'ingredient' || label === 'step');
  return next?.label === 'step' ? 'step-heading' : 'ingredient-heading';
}
