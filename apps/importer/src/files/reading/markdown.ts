const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g;
const LINK = /\[([^[\]]+)\]\([^()\s]*\)/g;
const STRONG = /(\*\*|__)(?=\S)([^\n]*?\S)\1/g;
const EMPHASIS = /(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])|(?<![\w_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])/g;

/** Text without Markdown's marks within a line: links keep their words, bold and italics theirs. */
export function withoutInlineMarkdown(text: string): string {
  return withoutPictures(text).replace(LINK, '$1').replace(STRONG, '$2').replace(EMPHASIS, '$1$2');
}

export const withoutPictures = (text: string): string => text.replace(PICTURE, '');
