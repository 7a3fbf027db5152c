// npm run verify:kill: what is acknowledged is kept, whatever dies. Each service in its own process, every kill is kill -9.
// Prints acknowledged, found, lost, doubled; ends with 'N passed, N failed'. `--quick` does each kill once,
// `--writes photos,copies --only media` those alone.
import { parseArgs } from 'node:util';
import { killDuringCopies } from './kill-copies';
import { killDuringCreates } from './kill-creates';
import { killDuringFiles } from './kill-files';
import { killDuringImports } from './kill-imports';
import { killDuringPayments } from './kill-payments';
import { killDuringPhotos } from './kill-photos';
import { killDuringPublications } from './kill-publications';
import { killDuringRegistrations } from './kill-registrations';
import { killDuringSubscriptions } from './kill-subscriptions';
import type { Round, RoundFigures } from './kill-round';
import { servePages } from './recipe-pages';
import { runProduct } from './running-product';
import { openStores } from './stores';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
    writes: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const seed = Number(options.seed ?? Date.now() % 100_000);
const rounds = Number(options.rounds ?? (options.quick ? 1 : 5));
/** What is written while a part dies, and which parts are killed in turn. */
const writes: [what: string, round: Round, targets: string[]][] = [
  ['imports', killDuringImports, ['importer']],
  ['files', killDuringFiles, ['importer']],
  ['recipes', killDuringCreates, ['recipes', 'gateway', 'operator', 'postgres', 'ferretdb', 'nats', 'redis']],
  ['accounts', killDuringRegistrations, ['identity', 'gateway', 'ferretdb']],
  ['gallery', killDuringPublications, ['community', 'nats']],
  ['payments', killDuringPayments, ['billing', 'nats']],
  ['subscriptions', killDuringSubscriptions, ['billing', 'nats']],
  ['photos', killDuringPhotos, ['media', 'redis']],
  ['copies', killDuringCopies, ['recipes', 'media', 'nats']],
];
const say = (line: string) => process.stdout.write(`${line}\n`);
const results: boolean[] = [];
const record = (name: string, { acknowledged, ...figures }: RoundFigures) => {
  const { lost, doubled, stuck = 0, undelivered = 0, miscounted = 0 } = figures;
  const failed = lost + doubled + stuck + undelivered + miscounted > 0 || acknowledged === 0;
  results.push(!failed);
  const columns = Object.entries({ acknowledged, ...figures }).map(([key, value]) => `${key} ${value}`);
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
const stores = await openStores(running.environment);
try {
  for (const [what, kill, targets] of writes.filter(([name]) => !options.writes || options.writes.split(',').includes(name))) {
    for (const target of targets.filter((name) => !options.only || options.only.split(',').includes(name))) {
      for (let round = 1; round <= rounds; round += 1)
        record(`${what}, ${target} ${round}`, await kill(running, target, { pages, stores, seed: seed + round }));
    }
  }
} finally {
  await stores.close();
  await running.stop();
  await pages.stop();
}
const passed = results.filter(Boolean).length;
say(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
