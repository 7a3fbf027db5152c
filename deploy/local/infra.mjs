// node deploy/local/infra.mjs up|down|status|env [--data DIR]: the servers in the background, for work on single specs.
import { join } from 'node:path';
import { openInfrastructure, startInfrastructure } from './infrastructure.mjs';

const [command] = process.argv.slice(2);
const at = process.argv.indexOf('--data');
const dataDir = at === -1 ? join(import.meta.dirname, '../../.data') : process.argv[at + 1];
const print = (line) => process.stdout.write(`${line}\n`);

const commands = {
  async up() {
    const infrastructure = await startInfrastructure({ dataDir, background: true, log: print });
    for (const [name, pid] of Object.entries(infrastructure.pids)) print(`${name} runs (process ${pid})`);
  },
  async down() {
    await openInfrastructure({ dataDir }).stop({ background: true });
  },
  status() {
    const { pids, servers } = openInfrastructure({ dataDir });
    for (const name of servers.keys()) print(`${name}: ${pids[name] ? `runs (process ${pids[name]})` : 'stopped'}`);
  },
  env() {
    const { env } = openInfrastructure({ dataDir });
    for (const [name, value] of Object.entries(env)) print(`${name}='${value}'`);
  },
};

if (!commands[command]) {
  print('usage: node deploy/local/infra.mjs up|down|status|env [--data DIR]');
  process.exitCode = 2;
} else {
  try {
    await commands[command]();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
