// A server that somebody else runs, named by an address in the environment. It is checked, and never started, stopped or emptied.
import { connect } from 'node:net';

/** Where a server listens whose address names no port. */
/** @type {Record<string, number>} */
const usualPorts = { 'nats:': 4222, 'redis:': 6379, 'rediss:': 6379, 'mongodb:': 27017, 'smtp:': 25, 'smtps:': 465 };

export class ExternalServer {
  pid = undefined;

  /**
   * @param {string} name
   * @param {{ setting: string, variable: string, url: string, also?: Record<string, string> }} where
   */
  constructor(name, { setting, variable, url, also = {} }) {
    this.name = name;
    this.setting = setting;
    this.variable = variable;
    this.url = url;
    this.also = also;
    this.members = [name];
  }

  env() {
    return { [this.variable]: this.url, ...this.also };
  }

  start() {
    const { host, port } = this.place();
    return /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const socket = connect({ host, port });
        const refuse = () =>
          reject(
            new Error(`Nothing answers at the address in ${this.setting} (${host}:${port}): start that server or unset ${this.setting}.`),
          );
        socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
        socket.once('error', refuse);
        socket.once('connect', () => {
          socket.destroy();
          resolve();
        });
      })
    );
  }

  /** Of several addresses, those of a cluster, the first one. */
  place() {
    const [first] = this.url.split(',', 1);
    const { protocol, hostname, port: named } = URL.canParse(first) ? new URL(first) : { protocol: '', hostname: '', port: '' };
    const port = Number(named) || usualPorts[protocol];
    // not repeated, because it may hold a password
    if (!hostname || !port) throw new Error(`${this.setting} is no address: write it as scheme://host:port, or unset it.`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port };
  }

  stop() {}
  remove() {}

  kill() {
    throw new Error(`${this.name} is not ours to kill: it is the one in ${this.setting}.`);
  }
}
