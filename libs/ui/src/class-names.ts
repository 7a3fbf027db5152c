/** Joins class names; falsy parts are left out, and undefined is returned for none so that React writes no attribute. */
export const classNames = (...parts: (string | false | null | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;
