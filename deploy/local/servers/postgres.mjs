// PostgreSQL with DocumentDB: what keeps the documents. Durability stays at PostgreSQL's defaults (fsync, synchronous_commit);
// the memory settings suit a laptop that keeps a few thousand recipes.
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../toolbox.mjs';
import { postgresAnswers } from '../wire.mjs';

const bin = '/usr/lib/postgresql/18/bin';

export const postgres = {
  name: 'postgres',
  account: 'postgres',
  ports: ['postgres'],
  // a fast stop: running statements are rolled back, everything acknowledged is on disk
  stopSignal: 'SIGINT',

  async prepare({ root, folder, keep, ports, passwords }) {
    if (!existsSync(join(folder, 'ready'))) await createCluster({ root, folder, keep, passwords });
    configure(keep, ports);
  },

  command: () => [`${bin}/postgres`, '-D', '/data/pg'],
  answers: ({ ports }) => postgresAnswers(ports.postgres),
  env: () => ({}),
};

const settings = (ports) => `
listen_addresses = '127.0.0.1'
port = ${ports.postgres}
unix_socket_directories = '/data'
max_connections = 60
shared_buffers = 48MB
work_mem = 4MB
maintenance_work_mem = 32MB
wal_buffers = 1MB
max_wal_size = 256MB
jit = off
max_parallel_workers_per_gather = 0
autovacuum_max_workers = 1
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
cron.database_name = 'postgres'
cron.use_background_workers = on # else TTL deletes and index builds dial localhost and fail silently
cron.log_statement = off
max_worker_processes = 16
documentdb.localhost_connection_string = 'host=/data port=${ports.postgres}' # peer login; else createCollection asks for a password
deadlock_timeout = '100ms' # racers on a unique index wait for it: 45 s at the default for 50 of them, 5 s with this
`;

/**
 * DocumentDB's own workers, and createCollection for whichever user asks, dial the socket under that user's name: the server's
 * account may therefore be anybody there. It owns the files anyway; others cannot reach the socket's folder.
 */
const access = `
local postgres all peer map=own
host all all 127.0.0.1/32 scram-sha-256
`;

function configure(keep, ports) {
  keep('pg/postgresql.auto.conf', settings(ports));
  keep('pg/pg_hba.conf', access);
  keep('pg/pg_ident.conf', 'own postgres all\n');
}

/** Everything that happens once, in a fresh folder each try: 'ready' is written last. */
async function createCluster({ root, folder, keep, passwords }) {
  rmSync(join(folder, 'pg'), { recursive: true, force: true });
  const run = (command, input) => runInRoot(root, folder, command, input);
  await run([
    `${bin}/initdb`,
    '-D',
    '/data/pg',
    '--auth-local=peer',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  // no TCP in this first run, and a port number only for the name of the socket
  configure(keep, { postgres: 5432 });
  const control = (action, ...more) => run([`${bin}/pg_ctl`, '-D', '/data/pg', '--silent', '--wait', ...more, action]);
  await control('start', '-l', '/data/create.log', '-o', "-c listen_addresses=''");
  try {
    await run(
      ['psql', '--host=/data', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', 'postgres'],
      `
      create extension documentdb cascade;
      create role simmer login superuser password '${passwords.store}';`,
    );
  } finally {
    await control('stop', '-m', 'fast');
  }
  keep('ready', '');
}

async function runInRoot(root, folder, command, input) {
  const [program, ...argv] = inRoot(root, folder, 'postgres', command);
  const running = promisify(execFile)(program, argv, { cwd: '/' });
  running.child.stdin?.end(input);
  await running;
}
