// The planner's goals (S1 to S11) as a table. The instances and the best known plans are those of the planning benchmark beside the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { createPlanner } from '@simmer/planner';
import { bundle } from '../bundled.mjs';
import { installBrowser } from '../prepare/browser.mjs';
import { inRepository, projectNode, repository, typescriptFlags } from '../prepare/repository.mjs';
import { leftoverFigures } from './plan-leftovers';
import { movesFor } from './plan-moves';
import { blockedByPlanner } from './plan-thread';

const SEEDS = [1, 2, 3];
const PROVEN_SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const percent = (share) => `${share.toFixed(2)} %`;
const sorted = (values) => values.toSorted((one, other) => one - other);
const median = (values) => sorted(values)[values.length >> 1];
const high = (values) => sorted(values)[Math.ceil(0.95 * values.length) - 1];

export async function planTable() {
  const folder = resolve(process.env.BENCH_DATA ?? join(repository, '../shared'), 'plan-bench');
  if (!existsSync(folder)) return say(`not measured, ${folder} is not there`);
  const { instance, SETS } = await import(pathToFileURL(join(realpathSync(folder), 'instances.mjs')).href);
  const reference = JSON.parse(readFileSync(join(folder, 'reference.json'), 'utf8'));
  const problems = SETS.dev.map(instance);
  const named = (prefix) => problems.filter(({ id }) => id.startsWith(prefix));

  const solve = (problem, seed, milliseconds) => {
    const moves = movesFor(milliseconds, problem);
    const before = process.cpuUsage();
    const planner = createPlanner(problem);
    const found = planner.suggest({ seed, moves });
    const { user, system } = process.cpuUsage(before);
    const { best, random } = reference[problem.id];
    return { ...found, planner, problem, ms: (user + system) / 1000, gap: (100 * (found.total - best)) / (random - best) };
  };
  const thousand = named('thousand').flatMap((problem) => SEEDS.map((seed) => solve(problem, seed, 250)));
  const proven = named('proven').flatMap((problem) => PROVEN_SEEDS.map((seed) => solve(problem, seed, 250)));
  const large = named('twenty').flatMap((problem) => SEEDS.map((seed) => solve(problem, seed, 1000)));
  const randomly = named('thousand').flatMap((problem) => SEEDS.map((seed) => createPlanner(problem).suggest({ seed, moves: 0 })));
  const swaps = thousand.flatMap(({ planner, plan, problem }) =>
    problem.slots.map(({ id }) => timeOf(() => planner.alternatives(plan, id))),
  );
  const days = thousand.flatMap(({ problem, plan }) => daysOf(problem, plan));
  const shopping = (found) => median(found.map(({ terms }) => terms.shopping));
  const random = execFileSync(projectNode, [...typescriptFlags, inRepository('tools/verify/plan.ts'), '5000'], { encoding: 'utf8' }).trim();
  const gaps = (found) => found.map(({ gap }) => gap);

  say('| | Goal | Aim | Measured |');
  say('| --- | --- | --- | --- |');
  row(
    'S1',
    'gap at 1,000 recipes in 250 ms: median, p95',
    '1 %, 3 %',
    `${percent(median(gaps(thousand)))}, ${percent(high(gaps(thousand)))}`,
  );
  row('S2', 'proven optima reached, 20 seeds each', 'all', `${proven.filter(({ gap }) => gap < 0.01).length} of ${proven.length}`);
  row('S3', 'swap one slot at 1,000 recipes: median, p95', '20 ms', `${median(swaps).toFixed(2)} ms, ${high(swaps).toFixed(2)} ms`);
  row('S4', 'hard rules in random weeks (100,000: `verify:plan`)', '0 broken', random);
  row(
    'S5',
    'days of an eater within 5 % of the calories and with the protein',
    'all that can be',
    `${days.filter(Boolean).length} of ${days.length}`,
  );
  row(
    'S6',
    '20,000 recipes: time, gap',
    '1 s, 1.3 × S1',
    `${Math.round(median(large.map(({ ms }) => ms)))} ms, ${percent(median(gaps(large)))}`,
  );
  row('S7', 'ingredients to buy, of a random week', '0.75 ×', `${(shopping(thousand) / shopping(randomly)).toFixed(2)} ×`);
  row(
    'S8',
    'painting thread held up at most by what is asked of 1,000 recipes, Chromium at 4 × throttle',
    '16 ms',
    `${(await blockedByPlanner()).toFixed(1)} ms`,
  );
  row('S9', 'same seed, same plan in Node and Chromium', 'all', await sameInChromium(named('thousand').slice(0, 3)));
  const { shopping: bought, cooking, dishes, goals } = leftoverFigures();
  row(
    'S10',
    'leftovers and repeats in 200 made-up households, of the week without: to buy, minutes of cooking, dishes',
    '0.65 ×, 0.6 ×, 0.6 ×',
    [bought, cooking, dishes].map((share) => `${share.toFixed(2)} ×`).join(', '),
  );
  row(
    'S11',
    'how far the eaters are off their goals, with and without',
    '2 points more',
    goals.map((off) => percent(100 * off)).join(', '),
  );
  say(`\nprocessor time of S1: median ${Math.round(median(thousand.map(({ ms }) => ms)))} ms of 250`);
}

const say = (line) => process.stdout.write(`${line}\n`);
const row = (...cells) => say(`| ${cells.join(' | ')} |`);

function timeOf(action) {
  const started = performance.now();
  action();
  return performance.now() - started;
}

/** For each day of each eater whether it is within 5 % of the calories and has the protein. */
function daysOf({ eaters, slots, recipes }, plan) {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return eaters.flatMap(({ id, portion, goals }) =>
    [...new Set(slots.map(({ day }) => day))].map((day) => {
      const eaten = slots.filter((slot) => slot.day === day && slot.eaters.includes(id)).map((slot) => byId.get(plan[slot.id]));
      const sum = (nutrient) => eaten.reduce((total, recipe) => total + portion * (recipe?.[nutrient] ?? 0), 0);
      return Math.abs(sum('kcal') / goals.kcal - 1) <= 0.05 && sum('protein') >= goals.protein;
    }),
  );
}

async function sameInChromium(problems) {
  const source = readFileSync(await bundle('planner', 'libs/planner/src/index.ts'), 'utf8');
  const browser = await chromium.launch({
    executablePath: await installBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    const plans = await page.evaluate(
      async ([code, given]) => {
        const planner = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
        return given.map((problem) => planner.createPlanner(problem).suggest({ seed: 5, moves: 300_000 }).plan);
      },
      [source, problems],
    );
    const same = problems.filter(
      (problem, index) => JSON.stringify(createPlanner(problem).suggest({ seed: 5, moves: 300_000 }).plan) === JSON.stringify(plans[index]),
    );
    return `${same.length} of ${problems.length}`;
  } finally {
    await browser.close();
  }
}
