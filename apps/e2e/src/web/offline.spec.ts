import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isReady, keptAnswers } from './on-device';
import { createRecipe, expect, nextMonday, test } from './simmer';

test.use({ serviceWorkers: 'allow' });

const SOUP = {
  title: 'Leek soup',
  servings: 2,
  ingredients: [{ text: '2 leeks' }, { text: '1 l vegetable stock' }],
  instructions: [{ text: 'Slice the leeks.' }, { text: 'Simmer for 20 minutes.' }],
  tags: ['dinner'],
};

/** A plain picture as base64. */
async function drawPhoto(page: Page): Promise<string> {
  const drawn = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 640, height: 480 }).toDataURL('image/png'),
  );
  return drawn.slice(drawn.indexOf(',') + 1);
}

async function storePhoto(page: Page, origin: string): Promise<string> {
  const file = { name: 'step.png', mimeType: 'image/png', buffer: Buffer.from(await drawPhoto(page), 'base64') };
  const answer = await page.request.post(`${origin}/api/images/${randomUUID()}`, { multipart: { file }, headers: { origin } });
  if (!answer.ok()) throw new Error(`Storing a photo failed: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).id;
}

/** The photo of a step is there, as pixels. */
const showsPhoto = (page: Page): Promise<void> =>
  expect(async () => {
    const image = page.getByRole('main').locator('img[src*="/media/"]').first();
    await image.scrollIntoViewIfNeeded({ timeout: 2_000 });
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });

/** A page keeps what it has asked for once it is idle, so a cook looks at it for a moment: until nothing more was kept within a second. */
async function untilKept(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const added = (await keptAnswers(page)).length - before;
        before += added;
        return added;
      },
      { intervals: [1_000] },
    )
    .toBe(0);
}

/** What the routes show, made without their forms. */
async function fillKitchen(page: Page, origin: string): Promise<string> {
  const send = async (method: 'POST' | 'PUT', path: string, data: object): Promise<void> => {
    const answer = await page.request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  const photo = await storePhoto(page, origin);
  const [slice, ...others] = SOUP.instructions;
  const { id, title } = await createRecipe(page, origin, {
    ...SOUP,
    instructions: [{ ...slice, group: null, image_id: photo }, ...others],
  });
  await send('PUT', `/recipes/${id}/favorite`, { favorite: true });
  await send('PUT', `/collections/${randomUUID()}`, { name: 'Sunday pots' });
  const meal = { id: randomUUID(), date: nextMonday(), meal: 'dinner', position: 0, servings: null, locked: false, leftover_of: null };
  await send('POST', `/meal-plan/${nextMonday()}/changes`, { put: [{ ...meal, recipe_id: id, title }] });
  return id;
}

for (const locale of ['en-US', 'de-DE'])
  test.describe(`without a connection, in ${locale}`, () => {
    test.use({ locale });

    test('every main route opens with what was seen last', async ({ page, context, cook, simmer }) => {
      test.setTimeout(300_000);
      expect(cook).toBeTruthy();
      const id = await fillKitchen(page, simmer.url);
      const main = page.getByRole('main');
      const routes = [
        ['/app/recipes', SOUP.title],
        [`/app/recipes/${id}`, 'Slice the leeks.'],
        [`/app/cook/${id}`, 'Slice the leeks.'],
        ['/app/search?q=leek', SOUP.title],
        [`/app/meal-plan?week=${nextMonday()}`, SOUP.title],
        ['/app/shopping-list', undefined],
        ['/app/recipes/tray', undefined],
        ['/app/recipes/collections', 'Sunday pots'],
        ['/app/favorites', SOUP.title],
        ['/app/profile', undefined],
        ['/app/settings', undefined],
        ['/app/recipes/add', undefined],
        ['/app/recipes/new', undefined],
        ['/app/recipes/paste', undefined],
        [`/app/recipes/edit/${id}`, undefined],
        ['/app/recipes/import-export', undefined],
      ] as const;
      for (const [path, sign] of routes) {
        await page.goto(path);
        if (sign) await expect(main.getByText(sign).filter({ visible: true }).first(), path).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        await untilKept(page);
      }
      await page.goto(`/app/recipes/${id}`);
      await showsPhoto(page);
      await isReady(page);
      await expect.poll(() => keptAnswers(page).then((all) => all.join())).toContain('GET /meal-plan-settings');
      await context.setOffline(true);
      const broken: string[] = [];
      for (const [path, sign] of routes) {
        await page.goto(path);
        await page.reload();
        const content = sign ? main.getByText(sign) : page.getByRole('heading', { level: 1 });
        await content
          .filter({ visible: true })
          .first()
          .waitFor({ timeout: 10_000 })
          .catch(() => broken.push(`${path}: no content`));
        if (await page.getByRole('button', { name: /^(Try again|Nochmal versuchen|Try Again|Retry)$/i }).count())
          broken.push(`${path}: asks to try again`);
      }
      expect(broken).toEqual([]);
      await page.goto(`/app/recipes/${id}`);
      await showsPhoto(page);
    });
  });

test('a week changed without a connection is sent when there is one', async ({ page, context, cook, simmer }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  await fillKitchen(page, simmer.url);
  await page.goto(`/app/meal-plan?week=${nextMonday()}`);
  const dish = page.locator('.plan-dish').filter({ hasText: SOUP.title });
  await expect(dish.first()).toBeVisible();
  await isReady(page);
  await context.setOffline(true);
  await page.reload();
  await dish.first().getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Remove' }).filter({ visible: true }).click();
  await expect(dish).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1 waiting')).toBeVisible();
  await expect(dish).toHaveCount(0);
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await page.request.get(`/api/meal-plan/${nextMonday()}`)).json()).entries.length, { timeout: 30_000 })
    .toBe(0);
});

/** As the system does for an installed app. */
const share = (page: Page, name: string, type: string, content: string): Promise<void> =>
  page.evaluate(
    ({ file, at }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: at });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      const chosen = new DataTransfer();
      chosen.items.add(new File([Uint8Array.from(atob(file.content), (char) => char.charCodeAt(0))], file.name, { type: file.type }));
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { file: { name, type, content }, at: '/app/recipes/add' },
  );

test('a file and a photo that another app shares open the screen for them', async ({ page, cook }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes');
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  await share(page, 'soup.cook', 'text/x-cooklang', btoa('>> title: Leek soup\n\nSlice @leeks{2} and simmer for ~{20%minutes}.'));
  await expect(page).toHaveURL(/\/app\/recipes\/import-export/);
  await expect(page.getByText('Leek soup').or(page.getByText('soup.cook')).first()).toBeVisible({ timeout: 30_000 });

  await share(page, 'soup.png', 'image/png', await drawPhoto(page));
  await expect(page).toHaveURL(/\/app\/recipes\/new/);
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => caches.has('simmer-shared'))).toBe(false);
});
