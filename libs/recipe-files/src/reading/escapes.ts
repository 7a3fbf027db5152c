const ESCAPE = /\\([!-/:-@[-`{-~])/g;
/** Where characters of Unicode's private use stand in for escaped marks. */
const FIRST = 0xe100;
const HIDDEN = /[\ue121-\ue17e]/g;

/** The text with its escaped marks ("\*") as single characters that no grammar knows, so that they are not taken for marks. */
export const hideEscapes = (text: string): string =>
  text.replace(ESCAPE, (_, mark: string) => String.fromCharCode(FIRST + mark.charCodeAt(0)));

/** What was hidden, as the marks themselves. */
export const showMarks = (text: string): string => text.replace(HIDDEN, (hidden) => String.fromCharCode(hidden.charCodeAt(0) - FIRST));
