// A server that somebody else runs, named by an address in the environment. It is checked, and never started, stopped or emptied.
import { connect } from 'node:net';

export class ExternalServer {
  constructor(name, { setting, variable, url, also = {} }) {
    Object.assign(this, { name, setting, variable, url, also });
    this.members = [name];
  }

  env() {
    return { [this.variable]: this.url, ...this.also };
  }

  start() {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      const refuse = () => reject(new Error(`Nothing answers at the address in ${this.setting} (${hostname}:${port}): start that server or unset ${this.setting}.`));
      socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
      socket.once('error', refuse);
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
    });
  }

  stop() {}
  remove() {}

  kill() {
    throw new Error(`${this.name} is not ours to kill: it is the one in ${this.setting}.`);
  }
}
