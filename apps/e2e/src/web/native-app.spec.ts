import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '../../../../deploy/local/temporary-folder.mjs';
import { writeNativePages } from '../../../../tools/native/pages';
import { methodsOf, Phone, type Platform } from './native-phone';
import { atRest, expect, signUp, test as base } from './simmer';

/** Where the pages of the app are on a device: the Android app's address, as Chromium opens no `capacitor://`. */
const APP = 'https://localhost';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** As the web views of Capacitor do: what has no ending is the app. */
const servePages = (page: Page, pages: string): Promise<unknown> =>
  page.route(`${APP}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(pages, extname(pathname) ? pathname : '/index.html');
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(path), contentType: TYPES[extname(path)] ?? 'application/octet-stream' });
  });

interface Open {
  platform?: Platform;
  launchUrl?: string;
  route?: string;
}

const test = base.extend<{ openApp: (options?: Open) => Promise<Phone> }, { pages: string }>({
  pages: [
    async ({ simmer }, use) => {
      const to = await temporaryFolder('native-pages');
      writeNativePages({ web: 'dist/apps/web', to, server: simmer.url });
      await use(to);
    },
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 844 },
  // this server is on the same machine as the page, which a browser asks about
  permissions: ['local-network-access'],
  hasTouch: true,
  openApp: async ({ page, pages }, use) => {
    await use(async ({ platform = 'ios', launchUrl, route = '' } = {}) => {
      await servePages(page, pages);
      const phone = await Phone.of(page, { platform, http: page.request, launchUrl });
      await page.goto(`${APP}/${route}`);
      await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
      return phone;
    });
  },
});

const at = (page: Page, route: string) => expect(page).toHaveURL(`${APP}/#${route}`);
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Tabs' });

for (const platform of ['ios', 'android'] as const)
  test.describe(`the app on ${platform}`, () => {
    test('starts at #/, and the system asks the server for everything', async ({ page, cook, openApp, simmer }) => {
      expect(cook).toBeTruthy();
      await page.request.post('/api/recipes', {
        data: { title: 'Leek soup', ingredients: ['2 leeks'], instructions: ['Simmer the leeks.'] },
        headers: { origin: simmer.url },
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const broken: string[] = [];
      page.on('requestfailed', (request) => broken.push(request.url()));
      const phone = await openApp({ platform });
      await at(page, '/app/recipes');
      await expect(page.getByText('Leek soup')).toBeVisible();
      // its drawing has come from the server
      await expect
        .poll(() =>
          page
            .locator('img[src*="/plates/"]')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
      expect(phone.called('CapacitorHttp.request').map(({ url }) => url)).toContain(`${simmer.url}/api/session`);
      expect(broken).toEqual([]);
    });

    test('shows a visitor the landing page at #/, and a link inside it changes the hash alone', async ({ page, openApp }) => {
      await openApp({ platform });
      await at(page, '/');
      await page.getByRole('link', { name: 'Log In' }).first().click();
      await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
      await at(page, '/auth/login');
    });

    test('signs a cook in and out by the system', async ({ page, openApp, simmer }) => {
      const { email, password } = await signUp(page, simmer);
      await page.context().clearCookies();
      await openApp({ platform, route: '#/auth/login' });
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await at(page, '/app/recipes');
      await page.reload();
      await expect(tabs(page)).toBeVisible();
    });

    test('opens what it was launched with, once', async ({ page, cook, openApp }) => {
      expect(cook).toBeTruthy();
      await openApp({ platform, launchUrl: 'simmer://recipes?session_id=complete' });
      await expect(page).toHaveURL(/#\/app\/recipes/);
      await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
      await atRest(page);
      await page.evaluate(() => (window.location.hash = '#/app/meal-plan'));
      await at(page, '/app/meal-plan');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
      await atRest(page);
      await at(page, '/app/meal-plan');
    });

    test('follows links while it runs', async ({ page, cook, openApp, simmer }) => {
      expect(cook).toBeTruthy();
      const phone = await openApp({ platform });
      await expect.poll(() => phone.listensTo('App', 'appUrlOpen')).toBe(true);
      for (const [url, route] of [
        ['simmer://onboarding', /#\/onboarding/],
        [`${simmer.url}/app/favorites`, /#\/app\/favorites$/],
        ['simmer://app/recipes', /#\/app\/recipes$/],
        ['simmer://privacy', /#\/privacy$/],
        ['simmer://add?url=https%3A%2F%2Fsoup.example%2Fleek', /#\/app\/recipes\/import-url\?url=/],
      ] as const) {
        await phone.tell('App', 'appUrlOpen', { url });
        await expect(page, url).toHaveURL(route);
      }
      await expect(page.getByLabel(/address/i).first()).toHaveValue('https://soup.example/leek');
    });

    test('hides the tab bar while the keyboard is there', async ({ page, cook, openApp }) => {
      expect(cook).toBeTruthy();
      const phone = await openApp({ platform });
      await expect(tabs(page)).toBeVisible();
      await phone.tell('Keyboard', 'keyboardWillShow', { keyboardHeight: 336 });
      await expect(tabs(page)).toBeHidden();
      await phone.tell('Keyboard', 'keyboardWillHide');
      await expect(tabs(page)).toBeVisible();
    });

    test('lets a tick be felt, and vibrates for 10 ms where the device has no engine for it', async ({ page, cook, openApp }) => {
      expect(cook).toBeTruthy();
      await page.addInitScript(() => {
        const felt: unknown[] = [];
        Object.assign(window, { felt });
        navigator.vibrate = (pattern) => felt.push(pattern) > 0;
      });
      const phone = await openApp({ platform, route: '#/app/shopping-list' });
      const tick = async (name: string): Promise<void> => {
        await page.getByRole('combobox', { name: 'Add an item' }).fill(name);
        await page.keyboard.press('Enter');
        await page.getByRole('checkbox', { name }).locator('xpath=ancestor::label').click();
      };
      await tick('Leeks');
      await expect.poll(() => phone.called('Haptics.selectionEnd').length).toBe(1);
      expect(phone.called('Haptics.selectionChanged')).toHaveLength(1);
      expect(await page.evaluate('felt')).toEqual([]);
      phone.missing.add('Haptics.selectionStart');
      await tick('Butter');
      await expect.poll(() => page.evaluate('felt')).toEqual([10]);
    });

    test('has every method that the app calls', () => {
      expect(methodsOf('App', platform)).toContain('getLaunchUrl');
      expect(methodsOf('Haptics', platform)).toEqual(
        expect.arrayContaining(['impact', 'selectionStart', 'selectionChanged', 'selectionEnd']),
      );
    });
  });

test.describe('the return from a checkout', () => {
  const left = (page: Page) =>
    page.evaluate(() =>
      localStorage.setItem('simmer.checkout', JSON.stringify({ isTemporary: false, userEmail: 'ada@example.com', plan: 'yearly' })),
    );

  test('is found within half a second, by looking', async ({ page, cook, openApp }) => {
    expect(cook).toBeTruthy();
    await openApp({ route: '#/app/meal-plan' });
    await left(page);
    await expect(page).toHaveURL(/#\/app\/recipes/, { timeout: 2_000 });
    expect(await page.evaluate(() => localStorage.getItem('simmer.checkout'))).toBeNull();
  });

  for (const [what, event, data] of [
    ['coming back from the background', 'resume', {}],
    ['becoming active', 'appStateChange', { isActive: true }],
  ] as const)
    test(`is found by ${what}, long after looking has ended`, async ({ page, cook, openApp }) => {
      expect(cook).toBeTruthy();
      await page.clock.install();
      const phone = await openApp({ route: '#/app/meal-plan' });
      await expect.poll(() => phone.listensTo('App', event)).toBe(true);
      // twenty looks, each half a second after the one before
      await page.clock.runFor(11_000);
      await left(page);
      await page.clock.runFor(2_000);
      expect(page.url()).toContain('#/app/meal-plan');
      await phone.tell('App', event, data);
      await expect(page).toHaveURL(/#\/app\/recipes/);
    });
});

test('a photo is sent by the system, and its recipe shows it', async ({ page, cook, openApp }) => {
  // it is drawn meanwhile, and asked for again
  test.setTimeout(120_000);
  expect(cook).toBeTruthy();
  await openApp({ route: '#/app/recipes/new' });
  await page.getByLabel('Title').fill('Leek soup');
  const photo = { name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('.side input[type=file]:not([capture])').setInputFiles(photo);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
  const drawn = page.locator('main img[srcset*="/media/"], main img[src*="/media/"]').first();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 40_000 }).toBeGreaterThan(0);
});

test('a link to a heading goes there, and the page stays', async ({ page, openApp }) => {
  await openApp({ route: '#/knowledge-base/recipes/cooking-mode' });
  const heading = page.getByRole('link', { name: 'Link to Start cooking' });
  await heading.click();
  await at(page, '/knowledge-base/recipes/cooking-mode');
  await expect(page.locator('#start-cooking')).toBeInViewport();
});

test('the tab bar is 83 px, and taller where more of the screen is not to be used', async ({ page, cook, openApp }) => {
  expect(cook).toBeTruthy();
  await openApp();
  const height = () => tabs(page).evaluate((bar) => bar.getBoundingClientRect().height);
  await expect(tabs(page)).toBeVisible();
  expect(await height()).toBe(83);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 59, bottom: 48 } });
  await expect.poll(height).toBe(97);
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).paddingTop)).toBe('59px');
});

test('a device in German opens the German pages, and a cook can choose', async ({ browser, pages, simmer }) => {
  const context = await browser.newContext({ baseURL: simmer.url, locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await servePages(page, pages);
  await Phone.of(page, { platform: 'ios', http: context.request });
  await page.goto(`${APP}/#/auth/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(`${APP}/de/index.html#/auth/login`);
  await page.evaluate(() => localStorage.setItem('simmer.language', 'en'));
  await page.reload();
  await expect(page).toHaveURL(`${APP}/index.html#/auth/login`);
  await context.close();
});
