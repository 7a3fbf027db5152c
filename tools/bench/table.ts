// npm run bench:table: our figures as a table for docs/howto/measure.md, with the commit they belong to. The data sets and their scorers are other people's
// and no part of this repository: they lie in ../shared, or where BENCH_DATA says. A row whose data is not there says so.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { weighFirstLoad } from '../checks/first-load.mjs';
import { projectNode, repository, typescriptFlags } from '../prepare/repository.mjs';

const data = resolve(process.env.BENCH_DATA ?? join(repository, '../shared'));
const scratch = await temporaryFolder('bench');
const say = (line) => process.stdout.write(`${line}\n`);
const percent = (share) => `${share.toFixed(1)} %`;

try {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim();
  say(`| What | Measured at ${commit} | Goal | Command |`);
  say('| --- | --- | --- | --- |');
  for (const measure of [webPages, ingredients, files, pastedText, firstLoad]) for (const row of measure()) say(`| ${row.join(' | ')} |`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** How one of our programs is run. */
function ours(name: string): string[] {
  return [...typescriptFlags, `tools/bench/${name}.ts`];
}

/** Runs one of our programs, or a scorer that runs one, and gives what it printed. */
function run(...argv: string[]): string {
  const { stdout, stderr, status } = spawnSync(projectNode, argv, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0 && stdout === '') throw new Error(`${argv[0]} ended with ${status}: ${stderr}`);
  return stdout;
}

function missing(folder, what, command) {
  return existsSync(join(data, folder)) ? undefined : [[what, `not measured, ${folder} is not there`, '', command]];
}

/** A process that reads pages is measured from cold, and a machine does other things too. */
function fiveTimes<Result>(measure: () => Result): Result[] {
  return Array.from({ length: 5 }, measure);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}

/** What the scorer of pages reports. */
interface Report {
  importable: Share & { pct: number };
  by_markup: Record<string, Group>;
  by_language: { other: Group };
  timing: Record<string, number>;
}

interface Share {
  n: number;
  ok: number;
}

interface Group {
  importable: Share;
}

function reportOn(pages: string): Report {
  const report = join(scratch, 'report.json');
  run(join(data, 'import-bench/score.mjs'), '--data', pages, '--cmd', [projectNode, ...ours('import')].join(' '), '--json', report);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function webPages() {
  const command = '`bench:import`';
  const none = missing('import-bench', 'Recipe pages of 170 sites', command);
  if (none) return none;
  execFileSync('tar', ['-xzf', join(data, 'import-bench/dev.tar.gz'), '-C', scratch]);
  const pages = join(scratch, 'dev');
  const reports = fiveTimes(() => reportOn(pages));
  const [{ importable, by_markup: markup, by_language: language }] = reports as [Report];
  const parserAlone = middle(fiveTimes(() => Number(run(...ours('parser-alone'), pages))));
  const time = (name: string) => `${middle(reports.map(({ timing }) => timing[name] ?? NaN)).toFixed(1)} ms`;
  const importableOf = (groups: Group[]) => percent((100 * sum(groups, 'ok')) / sum(groups, 'n'));
  const others = Object.entries(markup).filter(([kind]) => !kind.startsWith('json-ld'));
  return [
    [`Recipe pages read well enough to import, ${importable.n} pages of 170 sites`, percent(importable.pct), '95 %', command],
    ['… with JSON-LD', importableOf(markup['json-ld'] ? [markup['json-ld']] : []), '99 %', command],
    ['… with other marks or none', importableOf(others.map(([, group]) => group)), '75 %', command],
    ['… in other languages than English', importableOf([language.other]), '90 %', command],
    [
      `… time a page, median and 95th percentile, the middle one of five runs (htmlparser2 alone: ${parserAlone} ms, where the goal was set 2.9)`,
      `${time('median_ms')}, ${time('p95_ms')}`,
      '5 ms, 20 ms',
      command,
    ],
  ];
}

function sum(groups: Group[], key: keyof Share): number {
  return groups.reduce((total, { importable }) => total + importable[key], 0);
}

function ingredients() {
  const command = '`bench:ingredients`';
  const none = missing('ingredient-bench', 'Ingredient lines', command);
  if (none) return none;
  const scores = JSON.parse(
    run(join(data, 'ingredient-bench/score.mjs'), '--json', '--cmd', [projectNode, ...ours('ingredients')].join(' ')),
  );
  return [
    [
      `Ingredient lines right, ${scores.n} lines: amount, name, whole line`,
      [scores.amount, scores.name, scores.line].map((share) => percent(100 * share)).join(', '),
      '97 %, 93 %, 92 %',
      command,
    ],
  ];
}

function files() {
  const command = '`bench:formats`';
  const none = missing('format-samples', 'Files of other apps', command);
  if (none) return none;
  const scores = JSON.parse(run(join(data, 'format-samples/check.mjs'), '--json', '--cmd', [projectNode, ...ours('formats')].join(' ')));
  return [
    [
      `Recipes of other apps' files read right, ${Object.keys(scores.byFormat).length} formats`,
      `${scores.all} of ${scores.recipes}`,
      'all',
      command,
    ],
  ];
}

function pastedText() {
  const output = run(...ours('paste'));
  const shareOf = (texts) => new RegExp(`^kept-aside ${texts}:.*, ([\\d.]+ %)`, 'm').exec(output)?.[1] ?? 'unreadable';
  return [
    [
      'Lines of pasted texts labeled right, two sets of 40 texts kept aside',
      `${shareOf('1–40')}, ${shareOf('41–80')}`,
      '95 %',
      '`bench:paste`',
    ],
  ];
}

/** Wants a build of the web app. */
function firstLoad() {
  const command = '`bench:bundle`';
  if (!existsSync(join(repository, 'dist/apps/web/index.html')))
    return [['First load of the recipe list', 'not measured, build first', '', command]];
  const weighed = weighFirstLoad().filter(({ language }) => language === 'en');
  const each = (figure: 'total' | 'limit') => weighed.map((part) => Number(part[figure].toFixed(1))).join(', ');
  return [['First load of the recipe list: scripts, styles, fonts', `${each('total')} kB`, `${each('limit')} kB`, command]];
}
