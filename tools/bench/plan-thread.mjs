// What the planner costs the thread that paints: the built worker in Chromium at a quarter of its speed, with 1,000 recipes.
import { createReadStream, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildProduct } from '../prepare/build.mjs';
import { browserPath } from '../prepare/browser.mjs';
import { inRepository } from '../prepare/repository.mjs';

const RECIPES = 1_000;
const ROUNDS = 5;
const SLOWER = 4;

/** The longest time, in ms, for which what is asked of the planner and what it answers hold up everything else. */
export async function blockedByPlanner() {
  await buildProduct({ signal: new AbortController().signal, log: () => {} });
  const assets = inRepository('dist/apps/web/assets');
  const worker = readdirSync(assets).find((name) => /^planner\.worker-.*\.js$/.test(name));
  const server = createServer(({ url }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
    const file = createReadStream(join(assets, basename(url)));
    file.on('error', () => response.writeHead(404).end());
    response.setHeader('content-type', 'text/javascript');
    return file.pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate(measure, { file: `/assets/${worker}`, recipes: Array.from({ length: RECIPES }, recipe), rounds: ROUNDS });
  } finally {
    await browser.close();
    server.close();
  }
}

const FOODS = [
  'leeks',
  'rice',
  'chickpeas',
  'spinach',
  'onions',
  'butter',
  'eggs',
  'tomatoes',
  'pasta',
  'lemons',
  'cream',
  'potatoes',
  'carrots',
];

function recipe(_, index) {
  const ingredients = FOODS.filter((_food, at) => (index + at * 7) % 3 === 0).map((name, at) => ({
    text: `${(at + 1) * 50} g ${name}`,
    group: null,
    parsed: { quantity: (at + 1) * 50, quantity_max: null, unit: 'g', name, preparation: '', note: '', optional: false },
  }));
  const figures = { calories: 400 + (index % 300), protein: 20 + (index % 20), total_fat: 15, carbohydrates: 50 };
  return {
    ...{ id: `recipe-${index}`, title: `Dish ${index}`, tags: [['breakfast', 'lunch', 'dinner'][index % 3]], ingredients, servings: 2 },
    ...{ total_time: 15 + (index % 40), rating: null, favorite: false, cooked_on: [], ...figures },
  };
}

/** In the page: each question is timed where it is sent, and each answer where it is read. */
async function measure({ file, recipes, rounds }) {
  const worker = new Worker(file, { type: 'module' });
  const spent = [];
  const timed = (action) => {
    const begun = performance.now();
    const result = action();
    spent.push(performance.now() - begun);
    return result;
  };
  const ask = (id, question) =>
    new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('The planner did not start.'));
      worker.onmessage = (event) => {
        const { answer, failure } = timed(() => event.data);
        if (failure === undefined) resolve(answer);
        else reject(new Error(failure));
      };
      timed(() => worker.postMessage({ id, question }));
    });
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const meals = ['breakfast', 'lunch', 'dinner'];
  const eater = { id: 'ada', name: 'Ada', portion: 1, diets: [], allergens: [], dislikes: [], goals: { kcal: 2000, protein: 90 } };
  const request = { dates, entries: [], slots: [], settings: { meals, max_minutes: [], pantry: [], use_up: [] }, eaters: [eater] };
  for (let round = 0; round < rounds; round++) {
    await ask(0, { ask: 'learn', recipes, meals, today: dates[0] });
    const { plan } = await ask(1, { ask: 'suggest', request, wishes: [], seed: round + 1 });
    await ask(2, { ask: 'swap', request, wishes: [], plan, slot: '2026-11-16 dinner' });
    await ask(3, { ask: 'why', request, wishes: [], plan, slot: '2026-11-16 dinner' });
  }
  worker.terminate();
  return Math.max(...spent);
}
