import { ProblemError, rule } from '@simmer/contracts';

const MAX_DEPTH = 32;
/** More than any schema has use for; how long a list may be, its schema says. */
export const MAX_NODES = 25_000;

/**
 * Refuses JSON that is nested too deep or holds too many values, before anything walks it recursively. Throws `request.invalid`, with the
 * pointer of the place where it is too deep.
 */
export function checkShape(value: unknown): void {
  const waiting: { value: unknown; depth: number; pointer: string }[] = [{ value, depth: 1, pointer: '' }];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > MAX_DEPTH) throw ProblemError.field(next.pointer, rule('too-deep', { most: MAX_DEPTH }));
    const entries = Object.entries(next.value);
    nodes += entries.length;
    if (nodes > MAX_NODES) throw ProblemError.field('', rule('too-many-values', { most: MAX_NODES }));
    for (const [key, inner] of entries) {
      if (typeof inner !== 'object' || inner === null) continue;
      const segment = key.replaceAll('~', '~0').replaceAll('/', '~1');
      waiting.push({ value: inner, depth: next.depth + 1, pointer: `${next.pointer}/${segment}` });
    }
  }
}
