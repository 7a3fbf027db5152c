/** A text whose marks, should it hold any by chance, Markdown leaves alone. */
export const escapedInline = (text: string): string => text.replace(/[\\*_[\]<`]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** The same for a text of several lines, each of which might begin like a heading, a rule or a list. */
export const escapedBlock = (text: string): string => escapedInline(text).replace(/^(?=#{1,6}(?:\s|$)|-{3,}\s*$|[-+]\s|={3,}\s*$|>)/gm, '\\');

/** Backslashes before punctuation stand for the punctuation alone, as Markdown has it. */
export const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
