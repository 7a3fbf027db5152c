import { foldText } from '@simmer/culinary';
import type { HitReason, SearchableRecipe, SearchField } from './recipe-index';
import { stem } from './words';

/** A line of a recipe with what was found in it. */
export interface Excerpt {
  readonly field: SearchField;
  /** Which line of its field, the first being 0. */
  readonly line: number;
  readonly text: string;
  /** Where the found words stand in the text, in their order. */
  readonly marks: readonly (readonly [from: number, to: number])[];
  /** The asked word, where what was found is one of its kind: linguine for pasta. */
  readonly kindOf: string | null;
}

/** Longer lines are cut around what was found in them. */
const LONGEST = 90;
const BEFORE = 30;

/** The lines of a recipe that a hit's reasons speak of, each once. */
export function excerptsOf(recipe: SearchableRecipe, reasons: readonly HitReason[]): Excerpt[] {
  const excerpts = new Map<string, Excerpt>();
  for (const { asked, found, field, how } of reasons) {
    const place = placeOf(linesOf(recipe, field), found);
    if (!place) continue;
    const key = `${field} ${place.line}`;
    const known = excerpts.get(key);
    const marks = [...(known?.marks ?? []), place.mark].sort(([one], [other]) => one - other);
    excerpts.set(key, {
      field,
      line: place.line,
      text: place.text,
      marks: withoutOverlaps(marks),
      kindOf: known?.kindOf ?? (how === 'kind' ? asked : null),
    });
  }
  return [...excerpts.values()].map(shortened);
}

const linesOf = (recipe: SearchableRecipe, field: SearchField): readonly string[] => {
  const value = recipe[field] ?? [];
  return typeof value === 'string' ? value.split('\n') : value;
};

function placeOf(lines: readonly string[], found: string) {
  for (const [line, text] of lines.entries()) {
    for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const word = foldText(match[0]).replace(/\p{M}/gu, '');
      if (stem(word) !== found) continue;
      const mark: [number, number] = [match.index, match.index + match[0].length];
      return { line, text, mark };
    }
  }
  return undefined;
}

const withoutOverlaps = (marks: readonly (readonly [number, number])[]) =>
  marks.filter(([from], at) => from >= (marks[at - 1]?.[1] ?? 0) && from !== marks[at - 1]?.[0]);

function shortened(excerpt: Excerpt): Excerpt {
  const { text, marks } = excerpt;
  const [first] = marks;
  if (text.length <= LONGEST || !first) return excerpt;
  const from = first[0] <= BEFORE ? 0 : wordStart(text, first[0] - BEFORE);
  const to = Math.min(text.length, from + LONGEST);
  const [lead, tail] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const shift = lead.length - from;
  return {
    ...excerpt,
    text: `${lead}${text.slice(from, to)}${tail}`,
    marks: marks.filter(([, end]) => end <= to).map(([start, end]): [number, number] => [start + shift, end + shift]),
  };
}

const wordStart = (text: string, at: number): number => {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + BEFORE ? at : space + 1;
};
