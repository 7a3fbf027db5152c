// The running product: one process that hosts every service, or a process for each.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchLogs } from '../../deploy/local/log-files.mjs';
import { dropRecord, end, endRecorded, identify, isAlive, writeRecord } from '../../deploy/local/process-record.mjs';
import { productEnvironment, serviceEnvironment } from './environment.mjs';
import { inRepository, projectNode, repository, services } from './repository.mjs';

const readyWithin = 60_000;
const stopWithin = 12_000; // a service gives itself ten seconds
const memory = {
  dev: ['--max-semi-space-size=4', '--max-old-space-size=256'],
  service: ['--max-semi-space-size=4', '--max-old-space-size=192'],
};

/**
 * Starts the product and resolves when it is ready. `eachService` gives every service a process of its own. `onExit(name, code)` hears of
 * a process that ends without being asked to. `main` stands in for the bundle of the one-process form.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {Record<string, string>} options.environment
 * @param {ReturnType<typeof import('../../deploy/local/ports.mjs').portBook>} options.book
 * @param {boolean} [options.eachService]
 * @param {(name: string, code: number | string) => void} [options.onExit]
 * @param {AbortSignal} [options.signal]
 * @param {string} [options.main]
 */
export async function startProduct({
  dataDir,
  environment,
  book,
  eachService = false,
  onExit = () => {},
  signal,
  main = inRepository('dist/apps/dev/main.js'),
}) {
  const product = new Product(dataDir, onExit);
  const health = (port) => `http://127.0.0.1:${port}/health/ready`;
  if (!eachService) {
    product.add('dev', { main, flags: memory.dev, environment, readyAt: health(environment.PORT) });
  } else {
    const demoSite = {
      main: inRepository('dist/apps/dev/demo-site.js'),
      flags: memory.service,
      environment,
      readyAt: `http://127.0.0.1:${environment.DEMO_SITE_PORT}/`,
    };
    product.add('demo-site', demoSite);
    for (const name of services) {
      const healthPort = name === 'gateway' ? environment.PORT : await book.claim(`health-${name}`);
      const own = serviceEnvironment(name, { dataDir, product: environment, healthPort });
      product.add(name, {
        main: inRepository(`dist/apps/${name}/main.js`),
        flags: memory.service,
        environment: own,
        readyAt: health(healthPort),
      });
    }
  }
  try {
    await Promise.all(product.names.map((name) => product.start(name, signal)));
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

/**
 * Starts the product on ports of its book, unless `asked` names them. Another program may take a port between looking and listening:
 * then others are tried. Resolves with { product, environment }.
 * @param {{
 *   servers: Record<string, string>,
 *   asked?: { gateway?: number, demoSite?: number },
 * } & Omit<Parameters<typeof startProduct>[0], 'environment'>} options
 */
export async function startOnFreePorts({ dataDir, servers, book, asked = {}, ...options }, tries = 3) {
  const ports = { gateway: asked.gateway ?? (await book.claim('gateway')), demoSite: asked.demoSite ?? (await book.claim('demoSite')) };
  const environment = productEnvironment({ dataDir, servers, ports });
  try {
    return { environment, product: await startProduct({ dataDir, environment, book, ...options }) };
  } catch (error) {
    if (tries === 1 || !error.message.includes('EADDRINUSE')) throw error;
    return startOnFreePorts({ dataDir, servers, book, asked, ...options }, tries - 1);
  }
}

/** Processes of the product that a killed start has left behind. */
export const stopLeftovers = (dataDir) => endRecorded(join(dataDir, 'run'), 'app-', 'SIGTERM', stopWithin);

/**
 * How one process is started.
 * @typedef {{ main: string, flags: string[], environment: Record<string, string>, readyAt: string }} Plan
 *
 * @typedef {{
 *   plan: Plan,
 *   logFile: string,
 *   recordFile: string,
 *   record?: import('../../deploy/local/process-record.mjs').ProcessRecord,
 *   isReady?: boolean,
 * }} Entry
 */

class Product {
  /** @type {Map<string, Entry>} */
  processes = new Map();
  /** @type {(() => void) | undefined} */
  endWatch;

  /**
   * @param {string} dataDir
   * @param {(name: string, code: number | string) => void} onExit
   */
  constructor(dataDir, onExit) {
    this.dataDir = dataDir;
    this.onExit = onExit;
  }

  /**
   * @param {string} name
   * @returns {Entry}
   */
  entry(name) {
    const entry = this.processes.get(name);
    if (!entry) throw new Error(`No process is called ${name}: there are ${this.names.join(', ')}.`);
    return entry;
  }

  /**
   * @param {string} name
   * @param {Plan} plan
   */
  add(name, plan) {
    this.processes.set(name, {
      plan,
      logFile: join(this.dataDir, 'logs', `${name}.log`),
      recordFile: join(this.dataDir, 'run', `app-${name}.json`),
    });
  }

  get names() {
    return [...this.processes.keys()];
  }

  /**
   * Process ids of what runs, by name.
   * @returns {Record<string, number>}
   */
  get pids() {
    const running = [...this.processes].filter(([, { record }]) => isAlive(record));
    return Object.fromEntries(
      running.map(([name, { record }]) => [
        name,
        /** @type {import('../../deploy/local/process-record.mjs').ProcessRecord} */ (record).pid,
      ]),
    );
  }

  /**
   * Where a process tells how it is.
   * @param {string} name
   */
  healthOf(name) {
    return this.entry(name).plan.readyAt;
  }

  /**
   * Starts one process and waits until it is ready.
   * @param {string} name
   * @param {AbortSignal} [signal]
   */
  async start(name, signal) {
    const entry = this.entry(name);
    const { plan } = entry;
    mkdirSync(join(this.dataDir, 'logs'), { recursive: true, mode: 0o700 });
    // emptied by the first start alone: after a crash its reason is what everybody looks for
    if (!entry.record) for (const file of [entry.logFile, `${entry.logFile}.1`]) rmSync(file, { force: true });
    this.endWatch ??= watchLogs(join(this.dataDir, 'logs'));
    // always appended to, so that emptying it takes effect
    const log = openSync(entry.logFile, 'a');
    // a group of its own: Ctrl-C reaches the start command, which stops the services before the servers they need
    const child = spawn(projectNode, [...plan.flags, plan.main], {
      cwd: repository,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, NODE_ENV: 'production', ...plan.environment },
    });
    closeSync(log);
    entry.record = identify(child.pid);
    writeRecord(entry.recordFile, entry.record);
    const { record } = entry;
    child.once('exit', (code, killedBy) => {
      if (entry.record === record && entry.isReady) this.onExit(name, code ?? killedBy ?? 'nothing');
    });
    entry.isReady = false;
    await this.untilReady(name, entry, signal);
    entry.isReady = true;
  }

  async untilReady(name, entry, signal) {
    const deadline = Date.now() + readyWithin;
    while (!(await isReady(entry.plan.readyAt))) {
      signal?.throwIfAborted();
      if (!isAlive(entry.record)) throw new Error(`${name} stopped while starting: ${this.lastWords(name)}`);
      if (Date.now() > deadline) throw new Error(`${name} was not ready after ${readyWithin / 1000} s: look into ${entry.logFile}.`);
      await wait(50);
    }
  }

  /** Why a process ended: what it said last, without stack frames, and without its log where it said anything else. */
  lastWords(name) {
    const { logFile } = this.entry(name);
    const said = readFileSync(logFile, 'utf8')
      .trim()
      .split('\n')
      .filter((line) => !/^\s+at /.test(line));
    const outsideLog = said.filter((line) => !line.startsWith('{"level":'));
    return `${(outsideLog.length > 0 ? outsideLog : said).slice(-5).join('\n')}\n(all of it: ${logFile})`;
  }

  /**
   * For fault tests: ends the process the hard way; it stays down until start(name).
   * @param {string} name
   * @param {NodeJS.Signals} [signal]
   */
  async kill(name, signal = 'SIGKILL') {
    const entry = this.entry(name);
    entry.isReady = false;
    await end(entry.record, signal, stopWithin);
  }

  /**
   * For fault tests: gives one process other settings from its next start on.
   * @param {string} name
   * @param {Record<string, string>} settings
   */
  change(name, settings) {
    const { plan } = this.entry(name);
    plan.environment = { ...plan.environment, ...settings };
  }

  async stop() {
    this.endWatch?.();
    for (const entry of this.processes.values()) entry.isReady = false;
    await Promise.all(
      [...this.processes.values()].map(async ({ record, recordFile }) => {
        await end(record, 'SIGTERM', stopWithin);
        dropRecord(recordFile);
      }),
    );
  }
}

const isReady = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
