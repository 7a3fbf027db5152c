// npm run bench:sync: what the shopping list's library alone takes to keep devices equal: no network, no store.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { allFoods } from '@simmer/foods/all';
import { AboutList, addSource, itemIdOf, joinItems, ListFoods, ListLog, ListReplica, thingsToBuy } from '@simmer/shopping-list';
import { interleave } from '../../libs/shopping-list/src/log/interleaving';
import { inRepository, repository } from '../prepare/repository.mjs';

const ROUNDS = 21;

const row = (...cells) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const middle = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const repeated = (measure) => middle(Array.from({ length: ROUNDS }, measure));
const milliseconds = (value) => `${value.toFixed(2)} ms`;

/** A list of 200 items that two devices and the server know. */
function sharedList() {
  const log = new ListLog();
  const [phone, tablet] = ['phone', 'tablet'].map((id) => new ListReplica(id, Date.now));
  for (let i = 0; i < 200; i++) phone.add(`item ${i}`, { name: `item ${i}`, aisle: 'produce' });
  const sync = (replica) => replica.receive(log.sync(replica.request(), Date.now()));
  for (const replica of [phone, tablet, phone, tablet]) sync(replica);
  return { log, phone, tablet, sync };
}

function timeOf(action) {
  const started = performance.now();
  action();
  return performance.now() - started;
}

const drain = repeated(() => {
  const { phone, tablet, sync } = sharedList();
  for (let i = 0; i < 500; i++) phone[i % 2 ? 'untick' : 'tick'](`item ${i % 200}`);
  return timeOf(() => {
    sync(phone);
    sync(tablet);
  });
});
const tick = repeated(() => {
  const { phone, tablet, sync } = sharedList();
  return timeOf(() => {
    phone.tick('item 7');
    sync(phone);
    sync(tablet);
  });
});
const start = repeated(() => {
  const { phone } = sharedList();
  const stored = JSON.parse(JSON.stringify(phone.stored()));
  return timeOf(() => new ListReplica('phone', Date.now, stored).items());
});
const catalogue = allFoods();
const readWith = (make) => {
  const phone = new ListReplica('phone', Date.now);
  const names = catalogue.all.filter(({ isVague }) => !isVague).slice(0, 300);
  addSource(
    phone,
    'own:1',
    names
      .map((food) => catalogue.displayName(food, 'en', 2))
      .map((name) => ({ name, item: itemIdOf(name), aisle: 'other', quantity: 200, quantityMax: null, unit: 'g' })),
  );
  const items = phone.items();
  const foods = make();
  return timeOf(() => thingsToBuy(joinItems(items, foods), AboutList.of(phone, foods), { foods, system: 'metric', region: 'metric' }));
};
const warm = new ListFoods('en', catalogue);
const first = repeated(() => readWith(() => new ListFoods('en', catalogue)));
const again = repeated(() => readWith(() => warm));
const outcomes = Array.from({ length: 1000 }, (_, index) => interleave(index + 1));
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const unequal = outcomes.filter(({ isEqual }) => !isEqual).length;
const [own, yjs] = [await sizeOf('libs/shopping-list/src/log/list-replica.ts'), await sizeOf('yjs')];

row('What', 'Measured', 'Goal');
row('---', '---', '---');
row('500 operations made offline reach the server and another device', milliseconds(drain), '2,000 ms');
row('A tick reaches another device: apply, send, log, receive', milliseconds(tick), '300 ms with the network');
row('A stored list of 200 items is read and shown', milliseconds(start), '');
row('A list of 300 items is read with the catalogue, each name for the first time', milliseconds(first), '5 ms (20 ms at 4x CPU)');
row('The same with names that were read before', milliseconds(again), '');
row(
  '1,000 random interleavings of three devices (10,000: `verify:list`)',
  `${sum('operations')} operations, ${sum('lost')} lost, ${sum('doubled')} doubled, ${unequal} unequal to yjs`,
  '0 lost',
);
row(`Size in the browser, gzip (yjs: ${kilobytes(yjs)})`, kilobytes(own), '3 kB');

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function sizeOf(input) {
  await build({
    cwd: repository,
    input,
    platform: 'browser',
    tsconfig: inRepository('tsconfig.base.json'),
    output: { file: inRepository('dist', 'tools', 'size.js'), format: 'esm', minify: true, codeSplitting: false },
    logLevel: 'silent',
  });
  return gzipSync(readFileSync(inRepository('dist', 'tools', 'size.js')), { level: 9 }).length;
}
