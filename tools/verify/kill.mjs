// npm run verify:kill: what is acknowledged is kept, whatever dies. Each service in its own process, every kill is kill -9.
// Prints acknowledged, found, lost, doubled; ends with 'N passed, N failed'. `--quick` does each kill once.
import { parseArgs } from 'node:util';
import { killDuringCreates } from './kill-creates.mjs';
import { killDuringImports } from './kill-imports.mjs';
import { servePages } from './recipe-pages.mjs';
import { runProduct } from './running-product.mjs';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false }, seed: { type: 'string' } } });
const seed = Number(options.seed ?? Date.now() % 100_000);
const rounds = options.quick ? { imports: 2, creates: 1 } : { imports: 10, creates: 3 };
const targets = ['recipes', 'postgres', 'ferretdb', 'nats', 'redis'];
const say = (line) => process.stdout.write(`${line}\n`);
const results = [];
const record = (name, figures) => {
  const failed = figures.lost + figures.doubled + (figures.stuck ?? 0) + (figures.undelivered ?? 0) > 0 || figures.acknowledged === 0;
  results.push(!failed);
  const columns = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
  say(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(24)} ${columns.join('  ')}`);
};

say(`seed ${seed}`);
const pages = await servePages();
const running = await runProduct({
  eachService: true,
  settings: {
    OUTBOUND_ALLOWED_HOSTS: pages.host,
    LOG_LEVEL: 'warn',
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    GATEWAY_IMPORTS_PER_HOUR: '0',
  },
});
try {
  for (let round = 1; round <= rounds.imports; round += 1) {
    record(`importer ${round}`, await killDuringImports(running, pages, seed + round));
  }
  for (const target of targets) {
    for (let round = 1; round <= rounds.creates; round += 1) record(`${target} ${round}`, await killDuringCreates(running, target));
  }
} finally {
  await running.stop();
  await pages.stop();
}
const passed = results.filter(Boolean).length;
say(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
