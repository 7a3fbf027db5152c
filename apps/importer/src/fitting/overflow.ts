import { type FileLoss, isVisible, RECIPE_LIMITS } from '@simmer/contracts';

/** Collects what does not fit into its place. */
export class Overflow {
  readonly losses: FileLoss[] = [];
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

  lose(what: FileLoss): void {
    this.losses.push(what);
  }

  /** The notes with all that went into them. */
  notes(own: string): string {
    const all = [storable(own), ...new Set(this.added)].filter(Boolean).join('\n\n');
    if (all.length <= RECIPE_LIMITS.notes) return all;
    const notes = cut(all, RECIPE_LIMITS.notes);
    this.lose({ code: 'end-of-notes', params: { count: all.length - notes.length, most: RECIPE_LIMITS.notes } });
    return notes;
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

/** What can be stored of it: no NUL, and nothing where nothing can be seen, such as a line of one zero-width character. */
function storable(text: string): string {
  const clean = text.replaceAll('\u0000', '').trim();
  return isVisible(clean) ? clean : '';
}

/** No longer than `max`, and without half a character at the end. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
