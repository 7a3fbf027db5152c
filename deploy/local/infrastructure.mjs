// The servers that Simmer needs, for one data folder. Used by npm start, npm test and the fault tests. For each of them, in this order:
// an address in the environment, Docker Compose where an engine answers, else started natively from the toolbox.
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { composeProject, ComposeServer, dockerAnswers } from './compose.mjs';
import { ExternalServer } from './external-server.mjs';
import { lock } from './folder-lock.mjs';
import { keptOnce } from './kept-once.mjs';
import { NativeServer } from './native-server.mjs';
import { portBook } from './ports.mjs';
import { passwords } from './secrets.mjs';
import { ferretdb } from './servers/ferretdb.mjs';
import { mail } from './servers/mail.mjs';
import { nats } from './servers/nats.mjs';
import { postgres } from './servers/postgres.mjs';
import { redis } from './servers/redis.mjs';
import { ensureToolbox, toolboxRoot } from './toolbox.mjs';

/** `native` is in the order of starting: FerretDB needs PostgreSQL. */
const roles = {
  nats: { setting: 'SIMMER_NATS_URL', variable: 'NATS_URL', native: [nats] },
  redis: { setting: 'SIMMER_REDIS_URL', variable: 'REDIS_URL', native: [redis] },
  store: { setting: 'SIMMER_MONGO_URL', variable: 'MONGO_URL', native: [postgres, ferretdb] },
  mail: { setting: 'SIMMER_SMTP_URL', variable: 'SMTP_URL', native: [mail] },
};

/**
 * Opens a data folder without starting anything: to look at what runs there, or to stop it.
 * @param {{ dataDir: string }} place
 */
export function openInfrastructure({ dataDir }) {
  const folder = resolve(dataDir);
  mkdirSync(join(folder, 'run'), { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o711); // the servers' accounts pass through it to folders of their own
  const place = { dataDir: folder, root: toolboxRoot(), book: portBook(folder), passwords: passwords(folder), sharedPorts: {} };
  const byRole = Object.entries(roles).map(([role, definition]) => [role, serversFor(role, definition, place)]);
  return new Infrastructure(Object.fromEntries(byRole));
}

function serversFor(role, { setting, variable, native }, place) {
  const url = process.env[setting];
  if (url) {
    /** @type {Record<string, string>} */
    const also = role === 'mail' && process.env.SIMMER_MAIL_INBOX_URL ? { MAIL_INBOX_URL: process.env.SIMMER_MAIL_INBOX_URL } : {};
    return [new ExternalServer(role, { setting, variable, url, also })];
  }
  const { docker, project = composeProject(place.dataDir) } = settledServers(place.dataDir);
  if (docker) return [new ComposeServer(role, Object.assign(place, { project }))];
  return native.map((definition) => new NativeServer(definition, place));
}

/**
 * Settled when the folder is first used: a Docker engine that appears later would otherwise seem to have lost the data. The project keeps its
 * name when the folder gets another.
 */
const settledServers = (dataDir) =>
  keptOnce(join(dataDir, 'run', 'servers.json'), () => ({ docker: dockerAnswers(), project: composeProject(dataDir) }));

/**
 * Starts what does not run yet and resolves when every server answers. `packages` is a promise of node_modules, which the mail catcher
 * needs. With `background` the servers outlive the caller: stop() of a later start leaves them alone. `signal` calls it off.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {(step: string) => void} [options.log]
 * @param {boolean} [options.background]
 * @param {Promise<unknown>} [options.packages]
 * @param {AbortSignal} [options.signal]
 */
export async function startInfrastructure({ dataDir, log = () => {}, background = false, packages = Promise.resolve(), signal }) {
  const looked = openInfrastructure({ dataDir });
  if (!looked.needsToolbox) return looked.startAll({ background, packages, signal });
  await ensureToolbox({ log, signal });
  const letGo = await lock(join(resolve(dataDir), 'run', 'lock'));
  try {
    // opened again, now that nobody else is starting: what runs by now is taken over
    return await openInfrastructure({ dataDir }).startAll({ background, packages, signal });
  } finally {
    await letGo();
  }
}

/**
 * Whatever the infrastructure asks of a server, wherever it comes from.
 * @typedef {{
 *   name: string,
 *   pid?: number,
 *   env(): Record<string, string>,
 *   start(options?: { background?: boolean, signal?: AbortSignal }): Promise<unknown>,
 *   stop(): unknown,
 *   kill(signal?: string): unknown,
 *   record?: import('./process-record.mjs').ProcessRecord,
 *   remove?(): unknown,
 * }} Server
 */

class Infrastructure {
  /** @param {Record<string, Server[]>} byRole */
  constructor(byRole) {
    this.byRole = byRole;
    this.servers = new Map(
      Object.values(byRole)
        .flat()
        .map((server) => [server.name, server]),
    );
  }

  get all() {
    return [...this.servers.values()];
  }

  get needsToolbox() {
    return this.all.some((server) => server instanceof NativeServer && server.needsRoot);
  }

  /** Whether every server comes from the toolbox. */
  get isNative() {
    return this.all.every((server) => server instanceof NativeServer);
  }

  /** @param {{ background?: boolean, packages?: Promise<unknown>, signal?: AbortSignal }} [options] */
  async startAll({ background = false, packages = Promise.resolve(), signal } = {}) {
    const startRole = async (role) => {
      if (role === 'mail') await packages;
      for (const server of this.byRole[role]) await server.start({ background, signal });
    };
    const outcomes = await Promise.allSettled(Object.keys(this.byRole).map(startRole));
    const failure = outcomes.find(({ status }) => status === 'rejected');
    if (!failure) return this;
    if (!background) await this.stop();
    throw /** @type {PromiseRejectedResult} */ (failure).reason;
  }

  /**
   * NATS_URL, REDIS_URL, MONGO_URL, SMTP_URL and MAIL_INBOX_URL.
   * @returns {Record<string, string>}
   */
  get env() {
    return Object.assign({}, ...this.all.map((server) => server.env()));
  }

  /** Process ids of what runs natively, by name. */
  get pids() {
    return Object.fromEntries(this.all.filter(({ pid }) => pid).map(({ name, pid }) => [name, pid]));
  }

  /**
   * By the name of a server (nats, redis, postgres, ferretdb, mail) or of a role: store is both of the store's.
   * @param {string} name
   * @returns {Server[]}
   */
  named(name) {
    const server = this.servers.get(name);
    if (!this.byRole[name] && !server) throw new Error(`No server is called ${name}: there are ${[...this.servers.keys()].join(', ')}.`);
    return this.byRole[name] ?? /** @type {[Server]} */ ([server]);
  }

  /**
   * Starts a server again after a kill.
   * @param {string} name
   */
  async start(name) {
    for (const server of this.named(name)) await server.start();
  }

  /**
   * @param {string} name
   * @param {NodeJS.Signals} [signal]
   */
  async kill(name, signal = 'SIGKILL') {
    await Promise.all(this.named(name).map((server) => server.kill(signal)));
  }

  /** @param {string} name */
  async restart(name) {
    for (const server of this.named(name).toReversed()) await server.stop();
    await this.start(name);
  }

  /** Stops what this start may stop: not the servers that `infra up` keeps in the background, unless `background` says so. */
  async stop({ background = false } = {}) {
    /** @param {Server} server */
    const mayStop = (server) => background || !server.record?.background;
    const stopRole = async (servers) => {
      for (const server of servers.toReversed()) if (mayStop(server)) await server.stop();
    };
    await Promise.all(Object.values(this.byRole).map(stopRole));
  }

  /** Stops everything, background or not, and gives up what it has kept outside the data folder. */
  async remove() {
    await this.stop({ background: true });
    for (const server of this.all) await server.remove?.();
  }
}
