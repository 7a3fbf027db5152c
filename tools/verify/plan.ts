// npm run verify:plan: random weeks of every kind, strict ones, locked ones, ones with leftovers and too few recipes. None may break a hard rule.
//   node tools/verify/plan.ts [COUNT] [SEED]
import { createPlanner, violations } from '@simmer/planner';
import { madeUpProblem } from '../../libs/planner/src/made-up-problem';

const [count = 100_000, firstSeed = 1] = process.argv.slice(2).map(Number);

let failed = 0;
let empty = 0;
let slots = 0;
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const problem = madeUpProblem({
    seed,
    recipes: 5 + (seed % 71),
    eaters: 1 + (seed % 4),
    days: 1 + (seed % 7),
    strict: (seed % 5) / 4,
  });
  const { plan, empty: unfilled } = createPlanner(problem).suggest({ seed, moves: 200 });
  const locked = new Set(problem.slots.flatMap((slot) => slot.locked ?? []));
  const broken = violations(problem, plan).filter(
    ({ slot, code }) =>
      code !== 'empty' && !(code === 'repeat' && locked.has(plan[slot] ?? '') && problem.slots.find(({ id }) => id === slot)?.locked),
  );
  // what was left empty must have a rule that keeps every recipe out
  const unexplained = unfilled.filter(({ relaxations }) => relaxations.length === 0);
  slots += problem.slots.length;
  empty += unfilled.length;
  if (broken.length + unexplained.length === 0) continue;
  failed++;
  if (failed <= 10) process.stderr.write(`seed ${seed}: ${JSON.stringify([...broken, ...unexplained].slice(0, 3))}\n`);
}
process.stdout.write(
  `${count - failed} passed, ${failed} failed: ${count} weeks, ${slots} slots, of which ${empty} had no recipe left that fits\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
