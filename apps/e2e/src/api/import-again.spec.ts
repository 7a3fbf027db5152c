import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getModelToken } from '@nestjs/mongoose';
import { type Actor, type InputOf, operations } from '@simmer/contracts';
import { incomingKey, ObjectStore } from '@simmer/kit';
import { cook, stagedFile, waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import type { Model } from 'mongoose';
import { v7 as newId } from 'uuid';

const { import: imports } = operations.importer;
const { recipe: recipes } = operations.recipes;

let site: Server;
let origin: string;
let requests = 0;
let world: WorldUnderTest;

const marked = (title: string, ingredients: string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: title,
  recipeYield: '2 bowls',
  image: '/soup.jpg',
  recipeIngredient: ingredients,
  recipeInstructions: ['Soften the leeks.', 'Add the stock.'],
});

const showing = (title: string, recipes: object, head = ''): string =>
  `<html lang="en"><head>${head}<script type="application/ld+json">${JSON.stringify(recipes)}</script></head><body><h1>${title}</h1></body></html>`;

const page = (title: string, ingredients: string[], head = ''): string => showing(title, marked(title, ingredients), head);

const LEEKS = ['3 leeks', '1 l stock'];

const SUPPER = showing('Dal', [
  marked('Flatbread', ['500 g flour']),
  marked('Dal', ['200 g lentils']),
  marked('Pickled onions', ['3 onions']),
]);

beforeAll(async () => {
  site = createServer((request, response) => {
    requests += 1;
    const { pathname } = new URL(request.url ?? '/', origin);
    const canonical = `<link rel="canonical" href="${origin}/soup">`;
    const html = {
      '/soup': page('Leek soup', LEEKS, canonical),
      '/print/soup': page('Leek soup (print)', LEEKS, canonical),
      '/copied': page('Leek soup', LEEKS),
      '/other': page('Pea soup', ['500 g peas']),
      '/supper': SUPPER,
    }[pathname];
    if (html) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  world = await worldUnderTest({ OUTBOUND_ALLOWED_HOSTS: host });
});

afterAll(async () => {
  await world.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function ended(actor: Actor, id: string) {
  const read = () => world.call(imports.read, { id }, actor);
  await waitUntil(async () => !['queued', 'running'].includes((await read()).status), 'the import to end', 40_000);
  return read();
}

const bring = async (actor: Actor, input: InputOf<typeof imports.start>) =>
  ended(actor, (await world.call(imports.start, input, actor)).id);

async function send(actor: Actor, html: string, url: string | null) {
  const id = newId();
  await world.services.importer.app.get(ObjectStore).put(incomingKey(actor.accountId ?? '', id), Buffer.from(html), 'text/html');
  await world.call(imports.startFromPage, { id, url, page: stagedFile(incomingKey(actor.accountId ?? '', id)) }, actor);
  return ended(actor, id);
}

describe('importing what is in the library', () => {
  const actor = cook();
  let first: string;

  it('keeps with the recipe where each field was read', async () => {
    const record = await bring(actor, { url: `${origin}/soup` });
    first = record.recipeId ?? '';
    const recipe = await world.call(recipes.read, { id: first }, actor);
    expect(recipe).toMatchObject({ language: 'en', yield_text: '2 bowls', source_url: `${origin}/soup` });
    expect(recipe.origins).toContainEqual(expect.objectContaining({ field: 'ingredients', reader: 'json-ld', checked: false }));
    expect(record.origins.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'ingredients', 'instructions', 'source_url']),
    );
  });

  it('tells at once of an address that is owned, and fetches nothing', async () => {
    const before = requests;
    const record = await bring(actor, { url: `${origin}/soup?utm_source=letter` });
    expect(record).toMatchObject({
      status: 'failed',
      recipeId: null,
      stages: [],
      duplicateOf: { id: first, title: 'Leek soup' },
      error: { code: 'duplicate' },
    });
    expect(requests).toBe(before);
  });

  it.each([
    ['another address of the same page', '/print/soup'],
    ['the same title and ingredients elsewhere', '/copied'],
  ])('tells of %s', async (_, path) => {
    await expect(bring(actor, { url: origin + path })).resolves.toMatchObject({ error: { code: 'duplicate' }, duplicateOf: { id: first } });
  });

  it.each([
    ['two addresses of one page', ['/soup', '/print/soup']],
    ['one address, sent twice', ['/other', '/other']],
    ['two pages of one recipe', ['/copied', '/soup']],
  ])(
    'brings in one recipe of %s, imported at the same moment',
    async (_, paths) => {
      const busy = cook();
      const records = await Promise.all(paths.map((path) => bring(busy, { url: origin + path })));
      const { items } = await world.call(recipes.list, {}, busy);
      expect(items).toHaveLength(1);
      expect(records.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
      expect(records.find(({ status }) => status === 'failed')).toMatchObject({
        error: { code: 'duplicate' },
        duplicateOf: { id: items[0]?.id },
      });
    },
    60_000,
  );

  it('is in, once, although the service that saves it died, whoever else imports it meanwhile', async () => {
    const [busy, url] = [cook(), `${origin}/other`];
    const saving = jest
      .spyOn(world.services.recipes.app.get<Model<unknown>>(getModelToken('Recipe')), 'create')
      .mockReturnValueOnce(new Promise(() => undefined) as never);
    const first = bring(busy, { url });
    await waitUntil(() => saving.mock.calls.length === 1, 'the recipe to be saved');
    const second = await bring(busy, { url });
    expect(await world.call(recipes.list, {}, busy)).toMatchObject({ items: [{ id: second.duplicateOf?.id }], total: 1 });
    expect(await first).toMatchObject({ status: 'succeeded', recipeId: second.duplicateOf?.id });
    saving.mockRestore();
  });

  it('imports it all the same when the cook wants it', async () => {
    const record = await bring(actor, { url: `${origin}/soup`, allowDuplicate: true });
    expect(record).toMatchObject({ status: 'succeeded', duplicateOf: null });
    expect(record.recipeId).not.toBe(first);
  });

  it('is no duplicate of what somebody else has', async () => {
    await expect(bring(cook(), { url: `${origin}/soup` })).resolves.toMatchObject({ status: 'succeeded' });
  });

  it('does not keep other recipes of the site away', async () => {
    await expect(bring(actor, { url: `${origin}/other` })).resolves.toMatchObject({ status: 'succeeded' });
  });
});

describe('a page of several recipes', () => {
  const supper = () => `${origin}/supper`;
  const named = (title: string) => `${supper()}#:~:text=${title}`;
  const brought = async (by: Actor) => (await world.call(recipes.list, { sort: 'title' }, by)).items.map(({ title }) => title);

  it('gives the one that it is about, and names the others with an address for each', async () => {
    const actor = cook();
    const own = await bring(actor, { url: supper() });
    expect(own).toMatchObject({
      status: 'succeeded',
      preview: { title: 'Dal' },
      moreRecipes: [
        { title: 'Flatbread', url: named('Flatbread') },
        { title: 'Pickled onions', url: named('Pickled%20onions') },
      ],
    });
    for (const { url } of own.moreRecipes)
      await expect(bring(actor, { url: url ?? '' })).resolves.toMatchObject({ status: 'succeeded', duplicateOf: null });
    expect(await brought(actor)).toEqual(['Dal', 'Flatbread', 'Pickled onions']);

    const before = requests;
    const again = await bring(actor, { url: supper() });
    expect(again).toMatchObject({ error: { code: 'duplicate' }, duplicateOf: { id: own.recipeId }, moreRecipes: own.moreRecipes });
    await expect(bring(actor, { url: named('Flatbread') })).resolves.toMatchObject({
      duplicateOf: { title: 'Flatbread' },
      moreRecipes: [
        { title: 'Dal', url: supper() },
        { title: 'Pickled onions', url: named('Pickled%20onions') },
      ],
    });
    expect(requests).toBe(before);
  });

  it('gives its own also to a cook who has another of them, once', async () => {
    const actor = cook();
    const bread = await bring(actor, { url: named('Flatbread') });
    await expect(world.call(recipes.read, { id: bread.recipeId ?? '' }, actor)).resolves.toMatchObject({
      title: 'Flatbread',
      source_url: named('Flatbread'),
    });
    await expect(bring(actor, { url: supper() })).resolves.toMatchObject({ status: 'succeeded', preview: { title: 'Dal' } });
    await expect(bring(actor, { url: named('Dal') })).resolves.toMatchObject({ status: 'failed', duplicateOf: { title: 'Dal' } });
    await expect(bring(actor, { url: named('Trifle') })).resolves.toMatchObject({ status: 'failed', duplicateOf: { title: 'Dal' } });
    expect(await brought(actor)).toEqual(['Dal', 'Flatbread']);
  });

  it('gives all of them at the same moment', async () => {
    const actor = cook();
    await Promise.all([supper(), named('Flatbread'), named('Pickled%20onions')].map((url) => bring(actor, { url })));
    expect(await brought(actor)).toEqual(['Dal', 'Flatbread', 'Pickled onions']);
  });

  it('gives the one that is asked for also of a source that is sent', async () => {
    const actor = cook();
    await expect(send(actor, SUPPER, 'https://suppers.invalid/friday#:~:text=Flatbread')).resolves.toMatchObject({
      status: 'succeeded',
      preview: { title: 'Flatbread' },
    });
    await expect(send(actor, SUPPER, null)).resolves.toMatchObject({
      status: 'succeeded',
      moreRecipes: [
        { title: 'Flatbread', url: null },
        { title: 'Pickled onions', url: null },
      ],
    });
  });
});

describe('importing the source of a page', () => {
  it('takes addresses as meant from the one that the page gives itself', async () => {
    const actor = cook();
    const record = await send(actor, page('Leek soup', LEEKS, '<link rel="canonical" href="https://soups.invalid/leek/soup">'), null);
    expect(record).toMatchObject({ status: 'succeeded', url: null });
    await expect(world.call(recipes.read, { id: record.recipeId ?? '' }, actor)).resolves.toMatchObject({
      source_url: 'https://soups.invalid/leek/soup',
      image_url: 'https://soups.invalid/soup.jpg',
    });
  });

  it('leaves addresses out that nobody knows', async () => {
    const actor = cook();
    const record = await send(actor, page('Leek soup', LEEKS), null);
    expect(record).toMatchObject({ status: 'succeeded', url: null });
    await expect(world.call(recipes.read, { id: record.recipeId ?? '' }, actor)).resolves.toMatchObject({
      title: 'Leek soup',
      source_url: null,
      source_name: '',
    });
  });

  it('knows what is owned here too', async () => {
    const actor = cook();
    const url = `https://soups.invalid/${randomUUID()}`;
    const first = await send(actor, page('Leek soup', LEEKS), url);
    await expect(send(actor, page('Leek soup, better', ['4 leeks']), url)).resolves.toMatchObject({
      error: { code: 'duplicate' },
      duplicateOf: { id: first.recipeId },
    });
  });
});
