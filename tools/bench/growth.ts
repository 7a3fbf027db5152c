// npm run bench:growth: what a cook's list, filters, counts and search cost while the library, and the recipes of all other cooks, grow, and what the
// gallery's sorts, filters and search cost while it grows. The recipes and community services on servers of their own, asked over the bus; recipes of
// others are put into the store directly. `-- --most 100000` stops there, `-- --only gallery` measures one of the two.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { GALLERY_QUESTIONS, openGalleries } from './galleries';
import { openLibraries, QUESTIONS } from './libraries';

const { most, only } = parseArgs({ options: { most: { type: 'string', default: '1000000' }, only: { type: 'string' } } }).values;
const STAGES = [1_000, 100_000, 1_000_000].filter((total) => total <= Number(most));
const OWN = [12, 1_000];
const ASKED = 300;
/** Cooks who were not here before: their first question reads the library from the store. */
const NEWCOMERS = 10;
const GOALS = { growth: 1.5, searchMs: 25, searchGrowth: 10, pageBytes: 5_000 };
const ASKED_OF_GALLERY = 60;

const say = (line) => process.stdout.write(`${line}\n`);
const row = (...cells) => say(`| ${cells.join(' | ')} |`);
const ms = (value) => value.toFixed(1);
const p = (times, share) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1];

type Libraries = Awaited<ReturnType<typeof openLibraries>>;
type Cook = Awaited<ReturnType<Libraries['newCook']>>;

/** Milliseconds by question, and by number of own recipes. */
interface Measured {
  first: number[][];
  times: Record<string, number[][]>;
}

const folder = await temporaryFolder('growth');
const infrastructure = await startInfrastructure({ dataDir: folder });
Object.assign(process.env, infrastructure.env);
const parts = { library: growingLibraries, gallery: growingGallery };
try {
  const held: boolean[] = [];
  for (const [name, part] of Object.entries(parts)) if (!only || only === name) held.push(await part());
  process.exitCode = held.length > 0 && held.every(Boolean) ? 0 : 1;
} finally {
  await infrastructure.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function growingLibraries(): Promise<boolean> {
  const libraries = await openLibraries();
  try {
    const cooks = await Promise.all(OWN.map((count) => libraries.newCook(count)));
    const results: Measured[] = [];
    for (const total of STAGES) {
      await libraries.fillUpTo(total);
      results.push(await measure(libraries, cooks));
    }
    return report(results);
  } finally {
    await libraries.close();
  }
}

async function growingGallery(): Promise<boolean> {
  const galleries = await openGalleries();
  try {
    const stages: Record<string, number[]>[] = [];
    let largest = 0;
    for (const total of STAGES) {
      await galleries.fillUpTo(total);
      const times: Record<string, number[]> = Object.fromEntries(GALLERY_QUESTIONS.map((name) => [name, []]));
      for (let at = -5; at < ASKED_OF_GALLERY; at++)
        for (const name of GALLERY_QUESTIONS) {
          const { took, bytes } = await galleries.ask(name, Math.abs(at));
          if (at >= 0) times[name]?.push(took);
          largest = Math.max(largest, bytes);
        }
      stages.push(times);
    }
    return reportGallery(stages, largest);
  } finally {
    await galleries.close();
  }
}

/** Milliseconds by question and by number of own recipes; in turns, so that a busy moment of the machine meets all alike. */
async function measure(libraries: Libraries, cooks: readonly Cook[]): Promise<Measured> {
  const newcomers: Cook[][] = [];
  for (const count of OWN) newcomers.push(await Promise.all(Array.from({ length: NEWCOMERS }, () => libraries.newCook(count))));
  const first = OWN.map((): number[] => []);
  for (let at = 0; at < NEWCOMERS; at++)
    for (const [own, group] of newcomers.entries()) first[own]?.push(await libraries.ask('list', group[at] as Cook, 0));
  const times = Object.fromEntries(QUESTIONS.map((name) => [name, OWN.map((): number[] => [])]));
  for (let at = -20; at < ASKED; at++)
    for (const name of QUESTIONS)
      for (const [own, who] of cooks.entries()) {
        const took = await libraries.ask(name, who, Math.abs(at));
        if (at >= 0) times[name]?.[own]?.push(took);
      }
  return { first, times };
}

function report(results) {
  const { length } = results;
  let holds = true;
  const check = (isGood, text) => {
    holds &&= isGood;
    return isGood ? text : `${text} FAILED`;
  };
  say(`load average ${loadavg()[0].toFixed(1)}; milliseconds, p50 / p95 of ${ASKED}`);
  row('Question', 'Own', ...STAGES.map((total) => `${total.toLocaleString('en')} of all`), 'p95, first to last stage');
  row('---', ...STAGES.map(() => '---'), '---', '---');
  for (const name of QUESTIONS)
    for (const [own, count] of OWN.entries()) {
      const all = results.map(({ times }) => times[name][own]);
      const growth = p(all[length - 1], 0.95) / p(all[0], 0.95);
      row(
        name,
        count.toLocaleString('en'),
        ...all.map((list) => `${ms(p(list, 0.5))} / ${ms(p(list, 0.95))}`),
        check(growth <= GOALS.growth, `${growth.toFixed(2)}×`),
      );
    }
  for (const [own, count] of OWN.entries())
    row(
      'a first question',
      count.toLocaleString('en'),
      ...results.map(({ first }) => `${ms(p(first[own], 0.5))} / ${ms(p(first[own], 1))}`),
      '',
    );
  const last = results[length - 1].times;
  say('');
  row('Growth with the own library', 'p95, 12 to 1,000 own', 'Goal');
  row('---', '---', '---');
  for (const name of QUESTIONS.filter((one) => one === 'counts' || one.startsWith('list'))) {
    const growth = p(last[name][1], 0.95) / p(last[name][0], 0.95);
    row(name, check(growth <= GOALS.growth, `${growth.toFixed(2)}×`), `${GOALS.growth}×`);
  }
  row(
    'search, p95 with 1,000 own',
    check(p(last.search[1], 0.95) <= GOALS.searchMs, `${ms(p(last.search[1], 0.95))} ms`),
    `${GOALS.searchMs} ms`,
  );
  return holds;
}

function reportGallery(stages: Record<string, number[]>[], largest: number): boolean {
  let holds = true;
  const check = (isGood: boolean, text: string): string => {
    holds &&= isGood;
    return isGood ? text : `${text} FAILED`;
  };
  say(`\nload average ${loadavg()[0]?.toFixed(1)}; the gallery, milliseconds, p50 / p95 of ${ASKED_OF_GALLERY}`);
  row('Question', ...STAGES.map((total) => `${total.toLocaleString('en')} recipes`), 'p95, first to last stage');
  row('---', ...STAGES.map(() => '---'), '---');
  for (const name of GALLERY_QUESTIONS) {
    const all = stages.map((times) => times[name] ?? []);
    const [first = 0, last = 0] = [p(all[0], 0.95), p(all.at(-1), 0.95)];
    const isSearch = name.startsWith('search');
    const isGood = isSearch ? last <= GOALS.searchMs && last / first <= GOALS.searchGrowth : last / first <= GOALS.growth;
    row(name, ...all.map((list) => `${ms(p(list, 0.5))} / ${ms(p(list, 0.95))}`), check(isGood, `${(last / first).toFixed(2)}×`));
  }
  say(`largest page of 12 cards: ${check(largest <= GOALS.pageBytes, `${largest} bytes`)} (goal ${GOALS.pageBytes})`);
  return holds;
}
