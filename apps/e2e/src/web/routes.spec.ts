import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createRecipe, expect, newPage, signUp, test } from './simmer';

/** An address, and where it leads; a redirect of the server or of the app alike. */
type Row = readonly [address: string, leadsTo: string | RegExp];

const LOGIN = (next: string): string => `/auth/login?next=${encodeURIComponent(next)}`;

/** Section 2 of the specification, and what the decisions add: what a visitor gets. */
const FOR_VISITORS: readonly Row[] = [
  ['/', '/'],
  ['/onboarding', '/onboarding'],
  ['/signup', '/signup'],
  ['/auth/login', '/auth/login'],
  ['/auth/register', '/auth/register'],
  ['/auth/forgot-password', '/auth/forgot-password'],
  ['/auth/verify-email', '/auth/verify-email'],
  ['/auth/signin', '/auth/login'],
  ['/auth/signup', '/auth/register'],
  ['/auth/anything/else', '/auth/login'],
  ['/login', '/auth/login'],
  ['/register', '/auth/register'],
  ['/account-deleted', '/account-deleted'],
  ['/resubscribe', /^\/(resubscribe|auth\/login|plans)/],
  ['/privacy', '/privacy'],
  ['/terms', '/terms'],
  ['/accessibility', '/accessibility'],
  ['/contact', '/contact'],
  ['/knowledge-base', '/knowledge-base'],
  ['/community', '/app/community'],
  ['/community/recipe/lemon-soup-00000000', '/app/community/recipe/lemon-soup-00000000'],
  ['/community/chef/nobody-at-all', '/app/community/chef/nobody-at-all'],
  ['/app/community', '/app/community'],
  ['/anything-else', '/'],
  ['/anything/else', '/'],
  ...['/app/recipes', '/app/recipes/add', '/app/recipes/new', '/app/recipes/paste', '/app/recipes/import-url'].map((path): Row => [
    path,
    LOGIN(path),
  ]),
  ...['/app/recipes/import-export', '/app/search', '/app/meal-plan', '/app/shopping-list', '/app/favorites'].map((path): Row => [
    path,
    LOGIN(path),
  ]),
  ...['/app/profile', '/app/settings', '/app/videos', '/app/staff', '/app/staff/contact', '/app/staff/videos'].map((path): Row => [
    path,
    LOGIN(path),
  ]),
];

/** The same for a cook: the front page leads on, and everything of the app opens. */
const FOR_COOKS: readonly Row[] = [
  ['/', '/app/recipes'],
  ['/app', '/app/recipes'],
  ['/anything-else', '/app/recipes'],
  ...['/app/recipes', '/app/recipes/add', '/app/recipes/new', '/app/recipes/paste', '/app/recipes/import-url'].map((path): Row => [
    path,
    path,
  ]),
  ...['/app/recipes/import-export', '/app/search', '/app/meal-plan', '/app/shopping-list', '/app/favorites'].map((path): Row => [
    path,
    path,
  ]),
  ...['/app/profile', '/app/settings', '/app/videos', '/app/community'].map((path): Row => [path, path]),
  ...['/privacy', '/terms', '/accessibility', '/contact', '/knowledge-base'].map((path): Row => [path, path]),
];

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Where the server itself leads whoever asks so for a page, and what it answers there. */
async function follow(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string>,
): Promise<{ path: string; status: number }> {
  const answer = await request.get(address, { headers });
  return { path: pathOf(answer.url()), status: answer.status() };
}

test('every address of the specification leads a visitor where it says', async ({ request }) => {
  test.setTimeout(180_000);
  for (const [address, leadsTo] of FOR_VISITORS) {
    const { path } = await follow(request, address, { accept: 'text/html' });
    if (typeof leadsTo === 'string') expect.soft(path, address).toBe(leadsTo);
    else expect.soft(path, address).toMatch(leadsTo);
  }
});

test('every address of the specification leads a cook where it says', async ({ page, cook, simmer }) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { title: 'Leek soup' });
  const ofRecipe = [`/app/recipes/${id}`, `/app/recipes/edit/${id}`].map((path): Row => [path, path]);
  for (const [address, leadsTo] of [...FOR_COOKS, ...ofRecipe]) {
    const { path, status } = await follow(page.request, address, { accept: 'text/html' });
    expect.soft(path, address).toBe(leadsTo);
    expect.soft(status, address).toBe(200);
  }
});

test('whoever asks gets a public page, also who accepts anything or says nothing', async ({ browser, request, simmer }) => {
  test.setTimeout(120_000);
  const author = await newPage(browser, simmer.url);
  await signUp(author, simmer);
  const headers = { origin: simmer.url };
  const { id } = await createRecipe(author, simmer.url, { title: 'Shown lentils', ingredients: ['1 onion'] });
  await author.request.put(`/api/recipes/${id}/published`, { data: { id, published: true }, headers });
  const listed = async () => {
    const { items } = (await (await request.get('/api/community/recipes?limit=100')).json()) as { items: { id: string; slug: string }[] };
    return items.find((item) => item.id === id)?.slug;
  };
  await expect.poll(listed).toBeTruthy();
  const recipePage = `/app/community/recipe/${await listed()}`;
  const shared = await author.request.post('/api/share-links', { data: { id: randomUUID(), recipe_id: id }, headers });
  const { token } = (await shared.json()) as { token: string };

  for (const address of ['/', '/privacy', '/terms', '/contact', '/plans', recipePage, `/share/${token}`])
    for (const accept of ['*/*', 'text/html', '']) {
      const answer = await request.get(address, { headers: { accept } });
      expect.soft(answer.status(), `${address} for ${accept || 'nobody in particular'}`).toBe(200);
      expect.soft(answer.headers()['content-type'], address).toContain('text/html');
    }

  const html = await (await request.get(recipePage)).text();
  expect(html).toContain(`<link rel="canonical" href="${simmer.url}${recipePage}"/>`);
  expect(html).toContain('"@type":"Recipe"');

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${simmer.url}/sitemap.xml`);
  const siteMap = async () => (await request.get('/sitemap.xml')).text();
  expect(await siteMap()).toContain(`<loc>${simmer.url}${recipePage}</loc>`);
  for (const path of ['/privacy', '/knowledge-base', '/knowledge-base/recipes/import-from-web']) {
    expect.soft(await siteMap()).toContain(`<loc>${simmer.url}${path}</loc>`);
    const page = await (await request.get(path)).text();
    expect.soft(page).toContain(`<link rel="canonical" href="${simmer.url}${path}"/>`);
    expect.soft(page, path).not.toContain('noindex');
  }
  await author.request.put(`/api/recipes/${id}/published`, { data: { id, published: false }, headers });
  await expect.poll(siteMap, { timeout: 10_000 }).not.toContain(recipePage);
  await author.context().close();
});

test('a page in our own words says where it stands in each language, and stands there', async ({ request, simmer }) => {
  const html = await (await request.get('/privacy')).text();
  expect(html).toContain(`<link rel="canonical" href="${simmer.url}/privacy"/>`);
  expect(html).toContain(`hrefLang="de" href="${simmer.url}/privacy?lang=de"`);
  const german = await (await request.get('/privacy?lang=de')).text();
  expect(german).toContain('Datenschutz');
  expect(german).toContain(`<link rel="canonical" href="${simmer.url}/privacy?lang=de"/>`);
  const inGerman = await (await request.get('/privacy?lang=en', { headers: { 'accept-language': 'de' } })).text();
  expect(inGerman).toContain('What we keep');
});
