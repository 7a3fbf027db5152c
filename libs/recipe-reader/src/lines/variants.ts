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
  const areVariants = first && others.length > 0 && first.length >= FEWEST_STEPS && others.every((part) => isVariant(first, part));
  return areVariants ? { lines: first.map(({ group: _, ...step }) => ({ ...step, group: null })), others } : { lines: steps, others: [] };
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
