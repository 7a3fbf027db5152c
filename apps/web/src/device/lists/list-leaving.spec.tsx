import 'fake-indexeddb/auto';
import { offlineProblem } from '@simmer/client';
import { addSource, itemIdOf, type ListLine, type StoredReplica } from '@simmer/shopping-list';
import { closeDevice } from '../database';
import { untilKept } from '../kept-on-leaving';
import { leftCopies, openListCopy } from './list-copy';
import { ListStore } from './list-store';

const line = (name: string): ListLine => ({ name, item: itemIdOf(name), aisle: 'other', quantity: null, quantityMax: null, unit: null });
const add = (store: ListStore, name: string) => store.change((list) => addSource(list, `own:${name}`, [line(name)]));
const send = () => Promise.reject(offlineProblem());

it('a list has what was added just before its page was left, while what came before it was being written', async () => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  const copy = await openListCopy('ann', 'list-1');
  const document = { accountId: 'ann', kind: 'shopping-list', id: `list-1 ${copy.device}` };
  // the browser ends the page with its writes
  const save = (value: StoredReplica) => untilKept({ ...document, value }, () => new Promise(() => undefined));
  const store = new ListStore({ copy: { ...copy, save }, send });
  add(store, 'milk');
  await Promise.resolve();
  add(store, 'bread');
  window.dispatchEvent(new Event('pagehide'));
  await closeDevice();

  const [left] = await leftCopies('ann', 'list-1', 'another device');
  expect(new Set(left?.stored?.unsent.map(({ item }) => item))).toEqual(new Set(['milk', 'bread'].map(itemIdOf)));
});
