import type { PageElement } from '../../page/page';

const KEEPS_LINES = /white-space\s*:\s*(?:pre|break-spaces)/i;
const LINE_ENDS = /[\r\n]+/g;
const BLANK_LINES = /\n[^\S\n]*\n\s*/g;
/** A line broken by hand at the edge of the page goes on with a small letter. */
const BROKEN_LINE = /(?<=[^\n]{50})\n[ \t]*(?=\p{Ll})(?!o\s)/gu;
/** Printed by text browsers before the items of an inner list. */
const INNER_BULLET = /^[ \t]+o[ \t]+(?=\p{Lu})/gmu;
/** One blank line may stand by chance, between two sentences of the source. */
const FEWEST_BLANK_LINES = 3;

/** Whether the lines of its source are those on the screen. */
export function keepsLines({ name, attributes }: PageElement): boolean {
  return name === 'pre' || (attributes.style !== undefined && KEEPS_LINES.test(attributes.style));
}

/** Text of the source with a line end wherever a reader is meant to see one; elsewhere a line end of the source is a space. */
export function seenLines(text: string, keepsBreaks: boolean): string {
  if (!text.includes('\n')) return text.includes('\r') ? text.replace(LINE_ENDS, ' ') : text;
  if (keepsBreaks) return text.replace(/\r\n?/g, '\n').replace(INNER_BULLET, '').replace(BROKEN_LINE, ' ');
  return arePastedLines(text)
    ? text
        .split(BLANK_LINES)
        .map((line) => line.replace(LINE_ENDS, ' '))
        .join('\n')
    : text.replace(LINE_ENDS, ' ');
}

/** Lines pasted into a paragraph as they were, with blank ones between them: nobody meant a single line of so many parts. */
function arePastedLines(text: string): boolean {
  return (text.trim().match(BLANK_LINES)?.length ?? 0) >= FEWEST_BLANK_LINES;
}
