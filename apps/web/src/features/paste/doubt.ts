import type { LineLabel } from '@simmer/culinary/recipe-text';
import * as t from '@simmer/messages/paste';
import { isUnsure, type PastedLine } from './pasted-lines';

/** A line that needs a look, with its neighbors. */
export interface Doubt {
  line: PastedLine;
  before: string;
  after: string;
  /** Why it is in doubt, in a sentence. */
  why: string;
  /** The two likeliest answers. */
  guesses: readonly [LineLabel, LineLabel];
}

/** The lines that Simmer is not sure of, in their order; one that goes on with the line before it follows its answer. */
export function doubtsOf(lines: readonly PastedLine[]): Doubt[] {
  return lines.flatMap((line, i) => {
    if (!isUnsure(line) || line.continues) return [];
    const text = (at: number): string => lines[at]?.text.trim() ?? '';
    return [{ line, before: text(i - 1), after: text(i + 1), why: whyOf(lines, i), guesses: [line.label, secondGuess(line)] }];
  });
}

const secondGuess = ({ label, otherwise }: PastedLine): LineLabel => {
  if (otherwise && otherwise !== label && otherwise !== 'source') return otherwise;
  return label === 'none' ? 'note' : 'none';
};

function whyOf(lines: readonly PastedLine[], at: number): string {
  const { label, text } = lines[at]!;
  const stepsEnd = lines.findLastIndex(({ label: other }) => other === 'step');
  if (label === 'ingredient' && !/\d/.test(text)) return t.why.noAmount;
  if (label === 'note' && stepsEnd >= 0 && at > stepsEnd) return t.why.afterSteps;
  return t.why[label];
}
