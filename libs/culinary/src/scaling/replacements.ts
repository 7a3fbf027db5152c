/** A part of a text and what to put in its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A part of a scaled text that differs from the original. */
export interface ScaledPart {
  /** Where it stands in the scaled text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** What stood there before. */
  readonly original: string;
}

/** A text with its amounts multiplied, and where it changed. */
export interface ScaledText {
  readonly text: string;
  readonly changes: readonly ScaledPart[];
}

/** Whether amounts multiplied by it are others; a factor that is not positive changes nothing. */
export const changesAmounts = (factor: number): boolean => factor > 0 && Number.isFinite(factor) && factor !== 1;

/** Puts the replacements in; they must not overlap. */
export function replaceParts(text: string, replacements: readonly Replacement[]): ScaledText {
  const ordered = [...replacements].sort((a, b) => a.start - b.start);
  const changes: ScaledPart[] = [];
  let result = '';
  let from = 0;
  for (const { start, end, text: part } of ordered) {
    const original = text.slice(start, end);
    if (start < from || original === part) continue;
    result += text.slice(from, start);
    changes.push({ start: result.length, end: result.length + part.length, original });
    result += part;
    from = end;
  }
  return { text: result + text.slice(from), changes };
}
