import type { RecipeLine } from '@simmer/recipe-reader';
import { groupedLines, markdownHeading, withoutBullets, withoutNumbers } from './grouped-lines';
import { linesOf } from './plain-values';

const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g;
const LINK = /\[([^[\]]+)\]\([^()\s]*\)/g;
const STRONG = /(\*\*|__)(?=\S)([^\n]*?\S)\1/g;
const EMPHASIS = /(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])|(?<![\w_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])/g;

/** Text without Markdown's marks within a line: links keep their words, bold and italics theirs. */
export function withoutInlineMarkdown(text: string): string {
  return withoutPictures(text).replace(LINK, '$1').replace(STRONG, '$2').replace(EMPHASIS, '$1$2');
}

export const withoutPictures = (text: string): string => text.replace(PICTURE, '');

/** The lines of a text without the marks within them. Headings keep theirs: one all in bold would be none without. */
export function markdownLines(text: unknown): string[] {
  return linesOf(text).map((line) => (markdownHeading(line) === null ? withoutInlineMarkdown(line) : line));
}

export const markdownSteps = (text: unknown): RecipeLine[] =>
  groupedLines(withoutNumbers(withoutBullets(markdownLines(text))), markdownHeading);
