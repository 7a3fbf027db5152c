import { randomUUID } from 'node:crypto';
import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Image } from '@simmer/contracts';
import sharp from 'sharp';
import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { Inbox } from './inbox';
import { addAuthenticator, createRecipe, expect, newCook, newPage, signUp, test } from './simmer';

/** Hidden is gone everywhere after so long, and so is shown again. */
const EVERYWHERE_WITHIN_MS = 5_000;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

const ORIGINAL = ['200 g lentils', '1 lemon', '2 cloves garlic'];
const CHANGED = ['250 g lentils', '1 lemon', '3 cloves garlic'];

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`a recipe of the community, on a ${name}: found, saved, cooked, taken further, reported, hidden and shown again`, async ({
    page,
    simmer,
    browser,
  }, info) => {
    test.setTimeout(300_000);
    const [author, reporter, moderator, other] = (await Promise.all(
      [1, 2, 3, 4].map(() => newPage(browser, simmer.url).then((one) => one.setViewportSize(viewport).then(() => one))),
    )) as [Page, Page, Page, Page];
    await page.setViewportSize(viewport);
    const title = `Lemon lentils ${randomUUID().slice(0, 8)}`;
    await signUp(author, simmer);
    const chef = await nameYourself(author, simmer.url, 'author');
    const original = await share(author, simmer.url, title);
    const address = `/app/community/recipe/${await slugOf(page, original.id)}`;

    // a visitor finds it, wants to save it, and has it once the address is confirmed
    await page.goto('/app/community');
    await page.getByLabel('Search community recipes').fill(title);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Up to 30 min' }).click();
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
    await look(page, info, 'gallery');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Save to my Simmer' }).click();
    await page
      .getByRole('link', { name: /account/i })
      .first()
      .click();
    const cook = newCook();
    await page.getByLabel('Your name').fill('Ben Carter');
    await page.getByLabel('Email').fill(cook.email);
    await page.getByLabel('Password', { exact: true }).fill(cook.password);
    await page.getByLabel('I’m 13 or older and agree to the terms').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await new Inbox(simmer.environment['MAIL_INBOX_URL'] ?? '').linkIn(cook.email, 'Confirm your email'));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('heading', { name: 'Confirmed. Come in' }).waitFor();
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Open my copy' })).toBeVisible();

    // follows its cook, cooks it and posts a photo
    await nameYourself(page, simmer.url, 'cook');
    await page.reload();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByText('Cooked once.')).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: /^I made it/ }).click();
    const made = page.getByRole('dialog', { name: 'I made it' });
    await made.getByLabel(/^Note/).fill('With twice the lemon');
    await made.locator('input[type=file]').setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(made.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await made.getByRole('button', { name: 'Save' }).click();
    await expect(made).toBeHidden();
    const wall = page.getByRole('region', { name: /^Made/ });
    await expect(wall.getByRole('img', { name: /^What .* made$/ })).toBeVisible({ timeout: 30_000 });
    await look(page, info, 'recipe');
    await page.goto(`/app/community/chef/${chef}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, info, 'chef');

    // forks it and offers the changes back, of which the author takes two
    const fork = await changeCopy(page, simmer.url, address, `${title} with more lemon`);
    await page.goto(`/app/community/recipe/${await slugOf(page, fork)}`);
    await page.getByRole('button', { name: 'See what changed' }).click();
    const offer = page.getByRole('region', { name: 'Offer changes back' });
    await expect(offer.getByRole('checkbox')).toHaveCount(3);
    for (const box of await offer.getByRole('checkbox').all()) await box.check({ force: true });
    await look(page, info, 'fork');
    await offer.getByRole('button', { name: 'Offer 3 changes back' }).click();
    await expect(offer.getByText('Its cook has not answered yet.')).toBeVisible();
    await author.goto(address);
    await author.getByRole('button', { name: '1 offer' }).click();
    const received = author.getByRole('region', { name: 'Offered to you' });
    await received.getByRole('group', { name: /zest/ }).getByRole('button', { name: 'Leave it' }).click();
    await look(author, info, 'offer');
    await received.getByRole('button', { name: 'Take 2, leave 1' }).click();
    await expect(author.getByText('2 changes are in your recipe, as a new version').first()).toBeVisible();
    const taken = await (await author.request.get(`/api/recipes/${original.id}`)).text();
    expect([taken.includes('3 cloves garlic'), taken.includes('its zest')]).toEqual([true, false]);
    await expect.poll(async () => (await page.request.get(`/api/community/recipes/${fork}/offer`)).text()).toContain('"taken":false');

    // a third account reports it, and staff hide it: it is gone everywhere
    await signUp(reporter, simmer);
    await reporter.goto(address);
    await reporter.getByRole('button', { name: 'More', exact: true }).click();
    await reporter.getByRole('menuitem', { name: 'Report this recipe' }).click();
    const report = reporter.getByRole('dialog', { name: 'Report this recipe' });
    await report.getByRole('radio', { name: 'It is copied without credit' }).check({ force: true });
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(reporter.getByText('Thank you. A person will look at it.').first()).toBeVisible();
    await page.goto('/app/community/feed');
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
    await look(page, info, 'feed');
    const places = await placesOf(browser, { url: simmer.url, follower: page, chef, title, ...original, address });
    expect(await places()).toEqual(EVERYWHERE);

    await makeModerator(moderator, simmer);
    await moderator.goto('/app/staff/moderation');
    await moderator
      .getByRole('link', { name: new RegExp(`^(?!.*more lemon).*${title}.*1 report`) })
      .first()
      .click();
    await look(moderator, info, 'staff');
    await moderator.getByRole('radio', { name: 'Hide', exact: true }).check({ force: true });
    await moderator.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(moderator.getByText(/^Hid it: /)).toBeVisible();
    await expect.poll(places, { timeout: EVERYWHERE_WITHIN_MS }).toEqual([]);

    // the author appeals, and somebody else restores it
    await author.goto(address);
    await expect(author.getByText(/Only you see it/)).toBeVisible();
    await look(author, info, 'hidden');
    await author.getByRole('button', { name: 'Ask for another look' }).click();
    await author.getByLabel('Why it should come back').fill('It is my grandmother’s.');
    await author.getByRole('button', { name: 'Send' }).click();
    await expect(author.getByRole('dialog')).toBeHidden();
    await makeModerator(other, simmer);
    await other.goto('/app/staff/moderation');
    await other
      .getByRole('link', { name: new RegExp(`Appeal.*${title}|${title}.*Appeal`) })
      .first()
      .click();
    await other.getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByText('Restored it after the appeal')).toBeVisible();
    await expect.poll(places, { timeout: EVERYWHERE_WITHIN_MS }).toEqual(EVERYWHERE);
    await Promise.all([author, reporter, moderator, other].map((one) => one.context().close()));
  });
}

/** Pictures of a station, in both themes, which nothing may reach beyond. */
async function look(page: Page, info: TestInfo, station: string): Promise<void> {
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: info.outputPath(`${station}-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: 214, g: Math.floor(Math.random() * 200), b: 60 } } })
    .jpeg()
    .toBuffer();

async function answered<T>(response: Promise<{ ok(): boolean; text(): Promise<string>; json(): Promise<unknown> }>): Promise<T> {
  const answer = await response;
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<T>;
}

async function nameYourself(page: Page, origin: string, name: string): Promise<string> {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  await answered(page.request.patch('/api/profile', { data: { username, about: 'Pulses, mostly.' }, headers: { origin } }));
  return username;
}

/** Publishes a recipe with a photo; returns where the photo lies. */
async function share(page: Page, origin: string, title: string): Promise<{ id: string; picture: string }> {
  const imageId = randomUUID();
  const file = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await answered(page.request.post(`/api/images/${imageId}`, { multipart: { file }, headers: { origin } }));
  const read = () => answered<{ image: Image | null }>(page.request.get(`/api/images/${imageId}`));
  await expect.poll(async () => (await read()).image !== null, { timeout: 30_000 }).toBe(true);
  const { id } = await createRecipe(page, origin, {
    ...{ title, ingredients: ORIGINAL, instructions: ['Boil the lentils.', 'Toss with the lemon.'], cook_time: 25 },
    image_id: imageId,
  });
  await publish(page, origin, id);
  return { id, picture: (await read()).image?.variants[0]?.url ?? '' };
}

const publish = (page: Page, origin: string, id: string): Promise<unknown> =>
  answered(
    page.request.put(`/api/recipes/${id}/published`, { data: { published: true, license: 'cc-by-sa', isOwn: true }, headers: { origin } }),
  );

async function slugOf(page: Page, id: string): Promise<string> {
  let slug: string | undefined;
  const find = async () => {
    const { items } = await answered<{ items: { id: string; slug: string }[] }>(page.request.get('/api/community/recipes?limit=100'));
    slug = items.find((item) => item.id === id)?.slug;
    return slug;
  };
  await expect.poll(find).toBeTruthy();
  return slug ?? '';
}

/** Changes two ingredients and a step of the copy of a recipe, and publishes it. */
async function changeCopy(page: Page, origin: string, address: string, title: string): Promise<string> {
  await page.goto(address);
  const href = await page.getByRole('link', { name: 'Open my copy' }).getAttribute('href');
  const id = href?.split('/').at(-1) ?? '';
  const { revision } = await answered<{ revision: number }>(page.request.get(`/api/recipes/${id}`));
  const data = {
    revision,
    title,
    ingredients: CHANGED,
    instructions: ['Boil the lentils.', 'Toss with the lemon and its zest.'],
    cook_time: 25,
  };
  await answered(page.request.put(`/api/recipes/${id}`, { data, headers: { origin } }));
  await publish(page, origin, id);
  return id;
}

async function makeModerator(page: Page, simmer: Parameters<typeof signUp>[1]): Promise<void> {
  await setStaffRoles(simmer.environment, (await signUp(page, simmer)).email, ['moderator']);
  await addAuthenticator(page, simmer.url);
}

const EVERYWHERE = ['gallery', 'search', 'page', 'page for programs', 'page of its cook', 'feed', 'picture'];

interface Shown {
  url: string;
  /** Signed in as a cook who follows the author. */
  follower: Page;
  /** The author's username. */
  chef: string;
  id: string;
  title: string;
  address: string;
  picture: string;
}

/** Where a recipe is shown, asked as visitors ask, who are answered from memory, and as a follower. */
async function placesOf(browser: Browser, { url, follower, chef, id, title, address, picture }: Shown): Promise<() => Promise<string[]>> {
  const visitor = await newPage(browser, url);
  const slug = address.split('/').at(-1) ?? '';
  const has = async (page: Page, path: string, text: string) => (await (await page.request.get(path)).text()).includes(text);
  return async () => {
    const shown: Record<string, boolean> = {
      gallery: await has(visitor, '/api/community/recipes?limit=100', id),
      search: await has(visitor, `/api/community/recipes?limit=100&search=${encodeURIComponent(title)}`, id),
      page: await has(visitor, address, 'application/ld+json'),
      'page for programs': (await visitor.request.get(`/api/community/recipe-pages/${slug}`)).ok(),
      'page of its cook': await has(visitor, `/api/community/recipes?author=${chef}`, id),
      feed: await has(follower, '/api/community/feed/recipes?limit=100', id),
      picture: (await visitor.request.get(picture)).ok(),
    };
    return EVERYWHERE.filter((place) => shown[place]);
  };
}
