const LONGEST_NAME = 80;
/** Not allowed in names on Windows, or with a meaning of its own in a path or a shell. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;
/** Names of devices, which Windows keeps to itself whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Titles as names of files that every system accepts; one that is used already gets a number: `Pancakes`, `Pancakes (2)`. */
export class FileNames {
  readonly #used = new Set<string>();
  /** Where to go on counting for a title, so that a thousand of the same name stay quick. */
  readonly #counts = new Map<string, number>();

  /** The name without an ending. Unique also without regard to case. */
  unique(title: string): string {
    const base = safeName(title);
    const key = base.toLowerCase();
    let count = this.#counts.get(key) ?? 1;
    let name = count === 1 ? base : `${base} (${count})`;
    while (this.#used.has(name.toLowerCase())) name = `${base} (${++count})`;
    this.#counts.set(key, count);
    this.#used.add(name.toLowerCase());
    return name;
  }
}

/** Letters of every script stay; what a system might stumble over becomes a space. */
export function safeName(title: string): string {
  const words = title.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const name = [...words]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  if (name === '') return 'Recipe';
  return RESERVED.test(name.split('.', 1)[0]?.trim() ?? '') ? `Recipe ${name}` : name;
}
