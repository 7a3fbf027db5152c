import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildProduct } from '../../../../tools/prepare/build.mjs';
import { inRepository } from '../../../../tools/prepare/repository.mjs';
import { runProduct } from '../../../../tools/verify/running-product';
import { isReady, keptAnswers } from './on-device';
import { createRecipe, expect, logIn, nextMonday, signUp, test as base } from './simmer';

/** Of its own, so that a new version can take the place of this one. */
const web = inRepository('dist/e2e-web');

const test = base.extend({
  simmer: [
    async ({}, use) => {
      const settings = {
        GATEWAY_REQUESTS_PER_MINUTE: '0',
        GATEWAY_DRAWINGS_PER_MINUTE: '0',
        GATEWAY_SIGN_INS_PER_HOUR: '0',
        LOG_LEVEL: 'warn',
        WEB_DIR: web,
      };
      // the build has to be there before it is copied
      await buildProduct({ log: () => undefined });
      rmSync(web, { recursive: true, force: true });
      cpSync(inRepository('dist/apps/web'), web, { recursive: true });
      const simmer = await runProduct({ settings });
      await use(simmer);
      await simmer.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** How long after a new version has taken over a page loads it. */
const TAKES_OVER_MS = 1_000;

const RECIPE = {
  title: 'Leek soup',
  servings: 2,
  ingredients: [{ text: '2 leeks' }, { text: '1 l vegetable stock' }],
  instructions: [{ text: 'Slice the leeks.' }, { text: 'Simmer for 20 minutes.' }],
};

test('the app can be installed, and opens on every screen of a kitchen without a connection', async ({ page, context, cook, simmer }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes');
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible();
  await isReady(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito')).toEqual([]);
  await context.setOffline(true);
  for (const [path, sign] of [
    ['/app/recipes', page.getByRole('heading', { name: RECIPE.title })],
    [`/app/recipes/${id}`, page.getByText('Slice the leeks.')],
    [`/app/cook/${id}`, page.getByText('Slice the leeks.')],
    ['/app/search?q=leek', page.getByRole('link', { name: RECIPE.title })],
    ['/app/shopping-list', page.getByRole('combobox', { name: 'Add an item' })],
    ['/app/recipes/new', page.getByLabel('Title')],
    ['/app/recipes/paste', page.getByRole('textbox').first()],
    [`/app/recipes/edit/${id}`, page.getByLabel('Title')],
  ] as const) {
    await page.goto(path);
    await expect(sign.first(), path).toBeVisible();
    await page.reload();
    await expect(sign.first(), `${path} again`).toBeVisible();
  }
});

test('a new version comes within 32 seconds and loses nothing: a field, a timer, a thing on the list', async ({ page, cook, simmer }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/cook/${id}`);
  await isReady(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page
    .getByRole('button', { name: /20 min/ })
    .first()
    .click();
  await page.goto('/app/shopping-list');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('lemons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Lemons' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Add an item' }).fill('half a sentence');
  await expect(page.getByRole('timer').first()).toBeVisible();
  release('b');
  await expect(page.locator('html')).toHaveAttribute('data-build', 'b', { timeout: 32_000 });
  await expect(page.getByRole('combobox', { name: 'Add an item' })).toHaveValue('half a sentence');
  await expect(page.getByRole('checkbox', { name: 'Lemons' })).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
});

test('a page that began without a connection takes a new version as soon as it is back', async ({ page, context, cook, simmer }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes');
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible();
  await isReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible();
  release('c');
  await context.setOffline(false);
  // the next look by itself would be half a minute after the start
  await expect(page.locator('html')).toHaveAttribute('data-build', 'c', { timeout: 12_000 });
});

test('a new version waits for a dialog that is open', async ({ page, cook, simmer }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes');
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible();
  await isReady(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const takesOver = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
  );
  release('d');
  await takesOver;
  // only time shows that nothing happens in it
  await page.waitForTimeout(3 * TAKES_OVER_MS);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-build', 'd', { timeout: 5_000 });
});

test('a cook who signs out leaves nothing on the device for the next one', async ({ page, simmer }) => {
  test.setTimeout(180_000);
  const first = await signUp(page, simmer);
  const { id, title } = await createRecipe(page, simmer.url, { ...RECIPE, title: 'Canary pie', notes: 'canary' });
  const meal = { id: randomUUID(), date: nextMonday(), meal: 'dinner', position: 0, servings: null, locked: false, leftover_of: null };
  const headers = { origin: simmer.url };
  await page.request.post(`/api/meal-plan/${nextMonday()}/changes`, { data: { put: [{ ...meal, recipe_id: id, title }] }, headers });
  await page.request.put(`/api/collections/${randomUUID()}`, { data: { name: 'Canary pots' }, headers });
  await page.goto('/app/recipes');
  await expect(page.getByRole('heading', { name: 'Canary pie' })).toBeVisible();
  await isReady(page);
  await page.goto('/app/shopping-list');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('canary seeds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Canary seeds' })).toBeVisible();
  await page.goto(`/app/meal-plan?week=${nextMonday()}`);
  await expect(page.locator('.plan-dish').first()).toContainText('Canary pie');
  await page.goto('/app/recipes/collections');
  await expect(page.getByText('Canary pots').first()).toBeVisible();
  await expect.poll(async () => (await keptAnswers(page)).join()).toContain('GET /collections');
  await page.goto('/app/search?q=canary');
  await expect(page.getByRole('link', { name: 'Canary pie' }).first()).toBeVisible();
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('Canary draft');
  await expect.poll(() => canariesOn(page, first.email)).not.toEqual([]);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/auth\/login|\/$/);
  await expect.poll(() => canariesOn(page, first.email)).toEqual([]);
  const second = await signUp(page, simmer);
  await page.goto('/app/recipes');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await canariesOn(page, first.email)).toEqual([]);
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await logIn(page, second);
  await expect(page).toHaveURL(/\/app\//);
  expect(await canariesOn(page, first.email)).toEqual([]);
});

test('a timer that ends while Simmer is out of sight shows as a notification, and says nothing to a cook who looks', async ({
  page,
  context,
  cook,
  simmer,
}) => {
  await context.grantPermissions(['notifications'], { origin: simmer.url });
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes');
  await isReady(page);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    );
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const deliver = (title: string) => {
    const data = { topic: 'timers', title, body: 'Tap to see the step.', path: '/app/recipes', tag: title, language: 'en' };
    return devtools.send('ServiceWorker.deliverPushMessage', { origin: simmer.url, registrationId, data: JSON.stringify(data) });
  };
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.getRegistration())?.getNotifications())?.map(({ title }) => title));

  await deliver('Rice: time’s up');
  await page.goto('about:blank');
  await deliver('Onions: time’s up');
  await page.goto('/app/recipes');
  await expect.poll(shown).toEqual(['Onions: time’s up']);
});

/** Puts a new version in the place of the one that is served. */
function release(build: string): void {
  const [shell, worker] = [join(web, 'index.html'), join(web, 'sw.js')];
  writeFileSync(shell, readFileSync(shell, 'utf8').replace('<html', `<html data-build="${build}"`));
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(\/index\.html.{1,12}revision:.)\w+/, `$1${build}`));
}

/** Where something of a cook is left in the browser: in databases, caches and the storages of the page. */
function canariesOn(page: Page, email: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    const isCanary = (text: string): boolean => /canary/i.test(text) || text.includes(address);
    const found: string[] = [];
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      if (isCanary(JSON.stringify({ ...storage }))) found.push(name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.text();
        if (isCanary(`${request.url} ${body}`)) found.push(`${name} ${request.url}`);
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(String(opening.error)));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(new Error(String(reading.error)));
        });
        if (isCanary(JSON.stringify(all))) found.push(`${name} ${store}`);
      }
      database.close();
    }
    return found;
  }, email);
}
