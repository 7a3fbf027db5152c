// Ports on 127.0.0.1: fixed ones by preference, remembered per data folder, another one where the preferred is taken.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const preferred = {
  gateway: 4310,
  nats: 4321,
  natsMonitor: 4322,
  redis: 4323,
  postgres: 4324,
  ferretdb: 4325,
  store: 4325,
  ferretdbDebug: 4326,
  smtp: 4327,
  inbox: 4328,
  demoSite: 4330,
};

/**
 * Can this port be listened on? Resolves with the port (the system's choice for 0), or undefined when it is taken.
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
      server.close(() => resolve(bound));
    });
  });
}

/**
 * The ports of one data folder, kept in ports.json so that addresses stay the same from start to start.
 * @param {string} dataDir
 */
export function portBook(dataDir) {
  const file = join(dataDir, 'ports.json');
  // read each time: the start command and the infrastructure each have a book of the same folder open
  const remembered = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  return {
    /**
     * A free port for `name`: the remembered one, else the preferred one (not with `anywhere`), else any; never one that the folder keeps for
     * another name.
     * @param {string} name
     * @param {{ anywhere?: boolean }} [options]
     * @returns {Promise<number>}
     */
    async claim(name, { anywhere = false } = {}) {
      let wanted = remembered()[name] ?? (anywhere ? 0 : preferred[name]);
      for (;;) {
        const port = (await tryPort(wanted)) ?? (await tryPort(0));
        if (port === undefined) throw new Error('This machine has no free port.');
        const isAnothers = Object.entries(remembered()).some(([other, kept]) => other !== name && kept === port);
        if (!isAnothers) {
          writeFileSync(file, JSON.stringify({ ...remembered(), [name]: port }, null, 2));
          return port;
        }
        wanted = 0;
      }
    },
    /** @type {(name: string) => number} */
    remembered: (name) => remembered()[name],
    /**
     * A port that somebody asked for by name: taken is an error, because silently moving it would surprise.
     * @param {string} asked
     * @param {string} setting
     */
    async demand(asked, setting) {
      const port = Number(asked);
      if (!/^\d+$/.test(asked) || port < 1 || port > 65_535)
        throw new Error(`${setting}=${asked} is no port: give it a number from 1 to 65535.`);
      if ((await tryPort(port)) === undefined) {
        throw new Error(`Port ${port} (${setting}) is taken: free it, or choose another with ${setting}=….`);
      }
      return port;
    },
  };
}
