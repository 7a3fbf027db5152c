// npm run verify:plan: random weeks of every kind, strict ones, locked ones, ones with leftovers, stated or suggested, and too few recipes. None may break a hard rule.
//   node tools/verify/plan.ts [COUNT] [SEED]
import { createPlanner, violations } from '@simmer/planner';
import { madeUpProblem } from '../../libs/planner/src/made-up-problem';

const [count = 100_000, firstSeed = 1] = process.argv.slice(2).map(Number);

let failed = 0;
let empty = 0;
let slots = 0;
let leftovers = 0;
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const stated = madeUpProblem({
    seed,
    recipes: 5 + (seed % 71),
    eaters: 1 + (seed % 4),
    days: 1 + (seed % 7),
    strict: (seed % 5) / 4,
  });
  // every other week eats again what was cooked; recipes keep for 0 to 3 days
  const isAgain = seed % 2 === 0;
  const problem = isAgain ? { ...stated, recipes: stated.recipes.map((recipe, at) => ({ ...recipe, keepsDays: at % 4 })) } : stated;
  const found = createPlanner(problem).suggest({ seed, moves: 200, leftovers: isAgain });
  const { plan, empty: unfilled } = found;
  const linked = { ...problem, slots: problem.slots.map((slot) => ({ ...slot, leftoverOf: found.leftovers[slot.id] ?? slot.leftoverOf })) };
  const mayRepeat = (id: string): boolean => {
    const slot = linked.slots.find((one) => one.id === id);
    const isLocked = linked.slots.some(({ locked }) => locked !== null && locked === plan[id]);
    return (isLocked && slot?.locked != null) || (isAgain && slot?.meal === 'breakfast');
  };
  const broken = violations(linked, plan).filter(({ slot, code }) => code !== 'empty' && !(code === 'repeat' && mayRepeat(slot)));
  // what was left empty must have a rule that keeps every recipe out
  const unexplained = unfilled.filter(({ relaxations }) => relaxations.length === 0);
  slots += problem.slots.length;
  empty += unfilled.length;
  leftovers += Object.keys(found.leftovers).length;
  if (broken.length + unexplained.length === 0) continue;
  failed++;
  if (failed <= 10) process.stderr.write(`seed ${seed}: ${JSON.stringify([...broken, ...unexplained].slice(0, 3))}\n`);
}
process.stdout.write(
  `${count - failed} passed, ${failed} failed: ${count} weeks, ${slots} slots, of which ${leftovers} are leftovers and ${empty} had no recipe left that fits\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
