import type { ReadLine } from '../parsed-recipe';
import type { OneOfLists } from './one-system';
import { namesPartOfDish } from '../words/vocabulary';
import { haveSameWords, wordShares } from './line-agreement';

const FEWEST_STEPS = 2;
/** Two parts of one dish have fewer words in common. */
const LEAST_IN_COMMON = 0.55;

/** "In the oven", "In the bread maker": the first of several ways to make the whole dish. */
export function withoutVariants(steps: ReadLine[]): OneOfLists {
  const starts = steps.flatMap(({ group }, index) => (index > 0 && group === steps[index - 1]?.group ? [] : index));
  const [first, ...others] = starts.map((start, index) => steps.slice(start, starts[index + 1]));
  if (!first || first.length < FEWEST_STEPS) return { lines: steps, others: [] };
  const beyond = others.findIndex((part) => !isVariant(first, part));
  const variants = beyond < 0 ? others : others.slice(0, beyond);
  if (variants.length === 0) return { lines: steps, others: [] };
  // what follows the last way belongs to all
  const rest = others.slice(variants.length).flat();
  return { lines: [...first.map(({ group: _, ...step }) => ({ ...step, group: null })), ...rest], others: variants };
}

/** Whether other steps lead to the same dish, and are not the same text once more. */
export function isOtherWay(steps: readonly ReadLine[], other: readonly ReadLine[]): boolean {
  return isVariant(steps, other) && !haveSameWords(steps, other);
}

function isVariant(first: readonly ReadLine[], other: readonly ReadLine[]): boolean {
  if (other.length < FEWEST_STEPS || [first, other].some(([line]) => line?.group && namesPartOfDish(line.group))) return false;
  const { known, seen } = wordShares(first, other);
  return Math.min(known, seen) >= LEAST_IN_COMMON;
}
