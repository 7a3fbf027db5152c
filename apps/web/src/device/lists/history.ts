import { foldText } from '@simmer/culinary';
import { writtenKey } from '@simmer/shopping-list';
import { keepDocument, keptDocument } from '../database';

const KIND = 'bought-before';
const MOST_KEPT = 300;

/** A thing that was put on a list before: its name, how often, and when last (ms since 1970). */
export interface Bought {
  readonly name: string;
  readonly times: number;
  readonly at: number;
}

export const boughtBefore = async (accountId: string): Promise<readonly Bought[]> =>
  (await keptDocument<Bought[]>(accountId, KIND, '')) ?? [];

/** Notes that a thing was put on a list; of too many the ones go that were wanted longest ago. */
export function withBought(bought: readonly Bought[], name: string, at: number): Bought[] {
  const key = writtenKey(name);
  const before = bought.find((other) => writtenKey(other.name) === key);
  return [{ name, times: (before?.times ?? 0) + 1, at }, ...bought.filter((other) => other !== before)].slice(0, MOST_KEPT);
}

export const keepBought = (accountId: string, bought: readonly Bought[]): Promise<boolean> => keepDocument(accountId, KIND, '', bought);

/** A name that completes what is typed, with what was typed before it: "2 x 400 g chickpeas" for "2 x 400 g chi". */
export interface Completion {
  readonly name: string;
  readonly text: string;
}

/** What was typed may begin with an amount: its last words are completed, as many of them as a name begins with. Often wanted ones come first. */
export function completions(bought: readonly Bought[], typed: string, most: number): Completion[] {
  const words = typed.trimStart().split(/\s+/);
  if (words.at(-1) === '' || typed.trim().length < 2) return [];
  for (let from = 0; from < words.length; from++) {
    const [amount, begun] = [words.slice(0, from).join(' '), words.slice(from).join(' ')];
    if (from > 0 && !/^[\d½¼¾⅓⅔]/.test(amount)) break;
    const found = bought.filter(({ name }) => beginsAWord(foldText(name), foldText(begun)));
    if (found.length > 0)
      return [...found]
        .sort((one, other) => other.times - one.times || other.at - one.at)
        .slice(0, most)
        .map(({ name }) => ({ name, text: [amount, name].filter(Boolean).join(' ') }));
  }
  return [];
}

const beginsAWord = (name: string, begun: string): boolean => name.startsWith(begun) || name.includes(` ${begun}`);
