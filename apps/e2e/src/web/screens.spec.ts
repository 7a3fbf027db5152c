import type { Page } from '@playwright/test';
import { atRest, createRecipe, expect, test } from './simmer';

const PHONE = { width: 390, height: 844 };
const RECIPE = {
  title: 'Leek linguine',
  ingredients: ['200 g linguine', '2 large leeks', '30 g butter'],
  instructions: ['Boil.', 'Toss.'],
  cook_time: 25,
  tags: ['dinner'],
};
const LONG_WORD = 'Weihnachtsplätzchenausstecherformenaufbewahrungsdose';
/** How much a page may shift while it loads. */
const MAX_SHIFT = 0.02;
const PAGE_OF_RECIPES = 12;

/** Adds up what the page's layout shifts by itself, from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

for (const viewport of [PHONE, { width: 1280, height: 900 }])
  test(`nothing jumps while a list or a recipe loads, ${viewport.width} px`, async ({ page, cook, simmer }) => {
    expect(cook).toBeTruthy();
    const { id } = await createRecipe(page, simmer.url, RECIPE);
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const path of ['/app/recipes', `/app/recipes/${id}`, `/app/recipes/edit/${id}`]) {
      // held until the skeleton stands, so that it is really seen
      let release!: () => void;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/recipes**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      // the list's own document comes with its recipes; a recipe shows as it is kept on the device, or its skeleton
      const kept = page.getByText('Method').first();
      if (path !== '/app/recipes') await page.getByLabel('Opening the recipe').or(kept).first().waitFor();
      release();
      await page
        .getByText(path === '/app/recipes' ? '1 recipe, ' : 'Method')
        .first()
        .waitFor();
      await page.waitForLoadState('load');
      expect(await shifted(page), path).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unroute('**/api/recipes**');
    }
  });

test('long words wrap: no screen scrolls sideways at 320 px', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, {
    ...RECIPE,
    title: LONG_WORD,
    description: LONG_WORD,
    ingredients: [LONG_WORD],
    instructions: [LONG_WORD],
    tags: ['dessert', LONG_WORD],
    notes: LONG_WORD,
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/app/recipes', `/app/recipes/${id}`, `/app/recipes/edit/${id}`]) {
    await page.goto(path);
    await expect(page.getByText(LONG_WORD).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('a long unit widens the column of quantities instead of leaving it', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, ingredients: ['2 tablespoons butter', '2 large leeks'] });
  await page.setViewportSize(PHONE);
  await page.goto(`/app/recipes/${id}`);
  const quantities = page.locator('.ing .qty');
  await expect(quantities).toHaveText(['2 tablespoons', '2']);
  const [long, short] = await quantities.evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const { left, right } = cell.getBoundingClientRect();
      return { left, right, wordsFrom: words.getBoundingClientRect().left };
    }),
  );
  expect(long?.wordsFrom).toBeGreaterThanOrEqual(long?.left ?? Infinity);
  expect(short?.right, 'one upright rule').toBe(long?.right);
});

test('a page of the list that does not come leaves the others in view, and can be asked for again', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  for (let index = 0; index <= PAGE_OF_RECIPES; index += 1) await createRecipe(page, simmer.url, { ...RECIPE, title: `Soup ${index}` });
  const isNextPage = (url: URL): boolean => url.pathname === '/api/recipes' && url.searchParams.size > 0;
  // without a copy of the library on the device its pages come from the server
  await page.route('**/api/library/**', (route) => route.abort());
  await page.route(isNextPage, (route) => route.abort());
  await page.goto('/app/recipes');
  await page.getByRole('link', { name: 'Soup 12', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Soup 1', exact: true }).scrollIntoViewIfNeeded();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Soup 12', exact: true })).toBeVisible();
  await page.unroute(isNextPage);
  await again.click();
  await expect(page.getByRole('link', { name: 'Soup 0', exact: true })).toBeVisible();
});

test('without a connection a line says so, and a recipe that is not on the device leads back instead of away', async ({
  page,
  cook,
  context,
  simmer,
}) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes');
  const card = page.getByRole('link', { name: 'Leek linguine' });
  await card.waitFor();
  await atRest(page);
  await context.setOffline(true);
  await expect(page.getByText('Offline. Everything still works.')).toBeVisible();
  await card.click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(card).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Offline. Everything still works.')).toHaveCount(0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek linguine' })).toBeVisible();
  // its stylesheet, missed before, has come too
  await expect(page.locator('.detail .acts')).toHaveCSS('display', 'flex');
});

test('ingredients move by the grip, with the mouse and with the arrow keys, and many can be pasted at once', async ({
  page,
  cook,
  simmer,
}) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/edit/${id}`);
  const line = (number: number) => page.getByLabel(`Ingredient ${number}`, { exact: true });
  const grip = page.getByRole('button', { name: /^Move 200 g linguine/ });
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(line(3)).toHaveValue('200 g linguine');
  await expect(grip).toBeFocused();

  const [from, to] = [await grip.boundingBox(), await line(1).boundingBox()];
  if (!from || !to) throw new Error('The rows are not in view.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(line(1)).toHaveValue('200 g linguine');
  await expect(line(2)).toHaveValue('2 large leeks');

  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('One ingredient per line').fill('- 1 lemon\n- 2 eggs');
  await page.getByRole('button', { name: 'Add rows' }).click();
  await expect(line(4)).toHaveValue('1 lemon');
  await expect(line(5)).toHaveValue('2 eggs');
  await expect(page.getByRole('button', { name: 'Paste a list' })).toBeFocused();
});

test('what has the focus is never under the bar at the foot of a form', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, {
    ...RECIPE,
    ingredients: Array.from({ length: 20 }, (_, index) => `${index + 1} eggs`),
  });
  for (const viewport of [PHONE, { width: 768, height: 900 }, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`/app/recipes/edit/${id}`);
    await page.getByLabel('Title').focus();
    const bar = await page.locator('.savebar').boundingBox();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(bottom, `stop ${stop} at ${viewport.width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});

test('running timers leave the bar at the foot of a form clear', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, instructions: ['Simmer for 20 minutes.'] });
  await page.goto(`/app/cook/${id}`);
  await page.getByRole('button', { name: 'Start a timer, 20 minutes' }).click();
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`/app/recipes/edit/${id}`);
    await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible();
    await page.getByRole('button', { name: 'Save recipe' }).click({ trial: true });
  }
});

test.describe('cook mode on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('a swipe turns to the next step and the first tap on Leave leaves; a comma stays on the line of its time', async ({
    page,
    cook,
    simmer,
  }) => {
    expect(cook).toBeTruthy();
    const steps = [
      'Soften the onions in the butter for 10 minutes.',
      'Stir in the flour well, cook it for 2 minutes, pour in the stock and simmer it all slowly for 30 minutes, then serve.',
    ];
    const instructions = steps.map((text) => ({ text }));
    const { id, title } = await createRecipe(page, simmer.url, { ...RECIPE, instructions });
    await page.goto(`/app/cook/${id}`);
    await expect(page.getByRole('heading', { name: /^Soften/ })).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x, y: 300 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(280) });
    for (const x of [220, 160, 100, 40]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
      // a flick would go on by itself, and the browser takes the next tap, on any page, for what stops it
      await page.waitForTimeout(60);
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('heading', { name: /^Stir in/ })).toBeVisible();

    const times = page.getByRole('button', { name: /^Start a timer/ });
    const fallen = await times.evaluateAll((all) =>
      all.flatMap((time) => {
        const mark = time.nextSibling;
        if (mark?.nodeType !== Node.TEXT_NODE) return [time.textContent];
        const range = document.createRange();
        range.selectNodeContents(mark);
        return range.getBoundingClientRect().top >= time.getBoundingClientRect().bottom ? [time.textContent] : [];
      }),
    );
    expect(fallen).toEqual([]);

    await page.getByRole('link', { name: 'Leave cook mode' }).tap();
    await expect(page).toHaveURL(new RegExp(`/app/recipes/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('the add button of the tab bar leaves recipes and forms clear', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.setViewportSize(PHONE);
  const add = page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Add Recipe' });
  await page.goto('/app/recipes');
  await expect(add).toBeVisible();
  for (const path of [`/app/recipes/${id}`, '/app/recipes/new']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(add).toHaveCount(0);
  }
});

test('a recipe prints in dark ink on white, with its servings and without the app around it', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, servings: 4 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByText('For 5 servings')).toBeVisible();
  for (const chrome of ['.header', '.tabbar', '.footer', '.acts', '.crumbs']) await expect(page.locator(chrome).first()).toBeHidden();
  const lightness = await page.evaluate(() => {
    const ink = getComputedStyle(document.querySelector('.facts dt') as Element).color;
    return { ink: Number(/oklch\(([\d.]+)/.exec(ink)?.[1]), paper: getComputedStyle(document.body).backgroundColor };
  });
  expect(lightness.ink).toBeLessThan(0.6);
  expect(lightness.paper).toBe('rgb(255, 255, 255)');
});

test('a recipe of 12 ingredients and 6 steps prints on one page, with nutrition and room for notes', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const ingredients = Array.from({ length: 12 }, (_, at) => ({ text: `${at + 1} tins white beans, drained and rinsed` }));
  const instructions = Array.from({ length: 6 }, () => ({
    text: 'Simmer the beans with the stock and the herbs until they are soft. '.repeat(2),
  }));
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, ingredients, instructions, calories: 412 });
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('article', { name: `${RECIPE.title} on paper` }).waitFor();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});

test('on a phone the list is sorted beside its filters', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await createRecipe(page, simmer.url, { ...RECIPE, title: 'Zucchini soup' });
  await page.setViewportSize(PHONE);
  await page.goto('/app/recipes');
  await expect(page.getByRole('article').first()).toContainText('Zucchini soup');
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Sort by').selectOption('title');
  await expect(page.getByRole('article').first()).toContainText('Leek linguine');
});

test('the page of the kit shows every part', async ({ page }) => {
  await page.goto('/dev/kit');
  await expect(page.getByRole('heading', { name: 'Icons and glyphs' })).toBeVisible();
  await expect(page.locator('.icons svg').last()).toBeAttached();
});

test('a tab that is already signed in is brought to the queues too', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/auth/login?next=/ops/queues');
  await expect(page.getByText('Only staff can see this page.')).toBeVisible();
});

test('who asks for the queues while signed out is brought there after signing in', async ({ page, cook }) => {
  await page.context().clearCookies();
  await page.goto('/ops/queues');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Only staff can see this page.')).toBeVisible();
  await expect(page).toHaveURL('/ops/queues');
});
