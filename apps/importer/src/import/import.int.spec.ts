import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@simmer/contracts';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, waitUntil } from '@simmer/testing';
import { v7 as newId } from 'uuid';
import { ImporterModule } from '../importer.module';

const { import: imports } = operations.importer;

const RECIPE_PAGE = `<html><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Leek soup","recipeYield":"4","recipeIngredient":["3 leeks","1 l stock"],"recipeInstructions":["Soften the leeks.","Add the stock."]}</script></head><body><h1>Leek soup</h1></body></html>`;

let site: Server;
let host: string;
let importer: ServiceUnderTest;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/soup') response.writeHead(200, { 'content-type': 'text/html' }).end(RECIPE_PAGE);
    else if (request.url === '/essay') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>On soup</h1><p>Soup is good.</p>');
    else if (request.url === '/refused') response.writeHead(403).end();
    else if (request.url === '/hangs') response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  importer = await serviceUnderTest('importer', ImporterModule, isolatedEnvironment(['importer'], { OUTBOUND_ALLOWED_HOSTS: host }));
});

afterAll(async () => {
  await importer.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const start = (path: string, actor = cook()) => importer.call(imports.start, { url: `http://${host}${path}` }, actor).then(({ id }) => ({ id, actor }));

async function ended({ id, actor }: { id: string; actor: ReturnType<typeof cook> }) {
  const read = () => importer.call(imports.read, { id }, actor);
  await waitUntil(async () => !['queued', 'running'].includes((await read()).status), 'the import to end');
  return read();
}

describe('an import', () => {
  it('says exactly what the specification says when the page holds no recipe', async () => {
    const record = await ended(await start('/essay'));
    expect(record).toMatchObject({
      status: 'failed',
      recipeId: null,
      error: { code: 'not-extractable', message: 'Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.' },
    });
    expect(record.debug.length).toBeGreaterThan(2);
  });

  it('gives the reason when the site refuses', async () => {
    const record = await ended(await start('/refused'));
    expect(record.error?.message).toMatch(/^Failed to import recipe: /);
  });

  it('never reaches an address inside the network', async () => {
    const actor = cook();
    const { id } = await importer.call(imports.start, { url: 'http://127.0.0.1:9/recipe' }, actor);
    await expect(ended({ id, actor })).resolves.toMatchObject({ status: 'failed' });
  });

  it('can be cancelled, and stays cancelled', async () => {
    const running = await start('/hangs');
    await importer.call(imports.cancel, { id: running.id }, running.actor);
    await expect(ended(running)).resolves.toMatchObject({ status: 'cancelled' });
    await expect(importer.call(imports.cancel, { id: running.id }, running.actor)).rejects.toMatchObject({ code: 'importer.already-finished' });
  });

  it('is one import however often it is asked for under one id', async () => {
    const actor = cook();
    const id = newId();
    const asked = await Promise.all(Array.from({ length: 10 }, () => importer.call(imports.start, { id, url: `http://${host}/essay` }, actor)));
    expect(new Set(asked.map((record) => record.id))).toEqual(new Set([id]));
  });

  it('is nobody else’s to read or to cancel', async () => {
    const { id } = await start('/essay');
    await expect(importer.call(imports.read, { id }, cook())).rejects.toMatchObject({ code: 'importer.not-found' });
    await expect(importer.call(imports.cancel, { id }, cook())).rejects.toMatchObject({ code: 'importer.not-found' });
  });
});
