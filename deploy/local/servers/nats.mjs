// NATS with JetStream on files. Its record of events is durable to a killed process at once and to a lost machine after a second; what is lost
// in that second the services publish again (docs/adr/0014).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { httpAnswers, natsAnswers } from '../wire.mjs';

const users = join(import.meta.dirname, '../../nats/users-any-namespace.conf');

export const nats = {
  name: 'nats',
  account: 'nats',
  ports: ['nats', 'natsMonitor'],
  stopSignal: 'SIGTERM',

  prepare({ keep, ports, passwords }) {
    // the users of production, with one password between them: whoever can read one here can read them all
    keep('users.conf', readFileSync(users, 'utf8').replaceAll(/\$NATS_\w+_PASSWORD/g, `"${passwords.nats}"`));
    keep(
      'nats.conf',
      `
listen: "127.0.0.1:${ports.nats}"
http: "127.0.0.1:${ports.natsMonitor}"
server_name: simmer
include ./users.conf
jetstream { store_dir: "/data", max_memory_store: 16MB, max_file_store: 4GB, sync_interval: "1s" }
`,
    );
  },

  // one processor: handing a message from thread to thread costs more than it saves, a quarter of the way there and back
  command: () => ['/usr/bin/env', 'GOMEMLIMIT=96MiB', 'GOMAXPROCS=1', 'nats-server', '--config', '/data/nats.conf'],

  async answers({ ports, passwords }) {
    await httpAnswers(ports.natsMonitor, '/healthz');
    await natsAnswers(ports.nats, passwords.nats);
  },

  env: ({ ports, passwords }) => ({ NATS_URL: `nats://:${passwords.nats}@127.0.0.1:${ports.nats}` }),
};
