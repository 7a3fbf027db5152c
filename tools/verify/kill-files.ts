// One round of files: the importer dies while it reads recipe files, saves what is in them, and writes exports. Every import and export must end, each
// recipe once.
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { registerCook } from './cook-client';
import { timesOf, untilNone } from './kill-round';

const howManyCooks = 4;
const recipesEach = 40;

export async function killDuringFiles(running, target, { seed }) {
  const cooks = [];
  for (let made = 0; made < howManyCooks; made += 1)
    cooks.push({ ...(await registerCook(running.url)), importId: newId(), exportId: newId() });
  await Promise.all(cooks.map((cook) => cook.send(`/file-imports/${cook.importId}`, 'files', 'dishes.json', dishes(cook.importId))));
  if (seed % 2 === 0) await killAndStart(running, target, seed);
  await untilNone(() => not(cooks, async (cook) => (await readImport(cook)).status === 'ready'));
  await Promise.all(cooks.map((cook) => cook.call('POST', `/file-imports/${cook.importId}/save`, {})));
  await killAndStart(running, target, seed);
  const unsaved = await untilNone(() => not(cooks, async (cook) => (await readImport(cook)).status === 'saved'));
  await Promise.all(cooks.map((cook) => cook.call('POST', '/exports', { id: cook.exportId, format: 'simmer' })));
  await killAndStart(running, target, seed);
  const unwritten = await untilNone(() =>
    not(cooks, async (cook) => (await cook.call('GET', `/exports/${cook.exportId}`)).status === 'ready'),
  );
  const titles = (await Promise.all(cooks.map((cook) => cook.recipes()))).flat().map(({ title }) => title);
  const times = timesOf(titles);
  return {
    acknowledged: howManyCooks * recipesEach,
    found: titles.length,
    stuck: unsaved.length + unwritten.length,
    lost: howManyCooks * recipesEach - times.size,
    doubled: [...times.values()].filter((often) => often > 1).length,
  };
}

const readImport = ({ call, importId }) => call('GET', `/file-imports/${importId}`);

/** Another moment in each round. */
async function killAndStart({ product }, target, seed) {
  await wait((seed * 137) % 400);
  await product.kill(target);
  await product.start(target);
}

async function not(list, condition) {
  const found = [];
  for (const one of list) if (!(await condition(one))) found.push(one);
  return found;
}

const dishes = (name) =>
  JSON.stringify(
    Array.from({ length: recipesEach }, (_, at) => ({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: `Dish ${at} of ${name}`,
      recipeIngredient: ['2 onions', `${at + 1} tbsp oil`],
      recipeInstructions: ['Soften the onions in the oil.'],
    })),
  );
