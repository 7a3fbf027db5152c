import type { Food } from '../food';
import type { NameIndex } from './name-index';
import type { WordRole, WordRoles } from '../text/words';

/** A word taken apart: Käsesauce is Sauce with Käse before it, Räucherlachs Lachs with a form before it. */
export interface Compound {
  readonly food: Food;
  /** What stands before it, without the letter that links. */
  readonly before: string;
}

const SHORTEST_HEAD = 2;
const SHORTEST_BEFORE = 2;
/** Letters that link two nouns, and a plural before another noun. */
const LINKS = /(?:s|n|en|e|er|es|o)$/;

/** The foods that the last part of a joined word may name, the longest part first. A part that says how a thing is cut names none. */
export function* splitCompounds(word: string, index: NameIndex, words: WordRoles): Generator<Compound> {
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST_HEAD; at++) {
    const head = word.slice(at);
    const food = words.roleOf(head) ? null : index.find([head]);
    if (food) yield { food, before: word.slice(0, at) };
  }
}

/** A joined word without a last part that only says how the thing is cut: Hähnchenbrustfilet, Lachswürfel. Null where it has none. */
export function withoutCut(word: string, words: WordRoles): { rest: string; role: WordRole } | null {
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST_HEAD; at++) {
    const role = words.roleOf(word.slice(at));
    if (role && (role.kind === 'part' || role.kind === 'leaf')) return { rest: word.slice(0, at), role };
  }
  return null;
}

/** The readings of what stands before the head: as it is, and without the letters that link it. */
export function readingsBefore(before: string): string[] {
  const unlinked = before.replace(LINKS, '');
  const shorter = before.slice(0, -1);
  return [...new Set([before, unlinked, shorter])].filter((reading) => reading.length >= 2);
}
