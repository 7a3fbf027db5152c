import { createRecipe, expect, test } from './simmer';

const PAGES = ['/', '/plans', '/resubscribe', '/privacy', '/terms', '/accessibility', '/contact', '/onboarding', '/signup'];

test('public pages stand without JavaScript and say what they are', async ({ browser, simmer }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(simmer.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    expect(await page.title()).toContain(' · Simmer');
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(preview ?? '');
    expect([new URL(preview ?? '').origin, picture.headers()['content-type']]).toEqual([new URL(simmer.url).origin, 'image/jpeg']);
  }
  await context.close();
});

test('the header of a visitor fits a narrow phone in German, with the whole logo', async ({ page, simmer }) => {
  await page.context().addCookies([{ name: 'language', value: 'de', url: simmer.url }]);
  await page.goto('/privacy');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    expect((await page.getByRole('banner').locator('.logo svg').boundingBox())?.width, `${width} px`).toBe(30);
  }
});

test('an address of the community at which nothing is answers that it is not found, with the page that says so', async ({
  browser,
  simmer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/app/community/recipe/lemon-soup-00000000', 'This recipe is not on the table'],
    ['/app/community/chef/nobody-at-all', 'No cook at this address'],
  ] as const) {
    const answer = await page.goto(simmer.url + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await context.close();
});

test('the app is loaded with the first key, takes the page over as it stands, and goes on without loading anew', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(scripts.sort()).toEqual(['/on-demand.js', '/replay.js', '/theme.js']);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.focus();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(link).toBeFocused();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('what is pressed and ticked on the onboarding as the server drew it counts once the app runs', async ({ page }) => {
  let letThrough = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/onboarding');
  const children = page.getByRole('group', { name: 'Children' });
  const lunch = page.getByRole('checkbox', { name: /lunch/i });
  const before = await lunch.isChecked();
  await children.getByRole('button').last().click();
  await lunch.click();
  letThrough();
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(children).toContainText('1');
  await expect(lunch).toBeChecked({ checked: !before });
  await page.reload();
  await expect(page.getByText(/You were here/)).toBeVisible();
  await expect(children).toContainText('1');
  await expect(lunch).toBeChecked({ checked: !before });
});

test('a cook is led past the front page, and reads the list with one document and no call for it', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { title } = await createRecipe(page, simmer.url, { title: 'Leek soup' });
  const drawn = await (await page.request.get('/app/recipes', { headers: { accept: 'text/html' } })).text();
  expect(drawn.slice(0, drawn.indexOf('id="first-answers"'))).toContain(`>${title}<`);

  const calls: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(simmer.url);
  await expect(page).toHaveURL('/app/recipes');
  await page.waitForLoadState('load');
  // the number on the shopping tab, the live updates and the copy on the device come on their own
  expect(calls.filter((path) => path === '/api/recipes' || path === '/api/recipes/facets' || path.startsWith('/api/session'))).toEqual([]);
  await page.getByRole('button', { name: `Favorite ${title}` }).click();
  await expect(page.getByRole('button', { name: `Favorite ${title}` })).toHaveAttribute('aria-pressed', 'true');
  expect(problems).toEqual([]);
});
