// The same servers by Docker Compose, where an engine answers: MongoDB, NATS, Valkey and Mailpit of docker-compose.yml.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { services as allServices } from '../../tools/prepare/repository.mjs';

const repository = join(import.meta.dirname, '../..');
const busUsers = [...allServices, 'specs'];
const services = {
  nats: {
    ports: { nats: 'NATS_PORT' },
    env: ({ ports, passwords }) => ({ NATS_URL: `nats://:p${passwords.nats}@127.0.0.1:${ports.nats}` }),
  },
  redis: {
    ports: { redis: 'REDIS_PORT' },
    env: ({ ports, passwords }) => ({ REDIS_URL: `redis://:${passwords.redis}@127.0.0.1:${ports.redis}` }),
  },
  store: {
    ports: { store: 'MONGO_PORT' },
    env: ({ ports, passwords }) => ({
      MONGO_URL: `mongodb://simmer:${passwords.store}@127.0.0.1:${ports.store}/?authSource=admin&directConnection=true`,
    }),
  },
  mail: {
    ports: { smtp: 'SMTP_PORT', inbox: 'INBOX_PORT' },
    env: ({ ports }) => ({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, MAIL_INBOX_URL: `http://127.0.0.1:${ports.inbox}` }),
  },
};

/** Is there a Docker engine, and a client that knows Compose? */
export function dockerAnswers() {
  const says = (...argv) => spawnSync('docker', argv, { timeout: 5_000, stdio: 'ignore' }).status === 0;
  return says('compose', 'version') && says('version', '--format', '{{.Server.Version}}');
}

/** What Compose calls what belongs to a data folder. */
export const composeProject = (dataDir) => `simmer-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;

/** One service of the Compose file, with the same life as a native server. `place` is { project, book, passwords }. */
export class ComposeServer {
  pid = undefined;

  constructor(name, place) {
    this.name = name;
    this.place = place;
    this.members = [name];
  }

  get ports() {
    return Object.fromEntries(Object.keys(services[this.name].ports).map((port) => [port, this.place.book.remembered(port)]));
  }

  env() {
    return services[this.name].env({ ports: this.ports, passwords: this.place.passwords });
  }

  async start() {
    const running = await this.compose('ps', '--services', '--status', 'running');
    if (!running.split('\n').includes(this.name)) {
      for (const port of Object.keys(this.ports)) await this.place.book.claim(port);
    }
    await this.compose('up', '--detach', '--wait', this.name);
  }

  stop() {
    return this.compose('stop', this.name);
  }

  kill(signal = 'SIGKILL') {
    return this.compose('kill', '--signal', signal, this.name);
  }

  /** Removes the container and what it has kept. */
  remove() {
    return this.compose('down', '--volumes', this.name);
  }

  /** Compose reads the whole file for each command, so every service's variables are given every time. One command at a time. */
  async compose(...argv) {
    const ports = Object.values(services)
      .flatMap((service) => Object.entries(service.ports))
      .map(([port, variable]) => [`SIMMER_${variable}`, this.place.book.remembered(port)]);
    const { nats, redis, store } = this.place.passwords;
    const env = {
      ...process.env,
      ...Object.fromEntries(ports.filter(([, port]) => port).map(([variable, port]) => [variable, String(port)])),
      // the users of production in any namespace, with one password between them
      SIMMER_NATS_USERS: 'users-any-namespace.conf',
      ...Object.fromEntries(busUsers.map((name) => [`${name.toUpperCase()}_NATS_PASSWORD`, `p${nats}`])),
      SIMMER_REDIS_PASSWORD: redis,
      SIMMER_MONGO_PASSWORD: store,
      ...Object.fromEntries(allServices.map((name) => [`${name.toUpperCase()}_STORE_PASSWORD`, store])),
    };
    const run = () =>
      promisify(execFile)(
        'docker',
        ['compose', '--project-name', this.place.project, '--file', join(repository, 'docker-compose.yml'), ...argv],
        {
          env,
        },
      );
    this.place.turn = (this.place.turn ?? Promise.resolve()).then(run, run);
    return (await this.place.turn).stdout;
  }
}
