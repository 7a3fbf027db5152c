import { ProblemError } from '@simmer/contracts';

const MAX_DEPTH = 32;
const MAX_ITEMS = 500;

/**
 * Refuses JSON that is nested too deep or has too long a list, before anything walks it recursively. Throws
 * `request.invalid` with the pointer of the place.
 */
export function checkShape(value: unknown): void {
  const waiting: { value: unknown; depth: number; pointer: string }[] = [{ value, depth: 1, pointer: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > MAX_DEPTH) throw ProblemError.field(next.pointer, `This is nested deeper than ${MAX_DEPTH} levels.`);
    if (Array.isArray(next.value) && next.value.length > MAX_ITEMS) throw ProblemError.field(next.pointer, `This list is longer than ${MAX_ITEMS} items.`);
    for (const [key, inner] of Object.entries(next.value)) {
      const segment = key.replaceAll('~', '~0').replaceAll('/', '~1');
      waiting.push({ value: inner, depth: next.depth + 1, pointer: `${next.pointer}/${segment}` });
    }
  }
}
