// One server of ours and its life: started, adopted when an earlier start left it running, killed, restarted, stopped.
import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepSmall } from './log-files.mjs';
import { dropRecord, end, endFamily, identify, isAlive, readRecord, writeRecord } from './process-record.mjs';
import { accountIn, inRoot } from './toolbox.mjs';

const readyWithin = 30_000;
const tryAgainFor = 8_000;
const pause = 50;

export class NativeServer {
  /** `place` is { dataDir, root, book, passwords }: where it lives and what it may know. */
  constructor(definition, place) {
    this.definition = definition;
    this.place = place;
    this.name = definition.name;
    this.folder = join(place.dataDir, this.name);
    this.recordFile = join(place.dataDir, 'run', `${this.name}.json`);
    this.logFile = join(place.dataDir, 'logs', `${this.name}.log`);
    this.record = readRecord(this.recordFile);
    if (this.record) this.share();
  }

  get needsRoot() {
    return this.definition.account !== undefined;
  }

  get pid() {
    return isAlive(this.record) ? this.record.pid : undefined;
  }

  /** What the definition may use; `ports` of other servers (PostgreSQL's, for FerretDB) come from their own records. */
  context() {
    return { ...this.place, folder: this.folder, ports: { ...this.place.sharedPorts, ...this.record?.ports } };
  }

  env() {
    return this.definition.env(this.context());
  }

  /** @param {{ background?: boolean, signal?: AbortSignal }} [options] */
  async start({ background = false, signal } = {}) {
    if (await this.adopted()) return;
    await this.stop();
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    mkdirSync(join(this.place.dataDir, 'logs'), { recursive: true, mode: 0o700 });
    mkdirSync(join(this.place.dataDir, 'run'), { recursive: true, mode: 0o700 });
    const begun = Date.now();
    // a port may be taken between looking and listening: trying again takes another
    while (!(await this.attempt(background, begun + readyWithin))) {
      signal?.throwIfAborted();
      if (Date.now() > begun + tryAgainFor) throw new Error(`${this.name} did not start: ${this.lastWords()} (all of it: ${this.logFile})`);
      await wait(200);
    }
  }

  /** A server left by an earlier start is taken over when it is of the same recipe, is alive and answers. */
  async adopted() {
    if (!isAlive(this.record) || this.record.root !== this.place.root) return false;
    return this.definition.answers(this.context()).then(
      () => true,
      () => false,
    );
  }

  async attempt(background, deadline) {
    const ports = {};
    for (const port of this.definition.ports) ports[port] = await this.place.book.claim(port);
    this.record = { ports };
    this.share();
    const context = this.context();
    const own = this.owner();
    own(this.folder);
    const keep = (file, text) => {
      const path = join(this.folder, file);
      writeFileSync(path, text, { mode: 0o600 });
      own(path);
    };
    await this.definition.prepare({ ...context, keep });
    const child = this.spawn(context);
    this.remember({ ...identify(child.pid), ports, root: this.place.root, background });
    while (isAlive(this.record) && Date.now() < deadline) {
      const answered = await this.definition.answers(context).then(
        () => true,
        () => false,
      );
      if (answered && isAlive(this.record)) return true;
      await wait(pause);
    }
    await this.end('SIGKILL');
    return false;
  }

  /** Gives a path to the account that the server runs as, which alone may read its data and settings. */
  owner() {
    if (!this.definition.account) return () => {};
    const { uid, gid } = accountIn(this.place.root, this.definition.account);
    return (path) => chownSync(path, uid, gid);
  }

  spawn(context) {
    const { definition, folder, place } = this;
    const [program, ...argv] = definition.hostCommand?.() ?? inRoot(place.root, folder, definition.account, definition.command());
    keepSmall(this.logFile);
    const log = openSync(this.logFile, 'a');
    // a group of its own: Ctrl-C in the terminal reaches the start command alone, which then stops the servers in order
    const child = spawn(program, argv, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C.UTF-8', ...definition.environment?.(context) },
    });
    child.unref();
    closeSync(log);
    return child;
  }

  remember(record) {
    this.record = record;
    writeRecord(this.recordFile, record);
  }

  share() {
    Object.assign(this.place.sharedPorts, this.record.ports);
  }

  lastWords() {
    return existsSync(this.logFile) ? readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-2).join(' | ') : 'it left no log';
  }

  async stop() {
    await this.end(this.definition.stopSignal);
    dropRecord(this.recordFile);
  }

  async end(signal) {
    await end(this.record, signal);
    if (this.record?.root) await endFamily({ root: this.record.root, folder: this.folder });
  }

  /** For fault tests: the signal, and for one that ends the process, the wait until it has ended. */
  async kill(signal = 'SIGKILL') {
    if (!isAlive(this.record)) throw new Error(`${this.name} is not running`);
    if (signal === 'SIGKILL' || signal === 'SIGTERM') await end(this.record, signal);
    else process.kill(this.record.pid, signal);
  }
}
