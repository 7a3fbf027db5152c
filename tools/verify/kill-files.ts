// One round of files: the importer dies while it reads recipe files, saves what is in them, and writes exports. Every import and export must end, each
// recipe once.
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { type Cook, registerCook } from './cook-client';
import { type Round, timesOf, untilNone } from './kill-round';
import type { RunningProduct } from './running-product';

const howManyCooks = 4;
const recipesEach = 40;

interface CookWithFiles extends Cook {
  importId: string;
  exportId: string;
}

export const killDuringFiles: Round = async (running, target, { seed }) => {
  const cooks: CookWithFiles[] = [];
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
};

const readImport = ({ call, importId }: CookWithFiles) => call('GET', `/file-imports/${importId}`);

/** Another moment in each round. */
async function killAndStart({ product }: RunningProduct, target: string, seed: number): Promise<void> {
  await wait((seed * 137) % 400);
  await product.kill(target);
  await product.start(target);
}

async function not<One>(list: readonly One[], condition: (one: One) => Promise<boolean>): Promise<One[]> {
  const found: One[] = [];
  for (const one of list) if (!(await condition(one))) found.push(one);
  return found;
}

const dishes = (name: string) =>
  new TextEncoder().encode(
    JSON.stringify(
      Array.from({ length: recipesEach }, (_, at) => ({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: `Dish ${at} of ${name}`,
        recipeIngredient: ['2 onions', `${at + 1} tbsp oil`],
        recipeInstructions: ['Soften the onions in the oil.'],
      })),
    ),
  );
