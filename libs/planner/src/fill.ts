import type { CompiledProblem } from './compiled-problem';
import type { Random } from './random';

/**
 * A recipe for each unit (-1 for none) by the hard rules alone: locked ones first, then the most constrained, each at random among what is
 * left. What stays empty is tried by exchanges along augmenting paths (Kuhn's algorithm), so that as many are filled as can be at all.
 */
export function fill({ units, open, figures }: CompiledProblem, random: Random): Int32Array {
  const plan = new Int32Array(units.length).fill(-1);
  const owner = new Int32Array(figures.length).fill(-1);
  const give = (at: number, recipe: number): void => {
    plan[at] = recipe;
    owner[recipe] = at;
  };
  units.forEach(({ locked }, at) => {
    if (locked >= 0) give(at, locked);
  });
  const constrained = Array.from(open).sort((a, b) => units[a]!.candidates.length - units[b]!.candidates.length);
  for (const at of constrained) {
    const free = units[at]!.candidates.filter((recipe) => owner[recipe] === -1);
    const recipe = free[random.below(free.length)];
    if (recipe !== undefined) give(at, recipe);
  }

  const findPath = (at: number, seen: Set<number>): boolean => {
    for (const recipe of units[at]!.candidates) {
      if (seen.has(recipe)) continue;
      seen.add(recipe);
      const holder = owner[recipe]!;
      const isFree = holder === -1 || (units[holder]!.locked === -1 && findPath(holder, seen));
      if (!isFree) continue;
      give(at, recipe);
      return true;
    }
    return false;
  };
  for (const at of constrained) if (plan[at] === -1) findPath(at, new Set());
  return plan;
}
