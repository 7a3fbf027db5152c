import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgramClient, newId, type RouteInput, type SimmerClient } from '@simmer/client';
import { EXPORT_FORMATS } from '@simmer/contracts';
import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import sharp from 'sharp';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

interface Cook {
  client: SimmerClient;
  /** Uploads files for an import; gives the import's id. */
  send(files: Record<string, string | Blob>): Promise<string>;
  request(method: string, path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
}

async function newCook(): Promise<Cook> {
  let cookie = '';
  const client = createProgramClient(world.gatewayUrl, {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    },
  });
  await client.call('POST /auth/register', { email: `${randomUUID()}@example.com`, password: `spelt ${randomUUID()}`, acceptsTerms: true });
  const request: Cook['request'] = (method, path, body, headers) =>
    fetch(world.gatewayUrl + path, {
      method,
      headers: { origin: world.gatewayUrl, cookie, ...headers },
      ...(body !== undefined && { body }),
    });
  const send: Cook['send'] = async (files) => {
    const id = newId();
    const response = await request('POST', `/api/file-imports/${id}`, formOf(files));
    expect(response.status).toBe(202);
    return id;
  };
  return { client, request, send };
}

function formOf(files: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, content] of Object.entries(files))
    form.append('files', typeof content === 'string' ? new Blob([content]) : content, name);
  return form;
}

const soup = (at: number): object => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: `Soup number ${at}`,
  recipeYield: '4',
  recipeIngredient: [`${at} leeks`, '1 l stock'],
  recipeInstructions: [{ '@type': 'HowToStep', text: `Simmer for ${at} minutes.` }],
});
const soups = (count: number, from = 1): string => JSON.stringify(Array.from({ length: count }, (_, at) => soup(from + at)));

async function reached({ client }: Cook, id: string, ...statuses: string[]) {
  await waitUntil(
    async () => statuses.includes((await client.call('GET /file-imports/:id', { id })).status),
    `the import to be ${statuses.join(' or ')}`,
    60_000,
  );
  return client.call('GET /file-imports/:id', { id });
}

const ready = (cook: Cook, id: string) => reached(cook, id, 'ready', 'failed');

async function saved(cook: Cook, id: string, choice: Omit<RouteInput<'POST /file-imports/:id/save'>, 'id'> = {}) {
  await ready(cook, id);
  await cook.client.call('POST /file-imports/:id/save', { id, ...choice });
  return reached(cook, id, 'saved', 'failed');
}

const itemsOf = async ({ client }: Cook, id: string) => (await client.call('GET /file-imports/:id/items', { id, limit: 100 })).items;
const titlesOf = async ({ client }: Cook) =>
  (await client.call('GET /recipes', { limit: 100, sort: 'title' })).items.map(({ title }) => title);

describe('the report on recipe files', () => {
  it('says what is in them, what is owned already and what could not be read, and saves nothing', async () => {
    const cook = await newCook();
    await cook.client.call('POST /recipes', { title: 'Soup Number 1', ingredients: ['1 l stock', '1 leeks'] });
    const id = await cook.send({
      'soups.json': soups(3),
      'more soups.json': JSON.stringify([soup(3), soup(4)]),
      'bröken.zip': new Blob([Buffer.from('PK\u0003\u0004 no zip at all')]),
    });
    const report = await ready(cook, id);
    expect(report).toMatchObject({
      status: 'ready',
      found: 5,
      duplicates: 2,
      saved: 0,
      files: [
        { name: 'soups.json', format: 'json-ld', found: 3, problem: null },
        { name: 'more soups.json', format: 'json-ld', found: 2, problem: null },
        { name: 'bröken.zip', found: 0, problem: { code: 'damaged' } },
      ],
    });
    const items = await itemsOf(cook, id);
    expect(items.map(({ title, duplicateOf }) => [title, duplicateOf?.title ?? null])).toEqual([
      ['Soup number 1', 'Soup Number 1'],
      ['Soup number 2', null],
      ['Soup number 3', null],
      ['Soup number 3', 'Soup number 3'],
      ['Soup number 4', null],
    ]);
    expect(items[1]).toMatchObject({
      index: 1,
      file: 'soups.json',
      ingredientCount: 2,
      stepCount: 1,
      hasPicture: false,
      status: 'found',
      recipeId: null,
    });
    expect(await titlesOf(cook)).toEqual(['Soup Number 1']);
  });

  it('takes what is spelled with other letters for the same, in the library and in one file', async () => {
    const cook = await newCook();
    const spelled = (name: string) => ({ ...soup(1), name });
    await cook.client.call('POST /recipes', { title: 'Käsespätzle mit Soße', ingredients: ['1 l stock', '1 leeks'] });
    const id = await cook.send({ 'soups.json': JSON.stringify(['Kasespatzle mit Sosse', 'Rødgrød', 'Rodgrod'].map(spelled)) });
    await ready(cook, id);
    expect((await itemsOf(cook, id)).map(({ duplicateOf }) => duplicateOf?.title ?? null)).toEqual([
      'Käsespätzle mit Soße',
      null,
      'Rødgrød',
    ]);
  });

  it('comes page by page', async () => {
    const cook = await newCook();
    const id = await cook.send({ 'soups.json': soups(25) });
    await ready(cook, id);
    const first = await cook.client.call('GET /file-imports/:id/items', { id, limit: 20 });
    const second = await cook.client.call('GET /file-imports/:id/items', { id, limit: 20, ...(first.next && { after: first.next }) });
    expect([first.items.length, second.items.length, second.next, first.total]).toEqual([20, 5, null, 25]);
    expect(second.items.map(({ index }) => index)).toEqual([20, 21, 22, 23, 24]);
  });

  it('fails when there is no recipe in any of them, and says of each why', async () => {
    const cook = await newCook();
    const report = await ready(
      cook,
      await cook.send({
        'list.bin': new Blob([Buffer.from([0, 1, 2, 3, 250, 251])]),
        'soups.json': new Blob([]),
        'soup.jpg': new Blob([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])]),
      }),
    );
    expect(report).toMatchObject({
      status: 'failed',
      error: { code: 'importer.no-recipe-file' },
    });
    expect(report.files.map(({ problem }) => problem?.code)).toEqual(['no-recipe', 'empty', 'picture']);
  });

  it('is one report however often the files are sent under one id', async () => {
    const cook = await newCook();
    const id = newId();
    const answers = await Promise.all(
      [1, 2, 3].map(() => cook.request('POST', `/api/file-imports/${id}`, formOf({ 'soups.json': soups(2) }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await ready(cook, id)).toMatchObject({ status: 'ready', found: 2 });
  });
});

describe('saving', () => {
  it('takes what is new and wanted', async () => {
    const cook = await newCook();
    await saved(cook, await cook.send({ 'soups.json': soups(2) }));
    const id = await cook.send({ 'soups.json': soups(5) });
    expect(await saved(cook, id, { leaveOut: [3] })).toMatchObject({
      status: 'saved',
      found: 5,
      duplicates: 2,
      chosen: 2,
      saved: 2,
      notSaved: 0,
    });
    expect(await titlesOf(cook)).toEqual([1, 2, 3, 5].map((at) => `Soup number ${at}`));
    await expect(cook.client.call('POST /file-imports/:id/save', { id })).rejects.toMatchObject({ code: 'importer.already-finished' });
  });

  it('takes duplicates too when the cook wants them', async () => {
    const cook = await newCook();
    expect(
      await saved(cook, await cook.send({ 'soups.json': JSON.stringify([soup(1), soup(1)]) }), { withDuplicates: true }),
    ).toMatchObject({ saved: 2 });
  });

  it('puts into the tray what the library has no room for, from where all of it is exported and taken back', async () => {
    const cook = await newCook();
    const id = await cook.send({ 'soups.json': soups(53) });
    expect(await saved(cook, id)).toMatchObject({ status: 'saved', saved: 53, waiting: 3, notSaved: 0, error: null });
    expect((await itemsOf(cook, id)).slice(49).map(({ status, waiting }) => [status, waiting])).toEqual([
      ['saved', false],
      ...Array.from({ length: 3 }, () => ['saved', true]),
    ]);
    const tray = await cook.client.call('GET /tray', { limit: 2 });
    expect([tray.items.map(({ title, origin, name }) => [title, origin, name]), tray.total]).toEqual([
      [51, 52].map((at) => [`Soup number ${at}`, 'file', 'soups.json']),
      3,
    ]);

    const made = newId();
    await cook.client.call('POST /exports', { id: made, format: 'simmer' });
    await waitUntil(async () => (await cook.client.call('GET /exports/:id', { id: made })).status === 'ready', 'the file to be made');
    expect((await cook.client.call('GET /exports/:id', { id: made })).done).toBe(53);

    await cook.client.call('POST /file-imports/:id/undo', { id });
    expect(await reached(cook, id, 'undone')).toMatchObject({ saved: 0 });
    expect((await cook.client.call('GET /tray', {})).total).toBe(0);
    expect(await titlesOf(cook)).toEqual([]);
  });

  it('goes on after a restart and saves nothing twice', async () => {
    const cook = await newCook();
    const id = await cook.send({ 'soups.json': soups(45) });
    await ready(cook, id);
    await cook.client.call('POST /file-imports/:id/save', { id });
    await waitUntil(async () => (await cook.client.call('GET /recipes', { limit: 1 })).total !== 0, 'the first recipe to be saved');
    await world.restart();
    expect(await reached(cook, id, 'saved', 'failed')).toMatchObject({ status: 'saved', saved: 45, notSaved: 0 });
    expect((await titlesOf(cook)).length).toBe(45);
  });

  it('can be cancelled; what is saved by then stays, and is counted', async () => {
    const cook = await newCook();
    const id = await cook.send({ 'soups.json': soups(45) });
    await ready(cook, id);
    await cook.client.call('POST /file-imports/:id/save', { id });
    await cook.client.call('POST /file-imports/:id/cancel', { id });
    await world.settle();
    const { status, saved: count } = await cook.client.call('GET /file-imports/:id', { id });
    expect(status).toBe('cancelled');
    expect((await titlesOf(cook)).length).toBe(count);
    await expect(cook.client.call('POST /file-imports/:id/cancel', { id })).rejects.toMatchObject({ code: 'importer.already-finished' });
  });

  it('waits for the report', async () => {
    const cook = await newCook();
    const id = await cook.send({ 'soups.json': soups(1) });
    await ready(cook, id);
    await cook.client.call('POST /file-imports/:id/cancel', { id });
    await expect(cook.client.call('POST /file-imports/:id/save', { id })).rejects.toMatchObject({ code: 'importer.already-finished' });
    expect(await titlesOf(cook)).toEqual([]);
  });
});

describe('undoing', () => {
  it('deletes what the import saved, and nothing else; what its cook has rated can be restored', async () => {
    const cook = await newCook();
    await cook.client.call('POST /recipes', { title: 'Toast' });
    const id = await cook.send({ 'soups.json': soups(12) });
    await saved(cook, id);
    const [mine] = (await itemsOf(cook, id)).filter(({ recipeId }) => recipeId);
    await cook.client.call('PUT /recipes/:id/rating', { id: mine?.recipeId ?? '', rating: 5 });
    const undone = await cook.client.call('POST /file-imports/:id/undo', { id });
    expect(['undoing', 'undone']).toContain(undone.status);
    expect(await reached(cook, id, 'undone')).toMatchObject({ saved: 0, chosen: 12 });
    expect(await titlesOf(cook)).toEqual(['Toast']);
    expect((await cook.client.call('GET /recipes/deleted', {})).items.map(({ title }) => title)).toEqual([mine?.title]);
    expect(new Set((await itemsOf(cook, id)).map(({ status }) => status))).toEqual(new Set(['undone']));
    expect(await cook.client.call('POST /file-imports/:id/undo', { id })).toMatchObject({ status: 'undone' });
  });
});

describe('somebody else’s imports and exports', () => {
  it('are not there', async () => {
    const [cook, stranger] = [await newCook(), await newCook()];
    const id = await cook.send({ 'soups.json': soups(1) });
    await ready(cook, id);
    const exported = await cook.client.call('POST /exports', { format: 'csv' });
    const missing = { code: 'importer.not-found' };
    await expect(stranger.client.call('GET /file-imports/:id', { id })).rejects.toMatchObject(missing);
    await expect(stranger.client.call('GET /file-imports/:id/items', { id })).rejects.toMatchObject(missing);
    await expect(stranger.client.call('POST /file-imports/:id/save', { id })).rejects.toMatchObject(missing);
    await expect(stranger.client.call('POST /file-imports/:id/undo', { id })).rejects.toMatchObject(missing);
    await expect(stranger.client.call('POST /file-imports/:id/cancel', { id })).rejects.toMatchObject(missing);
    expect((await stranger.request('POST', `/api/file-imports/${id}`, formOf({ 'soups.json': soups(2) }))).status).toBe(409);
    await expect(stranger.client.call('GET /exports/:id', { id: exported.id })).rejects.toMatchObject({
      code: 'importer.export-not-found',
    });
    expect((await stranger.request('GET', `/api/exports/${exported.id}/file`)).status).toBe(404);
    expect(await cook.client.call('GET /file-imports/:id', { id })).toMatchObject({ status: 'ready', found: 1 });
  });
});

async function photoOf({ request }: Cook, bytes: Buffer): Promise<string> {
  const [id, form] = [newId(), new FormData()];
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  await request('POST', `/api/images/${id}`, form);
  return id;
}

async function exported({ client, request }: Cook, input: RouteInput<'POST /exports'>) {
  const { id } = await client.call('POST /exports', input);
  await waitUntil(async () => (await client.call('GET /exports/:id', { id })).status !== 'running', 'the export to end');
  const record = await client.call('GET /exports/:id', { id });
  const response = await request('GET', `/api/exports/${id}/file`, undefined, { 'accept-encoding': 'gzip, deflate, br' }); // as browsers ask for it
  return { record, response, file: await response.blob() };
}

/** A library but for what is another's in a copy: ids, and when it was last changed. */
async function contentOf({ client }: Cook) {
  const { items } = await client.call('GET /recipes', { sort: 'title' });
  const recipes = await Promise.all(items.map(({ id }) => client.call('GET /recipes/:id', { id })));
  return recipes.map(
    ({ id: _id, image_id: _image, image, image_url: _url, revision: _revision, updated_at: _updated, plate: _plate, ...rest }) => ({
      ...rest,
      width: image?.width ?? null,
    }),
  );
}

describe('an export', () => {
  let owner: Cook;
  beforeAll(async () => {
    owner = await newCook();
    const image_id = await photoOf(
      owner,
      await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5532e' } })
        .jpeg()
        .toBuffer(),
    );
    await owner.client.call('POST /recipes', {
      title: 'Pumpkin stew',
      description: 'For cold evenings.',
      ingredients: [
        { text: '800 g pumpkin, diced', group: null },
        { text: '2 tbsp oil', group: 'To fry' },
      ],
      instructions: [
        { text: 'Fry the pumpkin.', group: null },
        { text: 'Add water and wait.', group: null },
      ],
      prep_time: 15,
      cook_time: 40,
      servings: 3,
      difficulty: 'easy',
      tags: ['dinner', 'autumn'],
      source_name: 'The blue notebook',
      source_url: 'https://example.com/stew',
      author: 'Ada',
      notes: 'Freezes well.',
      rating: 4,
      calories: 310,
      language: 'en',
      yield_text: '3 deep bowls',
      favorite: true,
      created_at: '2021-05-06T07:08:09.000Z',
      image_id,
    });
    await owner.client.call('POST /recipes', {
      title: 'Rye rolls – half',
      ingredients: ['500 g rye flour', '300 ml water'],
      instructions: ['Knead.', 'Bake.'],
    });
    await world.settle();
  });

  it('of ours brings everything into another library, its picture too', async () => {
    const { record, response, file } = await exported(owner, { format: 'simmer' });
    expect(record).toMatchObject({
      status: 'ready',
      total: 2,
      done: 2,
      bytes: file.size,
      fileName: expect.stringMatching(/^simmer-recipes-\d{4}-\d\d-\d\d\.zip$/),
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename=${record.fileName}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const other = await newCook();
    const id = await other.send({ 'a.zip': file });
    await ready(other, id);
    expect((await itemsOf(other, id)).map(({ hasPicture }) => hasPicture).sort()).toEqual([false, true]);
    expect(await saved(other, id)).toMatchObject({ saved: 2, notSaved: 0 });
    await world.settle();
    expect(await contentOf(other)).toEqual(await contentOf(owner));
    expect((await contentOf(other))[0]?.width).toBe(640);
  });

  it('of everything that is kept of an account brings its recipes into a new one, their pictures too, and nothing that was deleted', async () => {
    const { id: deleted } = await owner.client.call('POST /recipes', { title: 'Burnt toast', ingredients: ['1 slice bread'] });
    await owner.client.call('DELETE /recipes/:id', { id: deleted });
    await owner.client.call('POST /account/export', { id: newId() });
    const current = async () => (await owner.client.call('GET /account/export', {})).export?.status;
    await waitUntil(async () => (await current()) === 'ready', 'the file of everything');
    const file = await (await owner.request('GET', '/api/account/export/file')).blob();
    const other = await newCook();
    const id = await other.send({ 'simmer-everything.zip': file });
    expect(await ready(other, id)).toMatchObject({ status: 'ready', found: 2, files: [{ format: 'simmer', found: 2, problem: null }] });
    expect((await itemsOf(other, id)).map(({ losses }) => losses)).toEqual([[], []]);
    expect(await saved(other, id)).toMatchObject({ saved: 2, notSaved: 0 });
    await world.settle();
    expect(await contentOf(other)).toEqual(await contentOf(owner));
    expect((await contentOf(other))[0]?.width).toBe(640);
  });

  it('of ours gives a photo on byte for byte from library to library, and nobody else gets it', async () => {
    const photo = await sharp({
      create: { width: 2_400, height: 1_800, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 20 }, background: 'white' },
    })
      .withExif({ IFD0: { Make: 'Kitchen camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    let cook = await newCook();
    await cook.client.call('POST /recipes', { title: 'Grandmother’s stollen', image_id: await photoOf(cook, photo) });
    const variants = async () => {
      await world.settle();
      const { items } = await cook.client.call('GET /recipes', {});
      const { image } = await cook.client.call('GET /recipes/:id', { id: items[0]?.id ?? '' });
      return Promise.all((image?.variants ?? []).map(async ({ url }) => Buffer.from(await (await cook.request('GET', url)).arrayBuffer())));
    };
    const before = await variants();
    expect(before).toHaveLength(8);
    for (let trip = 0; trip < 2; trip++) {
      const { file } = await exported(cook, { format: 'simmer' });
      expect(Buffer.from(await file.arrayBuffer()).includes(photo)).toBe(true);
      cook = await newCook();
      await saved(cook, await cook.send({ 'a.zip': file }));
      const after = await variants();
      expect(after.map((bytes, index) => before[index]?.equals(bytes))).toEqual(before.map(() => true));
    }
    for (const bytes of before) expect(bytes.includes('Kitchen camera')).toBe(false);
    const stored = await readdir(join(world.environment['MEDIA_DIR'] ?? '', 'originals'), { recursive: true });
    const originals = stored.filter((name) => name.endsWith('.jpeg'));
    expect(originals.length).toBeGreaterThan(2);
    for (const name of originals) expect((await cook.request('GET', `/media/originals/${name}`)).status).toBe(404);
  });

  it.each(EXPORT_FORMATS)(
    'as %s can be imported again',
    async (format) => {
      const { file } = await exported(owner, { format });
      const other = await newCook();
      const id = await other.send({ file });
      expect(await saved(other, id)).toMatchObject({ status: 'saved', saved: 2, notSaved: 0, skippedCount: 0, files: [{ format }] });
      expect(await titlesOf(other)).toEqual(['Pumpkin stew', 'Rye rolls – half']);
      const { items } = await other.client.call('GET /recipes', { sort: 'title' });
      const stew = await other.client.call('GET /recipes/:id', { id: items[0]?.id ?? '' });
      expect([stew.ingredients.length, stew.instructions.length]).toEqual([2, 2]);
    },
    60_000,
  );

  it.each(EXPORT_FORMATS)(
    'may be of one recipe alone, and arrives whole as %s',
    async (format) => {
      const { items } = await owner.client.call('GET /recipes', { search: 'rye' });
      const { record, response, file } = await exported(owner, { format, recipeIds: items.map(({ id }) => id) });
      expect(record).toMatchObject({ total: 1, done: 1, bytes: file.size, fileName: expect.stringMatching(/^Rye rolls – half\.\w+$/) });
      expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(`filename*=UTF-8''${record.fileName}`);
      if (format === 'recipemd') expect(await file.text()).toContain('Rye rolls');
    },
    60_000,
  );

  it('of an empty library says so', async () => {
    const cook = await newCook();
    const { record, response } = await exported(cook, { format: 'simmer' });
    expect(record).toMatchObject({ status: 'failed', error: { code: 'recipes.not-found' } });
    expect(response.status).toBe(404);
  });
});

describe('the routes of files', () => {
  const problemOf = async (response: Response) => ({ status: response.status, code: ((await response.json()) as { code: string }).code });
  const pageForm = (page: Blob | null, url = ''): FormData => {
    const form = new FormData();
    form.set('url', url);
    if (page) form.set('page', page, 'page.html');
    return form;
  };

  it('want a signed-in cook, an id and a file', async () => {
    const cook = await newCook();
    const visitor = await fetch(`${world.gatewayUrl}/api/file-imports/${newId()}`, {
      method: 'POST',
      headers: { origin: world.gatewayUrl },
      body: formOf({ 'a.json': '{}' }),
    });
    expect(visitor.status).toBe(401);
    expect(await problemOf(await cook.request('POST', '/api/file-imports/mine', formOf({ 'a.json': '{}' })))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(await problemOf(await cook.request('POST', `/api/file-imports/${newId()}`, formOf({})))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
    expect(
      await problemOf(await cook.request('POST', `/api/file-imports/${newId()}`, '{}', { 'content-type': 'application/json' })),
    ).toEqual({ status: 415, code: 'request.unsupported-media-type' });
    expect(await problemOf(await cook.request('POST', `/api/imports/${newId()}/page`, pageForm(null)))).toEqual({
      status: 422,
      code: 'request.invalid',
    });
  });

  it('take so many files and so many bytes', async () => {
    const cook = await newCook();
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${at}.json`, '{}']));
    expect(await problemOf(await cook.request('POST', `/api/file-imports/${newId()}`, formOf(many)))).toEqual({
      status: 413,
      code: 'request.too-large',
    });
    const large = new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]);
    expect(await problemOf(await cook.request('POST', `/api/imports/${newId()}/page`, pageForm(large)))).toEqual({
      status: 413,
      code: 'request.too-large',
    });
  });

  it('start an import of the page that a cook sees', async () => {
    const cook = await newCook();
    const id = newId();
    const page = `<html><script type="application/ld+json">${JSON.stringify(soup(7))}</script></html>`;
    expect((await cook.request('POST', `/api/imports/${id}/page`, pageForm(new Blob([page]), 'https://example.com/soup'))).status).toBe(
      202,
    );
    await waitUntil(
      async () => !['queued', 'running'].includes((await cook.client.call('GET /imports/:id', { id })).status),
      'the import to end',
    );
    expect(await titlesOf(cook)).toEqual(['Soup number 7']);
  });
});
