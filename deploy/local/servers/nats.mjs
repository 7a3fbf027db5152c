// NATS with JetStream on files. Its record of events is durable to a killed process at once and to a lost machine after a second;
// the outbox in each document covers that second.
import { httpAnswers, natsAnswers } from '../wire.mjs';

export const nats = {
  name: 'nats',
  account: 'nats',
  ports: ['nats', 'natsMonitor'],
  stopSignal: 'SIGTERM',

  prepare({ keep, ports, passwords }) {
    keep('nats.conf', `
listen: "127.0.0.1:${ports.nats}"
http: "127.0.0.1:${ports.natsMonitor}"
server_name: simmer
authorization { user: simmer, password: "${passwords.nats}" }
jetstream { store_dir: "/data", max_memory_store: 16MB, max_file_store: 4GB, sync_interval: "1s" }
`);
  },

  // one processor: handing a message from thread to thread costs more than it saves, a quarter of the way there and back
  command: () => ['/usr/bin/env', 'GOMEMLIMIT=96MiB', 'GOMAXPROCS=1', 'nats-server', '--config', '/data/nats.conf'],

  async answers({ ports, passwords }) {
    await httpAnswers(ports.natsMonitor, '/healthz');
    await natsAnswers(ports.nats, passwords.nats);
  },

  env: ({ ports, passwords }) => ({ NATS_URL: `nats://simmer:${passwords.nats}@127.0.0.1:${ports.nats}` }),
};
