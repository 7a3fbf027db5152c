/** A text whose marks, should it hold any by chance, Markdown leaves alone. */
export const escapedInline = (text: string): string => text.replace(/[\\*_[\]<`]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** The same for a text of several lines, each of which might begin like a heading, a rule or a list. */
export const escapedBlock = (text: string): string =>
  escapedInline(text).replace(
    /^( {0,3})(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|-[- \t]*$|=+[ \t]*$|~{3}|>)|^( {0,3}\d{1,9})(?=[.)](?:\s|$))/gm,
    '$1$2\\',
  );

/** The same for a heading, whose marks may also follow it. */
export const escapedHeading = (text: string): string => escapedInline(text).replace(/#(?=#*$)/g, '\\#');

/** The same for one of several names between commas, in emphasis. Programs look for the commas and its end without regard to escapes, and for entities. */
export const escapedTag = (text: string): string =>
  text.replace(/[*_,&]|[^*_,&]+/g, (part) => (/[*_,&]/.test(part) ? `&#${part.charCodeAt(0)};` : escapedInline(part)));
