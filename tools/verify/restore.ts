// npm run verify:restore: a backup is taken under writes, everything is lost, and it is put back; then recipes alone goes back in time.
// Ends with 'N passed, N failed'.
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { backUp, BACKUP_ORDER, databaseName } from '../backup/backup';
import { type OpenData, withData } from '../backup/place';
import { restore } from '../backup/restore';
import { registerCook } from './cook-client';
import { runProduct } from './running-product';

const say = (line) => process.stdout.write(`${line}\n`);
const quiet = () => {};
const results: boolean[] = [];
const check = (name, isRight) => {
  results.push(isRight);
  say(`${isRight ? 'ok    ' : 'FAILED'}  ${name}`);
};

const RECIPES = 30;
const dataDir = await temporaryFolder('restore');
const backups = await temporaryFolder('backups');
const settings = { LOG_LEVEL: 'warn', GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0' };
const running = await runProduct({ dataDir, settings });
const { environment } = running;
const data = <Result>(work: (open: OpenData) => Promise<Result>) => withData({ dataDir, environment }, work);
const gallery = async () => (await fetch(`${running.url}/api/community/recipes?limit=100`)).json().then(({ items }) => items);
const titles = async () => (await gallery()).map(({ title }) => title);

/** Waits for what follows from the data. */
async function becomes(condition) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await condition()) return true;
    await wait(200);
  }
  return false;
}

try {
  const cook = await registerCook(running.url);
  const made: { id: string }[] = [];
  for (let at = 0; at < RECIPES; at += 1)
    made.push(await cook.call('POST', '/recipes', { title: `Dish ${at}`, ingredients: ['2 leeks'], notes: `Note ${at}` }));
  await cook.call('PUT', `/recipes/${made[0]?.id}/published`, { published: true });
  check('what was published is in the gallery', await becomes(async () => (await titles()).includes('Dish 0')));
  const file = Buffer.from('a photo');
  await data(({ objects }) => objects.put('images/drill-800.webp', file, 'image/webp'));

  let isWriting = true;
  const writing = (async () => {
    for (let stars = 1; isWriting; stars = (stars % 5) + 1) await cook.call('PUT', `/recipes/${made[1]?.id}/rating`, { rating: stars });
  })();
  const folder = join(backups, 'one');
  const began = performance.now();
  const manifest = await data((open) => backUp({ ...open, folder, log: quiet }));
  isWriting = false;
  await writing;
  say(
    `        backup ${Math.round(performance.now() - began)} ms: ${manifest.collections.length} collections, ${manifest.files.length} files`,
  );

  await running.product.stop();
  await data(async ({ client, objects }) => {
    for (const service of BACKUP_ORDER) await client.db(databaseName(service, environment.NAMESPACE)).dropDatabase();
    await objects.delete('images/drill-800.webp');
  });
  const restoring = performance.now();
  await data((open) => restore({ ...open, folder, log: quiet }));
  say(`        restore ${Math.round(performance.now() - restoring)} ms`);
  await running.restart();
  const back = await cook.recipes();
  check('after everything was lost the cook is signed in and every recipe is back', back.length === RECIPES);
  const one = await cook.call('GET', `/recipes/${made[7]?.id}`);
  check('with what was written in it', one.title === 'Dish 7' && one.notes === 'Note 7' && one.ingredients[0].text === '2 leeks');
  check('and the files with it', (await data(({ objects }) => objects.bytes('images/drill-800.webp'))).equals(file));
  check('and the gallery', await becomes(async () => (await titles()).includes('Dish 0')));
  const saved = await cook.call('PUT', `/recipes/${made[7]?.id}`, { title: 'Dish seven', revision: one.revision });
  check('and it can be changed', saved.title === 'Dish seven');

  const shown = made[0]?.id;
  for (const title of ['Later 1', 'Later 2', 'Later 3']) {
    const { revision } = await cook.call('GET', `/recipes/${shown}`);
    await cook.call('PUT', `/recipes/${shown}`, { title, revision });
  }
  check('the gallery follows changes', await becomes(async () => (await titles()).includes('Later 3')));
  await running.product.stop();
  await data((open) => restore({ ...open, folder, services: ['recipes'], withFiles: false, replace: true, log: quiet }));
  await running.restart();
  const older = await cook.call('GET', `/recipes/${shown}`);
  check('recipes alone goes back in time', older.title === 'Dish 0');
  await cook.call('PUT', `/recipes/${shown}`, { title: 'From here on', revision: older.revision });
  check('and the gallery follows it from there', await becomes(async () => (await titles()).includes('From here on')));

  const refused = await data((open) => restore({ ...open, folder, log: quiet })).catch(({ message }) => message);
  check('data that is there is not written over unasked', /holds data already/.test(refused));
  truncateSync(join(folder, 'documents/recipes/recipes.bson.gz'), 100);
  const damaged = await data((open) => restore({ ...open, folder, replace: true, log: quiet })).catch(({ message }) => message);
  check('a damaged backup is refused before anything is touched', /damaged/.test(damaged) && (await cook.recipes()).length === RECIPES);
} finally {
  await running.stop();
  await running.infrastructure.remove();
  for (const folder of [dataDir, backups]) rmSync(folder, { recursive: true, force: true });
}
const passed = results.filter(Boolean).length;
say(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
