import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { makePremium } from '../../../../tools/verify/as-operator';
import { type Cook, expect, test } from './simmer';

const FAVORITE = 'Braised chickpeas with lemon';
const DINNERS = 100;
const OTHERS = 199;

const recipe = (name: string, more: object) => ({ '@type': 'Recipe', name, ...more });
const LIBRARY = {
  recipes: [
    ...Array.from({ length: OTHERS }, (_, at) =>
      recipe(`Porridge no. ${at + 1}`, {
        keywords: 'breakfast',
        recipeIngredient: [`${at + 10} g oats`],
        recipeInstructions: ['Boil.'],
      }),
    ),
    ...Array.from({ length: DINNERS }, (_, at) =>
      recipe(`Soup no. ${at + 1}`, {
        keywords: 'dinner',
        recipeIngredient: [`${at + 2} leeks`],
        recipeInstructions: ['Soften.', 'Simmer.'],
      }),
    ),
    recipe(FAVORITE, {
      keywords: 'dinner',
      recipeYield: '2 servings',
      recipeIngredient: ['2 tbsp olive oil', '1 large onion', '2 tins chickpeas', '1 lemon', '300 g spinach'],
      recipeInstructions: [
        'Soften the onion in the oil for 10 minutes.',
        'Tip in the chickpeas with 200 ml water and simmer for 12 minutes.',
        'Fold in the spinach and serve.',
      ],
    }),
  ],
};

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

    test('300 recipes come in, are found, cooked, edited on two devices, brought back, shared, printed and bound', async ({
      page,
      cook,
      simmer,
      browser,
    }) => {
      test.setTimeout(150_000);
      const { id: accountId } = await (await page.request.get('/api/account')).json();
      await makePremium(simmer.environment, accountId);

      await tellFirstTheme(page);
      await page.goto('/app/recipes/import-export');
      expect(await page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme)).toBe(colorScheme);
      const buffer = Buffer.from(JSON.stringify(LIBRARY));
      await page.locator('input[type=file]').setInputFiles({ name: 'recipes.json', mimeType: 'application/json', buffer });
      await page.getByRole('button', { name: 'Import 300 recipes' }).click({ timeout: 30_000 });
      await expect(page.getByRole('heading', { name: '300 recipes are in your library' })).toBeFocused({ timeout: 60_000 });
      await page.getByRole('link', { name: 'See your recipes' }).click();

      // filtered, and collected
      await expect(page.getByText(/^300 recipes/).first()).toBeVisible();
      const filters = page.getByRole('button', { name: 'Filters' });
      if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
      await page.getByRole('button', { name: /^Dinner/ }).click();
      await expect(page.getByText('101 of 300 recipes')).toBeVisible();
      await expectAccessible(page, 'a library of 300');
      expect(await tooSmall(page)).toEqual([]);

      // back from a recipe to the same list, where one was; no more of it is drawn than what is near
      await page.evaluate(() => window.scrollTo(0, 2_500));
      const soup = page.getByRole('link', { name: /^Soup no/ }).last();
      await soup.scrollIntoViewIfNeeded();
      await soup.click();
      await expect(page.getByRole('heading', { level: 1, name: /^Soup no/ })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('101 of 300 recipes')).toBeAttached();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);

      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('button', { name: 'Select all 101' }).click();
      await page.getByRole('toolbar').getByRole('button', { name: 'Collect' }).click();
      await page.getByRole('dialog').getByLabel('New collection').fill('Evenings');
      await page.getByRole('dialog').getByRole('button', { name: 'Put them in' }).click();
      await expect(page.getByText('101 recipes put in place').first()).toBeVisible();

      // searched for with two slips
      await page.goto('/app/search');
      await page.getByRole('combobox').fill('chikpeas lemn');
      await page.getByRole('option', { name: FAVORITE }).click();
      await expect(page.getByRole('heading', { level: 1, name: FAVORITE })).toBeVisible();
      const address = page.url();
      const id = address.split('/').at(-1) ?? '';

      // scaled, and cooked from, with two timers that a reload leaves running
      for (const servings of [3, 4]) {
        await page.getByRole('button', { name: 'More servings' }).click();
        await expect(page.getByText('servings, was 2')).toBeVisible();
        await expect(page.getByText(`${servings} tins`)).toBeVisible();
      }
      await page.getByRole('link', { name: 'Start cooking' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Soften the onion/ })).toBeVisible();
      await page.getByRole('button', { name: 'Start a timer, 10 minutes' }).click();
      await page.getByRole('checkbox', { name: /olive oil/ }).check({ force: true });
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { level: 1, name: /with 400 ml water/ })).toBeVisible();
      await page.getByRole('button', { name: 'Start a timer, 12 minutes' }).click();
      await expect(page.getByRole('timer')).toHaveCount(2);
      await expectAccessible(page, 'cook mode with timers');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /with 400 ml water/ })).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(2);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(page).toHaveURL(address);
      for (const left of [1, 0]) {
        for (const press of [/^Pause, /, /^Stop, /]) await page.getByRole('button', { name: press }).first().click();
        await expect(page.getByRole('timer')).toHaveCount(left);
      }

      // edited on two devices at once
      const tablet = await signedIn(
        await browser.newContext({ baseURL: simmer.url, viewport: { width: 820, height: 900 }, reducedMotion: 'reduce' }),
        cook,
        simmer.url,
      );
      await page.goto(`/app/recipes/edit/${id}`);
      await page.getByLabel('Ingredient 1', { exact: true }).fill('3 tbsp olive oil');
      await page.getByRole('button', { name: 'Remove Step 3' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByLabel('Step 2', { exact: true }).fill('Tip in the chickpeas and simmer for 12 minutes, lid on.');
      await expectAccessible(page, 'the editor with something to undo');
      await tablet.goto(`/app/recipes/edit/${id}`);
      await tablet.getByLabel('Ingredient 5', { exact: true }).fill('200 g spinach');
      await tablet.getByLabel('Step 2', { exact: true }).fill('Tip in the chickpeas and simmer for 15 minutes.');
      await tablet.getByRole('button', { name: 'Save recipe' }).click();
      await expect(tablet.getByRole('heading', { level: 1, name: FAVORITE })).toBeVisible();
      await tablet.context().close();
      await page.getByRole('button', { name: 'Save recipe' }).click();
      await page.getByRole('button', { name: 'Look at both' }).click();
      await expect(page.getByText('One place needs your word.')).toBeVisible();
      await page.getByRole('radio', { name: /^This device/ }).check({ force: true });
      await expectAccessible(page, 'two edits of a recipe');
      await page.getByRole('button', { name: 'Keep these' }).click();
      await expect(page.getByText('lid on').first()).toBeVisible();
      // for four, as it was read before
      for (const text of ['6 tbsp', '400 g']) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();

      // brought back as it came in
      await page.getByRole('button', { name: 'More: share, export, delete' }).click();
      await page.getByRole('menuitem', { name: 'Versions' }).click();
      await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
      await expectAccessible(page, 'the versions of a recipe');
      await page.getByRole('button', { name: 'Bring this back' }).click();
      await expect(page.getByText(/^The version of .* is back/).first()).toBeVisible();
      await page.goto(address);
      await expect(page.getByText(/with 400.ml water/).first()).toBeVisible();
      await expect(page.getByText('lid on')).toHaveCount(0);

      // one sheet of paper
      expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);

      // shared, and opened by a visitor
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
      const link = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
      const visitor = await (
        await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
      ).newPage();
      await visitor.goto(link);
      await expect(visitor.getByRole('heading', { level: 1, name: FAVORITE })).toBeVisible();
      await expect(visitor.getByText('Ada Brook sent you this')).toBeVisible();
      await expectAccessible(visitor, 'a shared recipe');
      await visitor.context().close();

      // bound: the collection as a book, with cover, contents and index
      await page.goto('/app/recipes/import-export');
      await page.getByRole('button', { name: 'Collection', exact: true }).click();
      await expect(page.getByLabel('Collection', { exact: true })).toContainText('Evenings, 101');
      await page.getByLabel(/^PDF/).check({ force: true });
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: 'Export 101 recipes' }).click();
      expect(pagesOf(await bytesOf(await download))).toBeGreaterThan(50);
    });
  });

/** Looks at the page as it is, in its own size and theme. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
  expect(found, `${state} has no accessibility violations`).toEqual([]);
}

/** Remembers the theme that the page has when there is first something to paint. */
async function tellFirstTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
}

const SMALLEST_TARGET_PX = 44;

/** What can be pressed and is smaller than a finger; links within a text may be. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    (smallest) =>
      [...document.querySelectorAll('button, a[href], select, input:not([type=checkbox], [type=radio], [type=file])')]
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(
          ({ target, box }) =>
            target.checkVisibility() && box.width > 1 && !target.closest('p, h3') && getComputedStyle(target).display !== 'inline',
        )
        .filter(({ box }) => Math.round(box.width) < smallest || Math.round(box.height) < smallest)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`),
    SMALLEST_TARGET_PX,
  );

/** Another device of the same cook. */
async function signedIn(context: BrowserContext, cook: Cook, url: string): Promise<Page> {
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', { data: cook, headers: { origin: url } });
  expect(answer.ok()).toBe(true);
  return page;
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
