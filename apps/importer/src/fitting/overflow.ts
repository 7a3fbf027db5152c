import { MAX_RECIPE_LINES } from '@simmer/contracts';

/** What the recipes service accepts: characters of a text, numbers of lines. */
export const LIMITS = {
  title: 200,
  description: 5_000,
  ingredient: 500,
  instruction: 5_000,
  group: 120,
  lines: MAX_RECIPE_LINES,
  tag: 60,
  tags: 40,
  name: 200,
  yield: 120,
  address: 2_048,
  notes: 10_000,
  servings: 1_000,
  minutes: 100_000,
  loss: 300,
} as const;

/** Collects what does not fit into its place. */
export class Overflow {
  readonly losses: string[] = [];
  private readonly added: string[] = [];

  /** The text, when it fits; else as much of it as fits, and all of it goes into the notes. */
  fit(what: string, text: string, max: number): string {
    const clean = storable(text);
    if (clean.length <= max) return clean;
    this.note(`${what}: ${clean}`);
    return cut(clean, max);
  }

  note(text: string): void {
    this.added.push(text);
  }

  lose(what: string): void {
    this.losses.push(what);
  }

  /** The notes with all that went into them. */
  notes(own: string): string {
    const all = [storable(own), ...new Set(this.added)].filter(Boolean).join('\n\n');
    if (all.length <= LIMITS.notes) return all;
    const kept = cut(all, LIMITS.notes);
    this.lose(`The last ${all.length - kept.length} characters of the notes: they may have ${LIMITS.notes}`);
    return kept;
  }
}

/** The text in parts of at most `max` characters, parted between sentences or words where there are any. */
export function inParts(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = storable(text);
  while (rest.length > max) {
    const head = rest.slice(0, max);
    const at = [head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf(' ')].find((place) => place > max / 2);
    const part = cut(rest, at ?? max);
    parts.push(part);
    rest = rest.slice(at ?? part.length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

const storable = (text: string): string => text.replaceAll('\u0000', '').trim();

/** No longer than `max`, and without half a character at the end. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '').trim();
