import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of text: in both, only in the older one, or only in the newer one. */
export interface Piece {
  text: string;
  only?: 'then' | 'now';
}

export type LineChange =
  | { kind: 'same'; lines: readonly string[] }
  | { kind: 'added'; text: string }
  | { kind: 'removed'; text: string }
  | { kind: 'changed'; then: string; now: string };

export const hasChanges = (lines: readonly LineChange[]): boolean => lines.some(({ kind }) => kind !== 'same');

/** Lines that are the same stand together; one that shares a word with one that took its place is the same line, changed. */
export function compareLines(then: readonly string[], now: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let removed: string[] = [];
  const remove = (count: number): void =>
    void changes.push(...removed.splice(0, count).map((text) => ({ kind: 'removed' as const, text })));
  for (const run of diffArrays([...then], [...now])) {
    if (run.removed) {
      remove(removed.length);
      removed = [...run.value];
    } else if (run.added) {
      for (const text of run.value) {
        const place = removed.findIndex((line) => shareWord(line, text));
        if (place < 0) changes.push({ kind: 'added', text });
        else {
          remove(place);
          changes.push({ kind: 'changed', then: removed.shift() ?? '', now: text });
        }
      }
      remove(removed.length);
    } else {
      remove(removed.length);
      changes.push({ kind: 'same', lines: run.value });
    }
  }
  remove(removed.length);
  return changes;
}

/** Below it a line was written anew. */
const LEAST_KEPT = 0.5;

/** The words of two forms of a line; the whole of both where little of it is left. */
export function compareWords(then: string, now: string): Piece[] {
  const runs = diffWordsWithSpace(then, now);
  const kept = runs.reduce((sum, { value, added, removed }) => (added || removed ? sum : sum + value.length), 0);
  if (kept < LEAST_KEPT * Math.max(then.length, now.length))
    return [{ text: then, only: 'then' }, { text: ' ' }, { text: now, only: 'now' }];
  return runs.map(({ value, added, removed }) => ({
    text: value,
    ...(added && { only: 'now' as const }),
    ...(removed && { only: 'then' as const }),
  }));
}

// shorter ones are units and articles
const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}
