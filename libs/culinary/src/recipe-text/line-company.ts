import type { LineFacts } from './line-facts';

/** What the words of a line have to do with the other lines, and what the paragraph is like in which it stands. */
export interface Company {
  /** How many of its telling words stand in lines with amounts. */
  readonly namesIngredients: string;
  /** How many of its telling words stand in long lines. */
  readonly isToldOf: string;
  /** The share of its telling words that any other line has. */
  readonly echo: string;
  /** Its place among the lines of its paragraph. */
  readonly place: string;
  readonly size: string;
  readonly paragraph: Kind;
  readonly paragraphBefore: Kind | 'edge';
  readonly paragraphAfter: Kind | 'edge';
}

type Kind = 'amounts' | 'steps' | 'prose' | 'short' | 'mixed';

const SHORTEST_TELLING = 4;
const STEM = 5;
const LONG = 7;
const SHORT = 5;

/** What the other lines say of each. */
export function companyOf(facts: readonly LineFacts[]): Company[] {
  const stems = facts.map(({ words }) => [
    ...new Set(words.filter((word) => word.length >= SHORTEST_TELLING && /\p{L}/u.test(word)).map((word) => word.slice(0, STEM))),
  ]);
  const inAmounts = counted(stems, (i) => facts[i]!.shape === 'amount');
  const inLong = counted(stems, (i) => facts[i]!.words.length >= LONG && facts[i]!.shape !== 'amount');
  const anywhere = counted(stems, () => true);
  const paragraphs = paragraphsOf(facts);
  return facts.map((fact, i) => {
    const own = stems[i]!;
    const isAmount = fact.shape === 'amount' ? 1 : 0;
    const isLong = fact.words.length >= LONG && !isAmount ? 1 : 0;
    const amounts = own.filter((stem) => (inAmounts.get(stem) ?? 0) > isAmount).length;
    const long = own.filter((stem) => (inLong.get(stem) ?? 0) > isLong).length;
    const echoed = own.filter((stem) => anywhere.get(stem)! > 1).length;
    const { from, to, index } = paragraphs.at[i]!;
    return {
      namesIngredients: few(amounts),
      isToldOf: few(long),
      echo:
        own.length === 0 ? 'none' : echoed === 0 ? '0' : echoed < own.length / 3 ? 'few' : echoed < (own.length * 2) / 3 ? 'half' : 'most',
      place: to - from === 1 ? 'alone' : i === from ? 'first' : i === to - 1 ? 'last' : 'inside',
      size: few(to - from - 1),
      paragraph: paragraphs.kinds[index]!,
      paragraphBefore: paragraphs.kinds[index - 1] ?? 'edge',
      paragraphAfter: paragraphs.kinds[index + 1] ?? 'edge',
    };
  });
}

const few = (count: number): string => (count < 3 ? String(count) : count < 6 ? '3-5' : '6');

function counted(stems: readonly (readonly string[])[], isMeant: (i: number) => boolean): Map<string, number> {
  const counts = new Map<string, number>();
  stems.forEach((list, i) => {
    if (isMeant(i)) for (const stem of list) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  });
  return counts;
}

function paragraphsOf(facts: readonly LineFacts[]) {
  const at: { from: number; to: number; index: number }[] = [];
  const kinds: Kind[] = [];
  for (let from = 0; from < facts.length;) {
    let to = from + 1;
    while (to < facts.length && !facts[to]!.line.afterBlank) to++;
    for (let i = from; i < to; i++) at.push({ from, to, index: kinds.length });
    kinds.push(kindOf(facts.slice(from, to)));
    from = to;
  }
  return { at, kinds };
}

function kindOf(lines: readonly LineFacts[]): Kind {
  const most = (is: (fact: LineFacts) => boolean): boolean => lines.filter(is).length > lines.length / 2;
  if (most(({ shape }) => shape === 'amount' || shape === 'taste')) return 'amounts';
  if (most(({ shape }) => shape === 'step')) return 'steps';
  if (most(({ words }) => words.length <= SHORT)) return 'short';
  return most(({ words }) => words.length >= LONG) ? 'prose' : 'mixed';
}
