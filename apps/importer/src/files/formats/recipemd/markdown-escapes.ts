/** A text whose marks, should it hold any by chance, Markdown leaves alone. */
export const escapedInline = (text: string): string => text.replace(/[\\*_[\]<`]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** The same for a text of several lines, each of which might begin like a heading, a rule or a list. */
export const escapedBlock = (text: string): string => escapedInline(text).replace(/^(?=#{1,6}(?:\s|$)|-{3,}\s*$|[-+]\s|={3,}\s*$|>)/gm, '\\');

/** The same for a heading, whose marks may also follow it. */
export const escapedHeading = (text: string): string => escapedInline(text).replace(/#(?=#*$)/g, '\\#');

/** The same for one of several names between commas. */
export const escapedTag = (text: string): string => escapedInline(text).replaceAll(',', '\\,');
