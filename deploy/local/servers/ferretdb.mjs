// FerretDB speaks MongoDB's protocol in front of PostgreSQL, with authentication (SCRAM-SHA-256) on.
import { httpAnswers, mongoAnswers } from '../wire.mjs';

export const ferretdb = {
  name: 'ferretdb',
  account: 'nobody',
  ports: ['ferretdb', 'ferretdbDebug'],
  stopSignal: 'SIGTERM',
  prepare() {},

  command: () => ['/usr/local/bin/ferretdb'],

  // by environment, since arguments can be read by everybody on the machine
  environment: ({ ports, passwords }) => ({
    GOMEMLIMIT: '96MiB',
    FERRETDB_POSTGRESQL_URL: `postgres://simmer:${passwords.store}@127.0.0.1:${ports.postgres}/postgres?pool_max_conns=24&pool_max_conn_idle_time=30s`,
    FERRETDB_LISTEN_ADDR: `127.0.0.1:${ports.ferretdb}`,
    FERRETDB_DEBUG_ADDR: `127.0.0.1:${ports.ferretdbDebug}`,
    FERRETDB_STATE_DIR: '/data',
    FERRETDB_TELEMETRY: 'disable',
    FERRETDB_LOG_LEVEL: 'WARN',
  }),

  async answers({ ports }) {
    await httpAnswers(ports.ferretdbDebug, '/debug/readyz');
    await mongoAnswers(ports.ferretdb);
  },

  env: ({ ports, passwords }) => ({
    MONGO_URL: `mongodb://simmer:${passwords.store}@127.0.0.1:${ports.ferretdb}/?authSource=admin&directConnection=true`,
  }),
};
