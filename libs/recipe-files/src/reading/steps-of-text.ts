import type { RecipeLine } from '@simmer/recipe-reader';
import { anyHeading, groupedLines, withoutNumbers } from './grouped-lines';
import { linesOf } from './plain-values';
import { stepsOfProse } from './wrapped-prose';

/** Programs that break lines do so before this; a longer one ends where its author ended it. */
const WIDEST_WRAPPED = 85;

/** The steps of a text: one a line, or one a paragraph where its lines were broken at a fixed width. */
export function stepsOfText(text: string): RecipeLine[] {
  const lines = text.split('\n').map((line) => line.trim());
  const isWrapped = lines.every((line) => line.length <= WIDEST_WRAPPED);
  return isWrapped ? stepsOfProse(lines) : groupedLines(withoutNumbers(linesOf(text)), anyHeading);
}
