import type { RecipeLine } from '@simmer/recipe-reader';
import { anyHeading, groupedLines, withoutNumbers } from './grouped-lines';
import { lineOf } from './plain-values';

/** Where a line starts a paragraph of its own without a blank line before it. */
const NUMBERED = /^(?:step\s*)?\d{1,2}\s*[.):]\s+\S/i;
const BULLETED = /^[-*•·]\s+\S/;
/** A line of nothing but signs. */
const RULE = /^[^\p{L}\d]+$/u;
const SENTENCE_END = /[.!?:]["”»)]?$/;
/** Of the widest line: a line that ends this early ended because its author ended it. */
const EARLY_END = 0.75;

/** Text that was broken into lines of a fixed width, as one line a paragraph. */
export function paragraphsOf(lines: readonly string[]): string[] {
  const texts = lines.map((line) => lineOf(line)).map((line) => (RULE.test(line) ? '' : line));
  const width = Math.max(0, ...texts.map((line) => line.length));
  const paragraphs: string[] = [];
  let last = '';
  for (const line of texts) {
    const goesOn = line !== '' && last !== '' && !NUMBERED.test(line) && !BULLETED.test(line) && !endsEarly(last, width);
    if (goesOn) paragraphs.push(`${paragraphs.pop()} ${line}`);
    else if (line !== '') paragraphs.push(line);
    last = line;
  }
  return paragraphs;
}

function endsEarly(line: string, width: number): boolean {
  return line.length < width * EARLY_END && SENTENCE_END.test(line);
}

/** The steps of a text that was broken into lines; short lines with a colon, or all in capitals, are headings. */
export function stepsOfProse(lines: readonly string[]): RecipeLine[] {
  return groupedLines(withoutNumbers(paragraphsOf(lines)), proseHeading);
}

function proseHeading(line: string): string | null {
  const isLoud = line.length <= 60 && /\p{Lu}.*\p{Lu}/u.test(line) && !/\p{Ll}|\d|[.!?]$/u.test(line);
  return isLoud ? line : anyHeading(line);
}
