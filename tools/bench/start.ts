// npm run bench:start: cold and warm start with the time of each step, and the memory of everything idle (PSS of all processes that the
// start has made, npm included). Cold means a fresh HOME (npm, Go and server caches empty) and a copy of the checkout without packages.
// `--warm-only` leaves the cold start out. Prints a table, and with --json the figures alone.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { repository } from '../prepare/repository.mjs';

const limits = { coldSeconds: 360, warmSeconds: 10, idleMegabytes: 600 };
const idleAfter = 35_000; // FerretDB gives its idle connections up after 30 s
const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, 'warm-only': { type: 'boolean' } } });

const folder = await temporaryFolder('bench-start');
const checkout = join(folder, 'checkout');
const home = join(folder, 'home');
const leftOut = ['.git', '.data', '.data-test', '.nx', '.cache', 'dist', ...(options['warm-only'] ? [] : ['node_modules'])];

/** Starts, measures until the address is printed, runs `whileUp`, and ends it with Ctrl-C's signal. */
async function measureStart<More = object>(env: NodeJS.ProcessEnv, whileUp?: (npmPid: number) => Promise<More>) {
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: checkout, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const steps: Record<string, number> = {};
  const ended = new Promise((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    ended.then((code) => reject(new Error(`npm start ended with ${code}:\n${said.join('\n')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const [, name, seconds] = /^ {2}(\S.*?) +([\d.]+) s$/.exec(line) ?? [];
      if (name) steps[name] = Number(seconds);
      if (line.startsWith('Open http')) resolve();
    });
  });
  try {
    await ready;
    const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
    return { seconds, steps, ...((await whileUp?.(child.pid as number)) as More) };
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

/** Proportional set size in MB of npm, the start command and every process on record in the data folder, with their children. */
async function memoryWhenIdle(npmPid: number) {
  await wait(idleAfter);
  const run = join(checkout, '.data/run');
  const recorded = readdirSync(run)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(run, file), 'utf8')).pid);
  const memory: Record<string, number> = {};
  for (const pid of withDescendants([npmPid, ...recorded.filter(Boolean)])) {
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    const group = groupOf(pid, name);
    memory[group] = (memory[group] ?? 0) + kilobytes / 1024;
  }
  const rounded = Object.fromEntries(Object.entries(memory).map(([name, megabytes]) => [name, Math.round(megabytes)]));
  return { memory: rounded, idleMegabytes: Math.round(Object.values(memory).reduce((sum, megabytes) => sum + megabytes, 0)) };
}

function groupOf(pid: number, name: string): string {
  const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  if (commandLine.includes('dist/apps/')) return 'app';
  if (commandLine.includes('mail-catcher')) return 'mail catcher';
  if (commandLine.includes('tools/start.mjs')) return 'start command';
  return commandLine.startsWith('npm') ? 'npm' : name;
}

function withDescendants(pids: readonly number[]): Set<number> {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = existsSync(`/proc/${entry}/stat`) ? readFileSync(`/proc/${entry}/stat`, 'utf8') : undefined;
    if (stat) parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const found = new Set(pids.filter((pid) => parents.has(pid)));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return found;
}

function copyCheckout() {
  mkdirSync(home, { recursive: true });
  const ownNpmrc = join(homedir(), '.npmrc');
  if (existsSync(ownNpmrc)) cpSync(ownNpmrc, join(home, '.npmrc')); // which registry this machine reaches
  cpSync(repository, checkout, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.includes(relative(repository, path)),
  });
}

function print(result) {
  if (options.json) return process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  for (const name of ['cold', 'first', 'warm']) {
    if (!result[name]) continue;
    process.stdout.write(`\n${name} start: ${result[name].seconds} s\n`);
    for (const [step, seconds] of Object.entries(result[name].steps)) process.stdout.write(`  ${step.padEnd(18)} ${seconds} s\n`);
  }
  process.stdout.write('\nidle memory (PSS)\n');
  for (const [name, megabytes] of Object.entries(result.warm.memory)) process.stdout.write(`  ${name.padEnd(18)} ${megabytes} MB\n`);
  process.stdout.write(`  ${'everything'.padEnd(18)} ${result.warm.idleMegabytes} MB\n\n${JSON.stringify(result)}\n`);
}

try {
  copyCheckout();
  const environment = { ...process.env, PORT: '', DEMO_SITE_PORT: '' };
  const cold = {
    ...environment,
    HOME: home,
    XDG_CACHE_HOME: join(home, '.cache'),
    GOPATH: join(home, 'go'),
    npm_config_cache: join(home, '.npm'),
  };
  const used = options['warm-only'] ? environment : cold;
  const first = await measureStart(used);
  const warm = await measureStart(used, memoryWhenIdle);
  const isFine =
    warm.seconds <= limits.warmSeconds &&
    warm.idleMegabytes <= limits.idleMegabytes &&
    (options['warm-only'] || first.seconds <= limits.coldSeconds);
  print({ [options['warm-only'] ? 'first' : 'cold']: first, warm, limits, isFine });
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true }); // Go's module cache is read-only, which does not stop root
}
