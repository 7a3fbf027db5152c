// What the planner costs the thread that paints: the built worker in Chromium at a quarter of its speed, with 1,000 recipes.
import { createReadStream, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { AddressInfo } from 'node:net';
import { buildProduct } from '../prepare/build.mjs';
import { installBrowser } from '../prepare/browser.mjs';
import { inRepository, repository } from '../prepare/repository.mjs';

const RECIPES = 1_000;
const ROUNDS = 5;
const SLOWER = 4;

/** The longest time, in ms, for which what is asked of the planner and what it answers hold up everything else. */
export async function blockedByPlanner() {
  await buildProduct({ signal: new AbortController().signal, log: () => {} });
  const assets = inRepository('dist/apps/web/assets');
  const worker = readdirSync(assets).find((name) => /^planner\.worker-.*\.js$/.test(name));
  if (!worker) throw new Error(`The build of the web app has no planner in ${assets}.`);
  const asking = await bundleOfThread(`/assets/${worker}`);
  const server = createServer(({ url = '' }, response) => {
    if (url === '/thread.js') return response.setHeader('content-type', 'text/javascript').end(asking);
    if (url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
    const file = createReadStream(join(assets, basename(url)));
    file.on('error', () => response.writeHead(404).end());
    response.setHeader('content-type', 'text/javascript');
    return file.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await installBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate(measure, { recipes: Array.from({ length: RECIPES }, recipe), rounds: ROUNDS });
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

/** What the pages ask the worker with, as one script. */
async function bundleOfThread(worker) {
  const file = {
    name: 'worker-file',
    resolveId: (id) => (id.endsWith('?worker&url') ? '\0worker' : undefined),
    load: (id) => (id === '\0worker' ? `export default ${JSON.stringify(worker)};` : undefined),
  };
  const bundle = await rolldown({
    cwd: repository,
    input: 'apps/web/src/features/meal-plan/planner-thread.ts',
    platform: 'browser',
    tsconfig: inRepository('tsconfig.base.json'),
    plugins: [file],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}

/** In the page: each question is timed where it is sent, and each answer where it is read. */
async function measure({ recipes, rounds }: { recipes: object[]; rounds: number }): Promise<number> {
  const spent: number[] = [];
  const timed = <Result>(action: () => Result): Result => {
    const begun = performance.now();
    const result = action();
    spent.push(performance.now() - begun);
    return result;
  };
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    timed(() => Reflect.apply(send, this, message));
  };
  const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      return timed(() => read?.call(this));
    },
  });

  const thread_js = '/thread.js';
  const { PlannerThread } = await import(thread_js);
  const thread = new PlannerThread();
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const meals = ['breakfast', 'lunch', 'dinner'];
  const eater = { id: 'ada', name: 'Ada', portion: 1, diets: [], allergens: [], dislikes: [], goals: { kcal: 2000, protein: 90 } };
  const request = { dates, entries: [], slots: [], settings: { meals, max_minutes: [], pantry: [], use_up: [] }, eaters: [eater] };
  for (let round = 0; round < rounds; round++) {
    await thread.learn(recipes, { meals, today: dates[0] }, new AbortController().signal);
    const { plan } = await thread.ask({ ask: 'suggest', request, wishes: [], seed: round + 1 });
    await thread.ask({ ask: 'swap', request, wishes: [], plan, slot: '2026-11-16 dinner' });
    await thread.ask({ ask: 'why', request, wishes: [], plan, slot: '2026-11-16 dinner' });
  }
  thread.close();
  return Math.max(...spent);
}
