// The people that the states need, each in a browser of their own: made anew for each run, so that every run begins alike.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { createProgramClient } from '@simmer/client';
import { morningsAndSweets } from '../../apps/dev/src/stories/mornings-and-sweets';
import { createWeekAndList } from '../../apps/dev/src/stories/week-and-list';
import { weeknights } from '../../apps/dev/src/stories/weeknights';
import { confirmEmails } from '../verify/as-operator';
import type { RunningProduct } from '../verify/running-product';
import { READERS_PASSWORD as PASSWORD } from '../help/typed-into';
import { inRepository } from '../prepare/repository.mjs';

/** `demo` has all that a state shows, `mate` shares their household, `full` has more recipes than fit, `locked` a second factor, `fresh` nothing. */
export const PEOPLE = ['demo', 'mate', 'full', 'locked', 'fresh', 'visitor'] as const;

export type Made = Awaited<ReturnType<typeof makeCooks>>;
type Api = ReturnType<typeof apiOf>;
type Body = object | undefined;
type Draft = (typeof weeknights)[number]['draft'];

const FREE_PLACES = 50;
const DAY_MS = 86_400_000;
const CHICKPEAS = 'Braised chickpeas with lemon';
const SOUP = 'Squash and peanut soup';
const BROWNIES = 'Walnut brownies';
const CAKE = 'Lemon polenta cake';

/** As the cook's own calendar has it. */
export const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE');

/** The first day of a week: this one, or one that comes `weeks` later. */
export const mondayAfter = (weeks: number) => dayAfter(7 * weeks - ((new Date().getDay() + 6) % 7));

/** Registers everybody in their `contexts`, and tells what they keep. */
export async function makeCooks(
  { url, environment }: Pick<RunningProduct, 'url' | 'environment'>,
  contexts: Record<string, BrowserContext>,
) {
  const cooks = Object.fromEntries(
    Object.entries(contexts).map(([who, { request }]) => [
      who,
      { email: `${who}.${randomUUID().slice(0, 6)}@simmer.example`, api: apiOf(url, request) },
    ]),
  ) as Record<(typeof PEOPLE)[number], { email: string; api: Api }>;
  const register = (who: (typeof PEOPLE)[number], name: string) =>
    cooks[who].api('POST', '/auth/register', { email: cooks[who].email, password: PASSWORD, name, acceptsTerms: true });
  await register('demo', 'Mara Lindqvist');
  await register('mate', 'Jonas Lindqvist');
  await register('full', 'Tom Achterberg');
  await register('locked', 'Ines Duarte');
  await register('fresh', 'Ben Okafor');
  // the newest one has not looked at their mail yet
  await confirmEmails(environment, ...(['demo', 'mate', 'full', 'locked'] as const).map((who) => cooks[who].email));
  const { token: invitation } = await cooks.demo.api('POST', '/household/invitation');
  await cooks.mate.api('POST', `/household-invitations/${invitation}/join`);
  await lock(cooks.locked.api);
  return {
    invitation,
    cooks,
    password: PASSWORD,
    ...(await keepLibrary(url, cooks.demo)),
    ...(await keepMore(cooks.full.api)),
  };
}

type Multipart = Record<string, { name: string; mimeType: string; buffer: Buffer }>;

const MOST_TRIES = 4;

/**
 * Calls of a cook, by the routes of the API. What a busy machine has no time for is asked for again, as the answer says: every write has an id, and
 * happens once.
 */
export const apiOf =
  (url: string, request: APIRequestContext) => async (method: string, path: string, data?: Body, multipart?: Multipart) => {
    const options = { method, data, multipart, headers: { origin: url } };
    let response = await request.fetch(`${url}/api${path}`, options);
    for (let tries = 1; response.status() === 503 && tries < MOST_TRIES; tries += 1) {
      await setTimeout(1_000 * Number(response.headers()['retry-after'] ?? 1));
      response = await request.fetch(`${url}/api${path}`, options);
    }
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };

async function lock(api: Api) {
  const { id, key } = await api('POST', '/account/authenticators', { id: randomUUID() });
  await api('POST', `/account/authenticators/${id}/confirm`, { code: new TOTP({ secret: key }).generate(), name: 'Pixel 9' });
}

/** The library, the week and the list of the demo cook, and something in every place that may hold something. */
export async function keepLibrary(url: string, { email, api }: { email: string; api: Api }) {
  const recipes = [...morningsAndSweets, ...weeknights].map((recipe) => ({ ...recipe, id: randomUUID() }));
  for (const { id, draft, isFavorite } of recipes) await api('POST', '/recipes', { id, ...draft, favorite: isFavorite ?? false });
  const program = createProgramClient(url);
  await program.call('POST /auth/login', { email, password: PASSWORD });
  await createWeekAndList(program, recipes, dayAfter(0));

  const find = (title: string) => {
    const found = recipes.find(({ draft }) => draft.title === title);
    if (!found) throw new Error(`The demo cook has no ${title}.`);
    return found;
  };
  const idOf = (title: string) => find(title).id;
  const [photo, other] = await Promise.all(['miso-mushroom-noodles', 'smoky-black-bean-bowl'].map((plate) => keepPhoto(api, plate)));
  const soup = find(SOUP).draft;
  const withPhotos = soup.instructions?.map((step, at) => ({
    ...(typeof step === 'string' ? { text: step } : step),
    image_id: [photo, null, other][at] ?? null,
  }));
  await api('PUT', `/recipes/${idOf(SOUP)}`, {
    ...soup,
    image_id: photo,
    instructions: withPhotos,
    revision: await revisionOf(api, idOf(SOUP)),
  });
  await keepVersions(api, idOf(BROWNIES), find(BROWNIES).draft);
  await api('POST', '/recipes', { id: randomUUID(), ...find(CAKE).draft, title: 'Lemon polenta cake with olive oil' });
  for (const [ago, note, image_id] of [
    [3, 'Twice the lemon. Nobody minded.', other],
    [24, '', null],
  ] as const)
    await api('PUT', `/recipes/${idOf(CHICKPEAS)}/cooked-on/${randomUUID()}`, { date: dayAfter(-ago), servings: 4, note, image_id });
  for (const [name, titles] of [
    ['Weeknights', [CHICKPEAS, SOUP]],
    ['For guests', [BROWNIES, SOUP]],
  ] as const)
    await keepCollection(
      api,
      name,
      titles.map((title) => idOf(title)),
    );
  for (const title of ['Kohlrabi slaw', 'Rye crackers', 'Tomato confit']) await keepDeleted(api, title);
  await keepEaters(api);
  await keepForTomorrow(api, idOf);
  return { idOf, photo, ...(await keepLinks(api, idOf)) };
}

const revisionOf = async (api: Api, id: string) => (await api('GET', `/recipes/${id}`)).revision;

async function keepPhoto(api: Api, plate: string): Promise<string> {
  const id = randomUUID();
  const buffer = await sharp(inRepository(`apps/web/src/app/plates/bare/${plate}.svg`))
    .resize(960, 720, { fit: 'cover' })
    .flatten({ background: '#7d8f69' })
    .jpeg()
    .toBuffer();
  await api('POST', `/images/${id}`, undefined, { file: { name: `${plate}.jpg`, mimeType: 'image/jpeg', buffer } });
  return id;
}

async function keepVersions(api: Api, id: string, draft: Draft): Promise<void> {
  const [first, ...others] = draft.instructions ?? [];
  const shorter = {
    ...draft,
    servings: 9,
    instructions: [
      {
        ...(typeof first === 'string' ? {} : first),
        text: 'Heat the oven to 170 °C. Toast the walnuts on a tray for 10 minutes. Line a tin.',
      },
      ...others,
    ],
  };
  const edits = [shorter, { ...shorter, ingredients: draft.ingredients?.slice(1), prep_time: 15 }, draft];
  for (const edit of edits) await api('PUT', `/recipes/${id}`, { ...edit, revision: await revisionOf(api, id) });
}

async function keepCollection(api: Api, name: string, ids: string[]): Promise<void> {
  const collection = randomUUID();
  await api('PUT', `/collections/${collection}`, { name });
  for (const id of ids) {
    const { collections = [] } = await api('GET', `/recipes/${id}`);
    await api('PUT', `/recipes/${id}/collections`, { collections: [...collections, collection] });
  }
}

async function keepDeleted(api: Api, title: string): Promise<void> {
  const id = randomUUID();
  await api('POST', '/recipes', { id, title, ingredients: ['400 g of it'], notes: 'From Ilse.' });
  await api('DELETE', `/recipes/${id}`);
}

async function keepEaters(api: Api): Promise<void> {
  const { eaters } = await api('GET', '/household');
  const [mara] = eaters;
  await api('PUT', `/household/eaters/${mara.id}`, { ...mara, id: undefined, goals: { kcal: 2_000, protein: 90 } });
  await api('PUT', `/household/eaters/${randomUUID()}`, {
    name: 'Lina',
    portion: 0.5,
    diets: ['vegetarian'],
    allergens: ['nuts'],
    dislikes: ['olives'],
  });
}

/** Two dishes for one clock, which is still to come whenever it is looked at. */
async function keepForTomorrow(api: Api, idOf: (title: string) => string): Promise<void> {
  const date = dayAfter(1);
  const put = [CAKE, BROWNIES].map((title, position) => ({
    ...{ id: randomUUID(), date, meal: 'dinner', position: position + 1, recipe_id: idOf(title), title },
    ...{ servings: null, locked: false, leftover_of: null },
  }));
  const week = dayAfter(1 - ((new Date(date).getDay() + 6) % 7));
  await api('POST', `/meal-plan/${week}/changes`, { id: week, put });
}

/** What leads others to it, another list, and a week to use again. */
async function keepLinks(api: Api, idOf: (title: string) => string) {
  const recipe = (title: string, days = 30) => api('POST', '/share-links', { id: randomUUID(), recipe_id: idOf(title), days });
  const [shared, revoked] = [await recipe(CHICKPEAS), await recipe(SOUP, 7)];
  await api('PUT', `/share-links/${revoked.link.id}/revoked`, { revoked: true });
  const week = await api('POST', '/week-share-links', { id: randomUUID(), first: mondayAfter(0) });
  const { items } = await api('GET', '/shopping-lists');
  const { token: guestList } = await api('POST', `/shopping-lists/${items[0].id}/guest-links`);
  await api('POST', '/shopping-lists', { id: randomUUID(), name: 'Hardware store' });
  const dishes = [CHICKPEAS, SOUP].map((title, day) => ({ day, meal: 'dinner', recipe_id: idOf(title), title, servings: null }));
  await api('PUT', `/meal-plan-templates/${randomUUID()}`, { name: 'A week in November', dishes });
  return { shared: shared.token, revoked: revoked.token, week: week.token, guestList };
}

/** Of one cook as many recipes as the free plan holds, and a few that wait. */
async function keepMore(api: Api) {
  const create = (at: number, more: object = {}) =>
    api('POST', '/recipes', {
      id: randomUUID(),
      title: `Soup no. ${at}`,
      ingredients: [`${at} leeks`],
      instructions: ['Simmer for 20 minutes.'],
      ...more,
    });
  for (let at = 1; at <= FREE_PLACES; at += 1) await create(at);
  const [waiting] = [
    await create(51, { title: 'Miso mushroom noodles', whenFull: { origin: 'address', name: 'noodles.example' } }),
    await create(52, { title: 'Brown butter plum tart', whenFull: { origin: 'text' } }),
    await create(53, { title: 'Mint and lime cooler', whenFull: { origin: 'written' } }),
  ];
  return { waiting: waiting.id };
}
