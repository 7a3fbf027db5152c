import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import sharp from 'sharp';

let site: Server;
let world: WorldUnderTest;
let origin: string;

const page = (address: string): string =>
  `<html><head><title>Leek soup</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    image: `${address}/soup.jpg`,
    recipeYield: '4',
    totalTime: 'PT40M',
    recipeIngredient: ['3 leeks, sliced', '1 l stock'],
    recipeInstructions: [{ '@type': 'HowToSection', name: 'The base', itemListElement: ['Soften the leeks.', 'Add the stock.'] }],
    nutrition: { '@type': 'NutritionInformation', calories: '210 kcal' },
  })}</script></head><body><h1>Leek soup</h1></body></html>`;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9a4f' } })
    .jpeg()
    .toBuffer();
  site = createServer((request, response) => {
    if (request.url === '/soup') response.writeHead(200, { 'content-type': 'text/html' }).end(page(origin));
    else if (request.url === '/soup.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
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

it('brings a page into the library: its facts, its groups, and its picture in every size', async () => {
  const client = world.client();
  await client.call('POST /auth/register', {
    email: `${randomUUID()}@example.com`,
    password: `millet ${randomUUID()}`,
    acceptsTerms: true,
  });
  const { id } = await client.call('POST /imports', { url: `${origin}/soup` });
  await waitUntil(
    async () => !['queued', 'running'].includes((await client.call('GET /imports/:id', { id })).status),
    'the import to end',
    40_000,
  );

  const record = await client.call('GET /imports/:id', { id });
  expect(record).toMatchObject({
    status: 'succeeded',
    error: null,
    preview: { title: 'Leek soup', ingredientCount: 2, stepCount: 2, servings: 4 },
  });
  expect(record.stages.map(({ name }) => name)).toEqual(['fetching', 'reading', 'saving-picture', 'saving-recipe']);

  await world.settle();
  const recipe = await client.call('GET /recipes/:id', { id: record.recipeId ?? '' });
  expect(recipe).toMatchObject({
    title: 'Leek soup',
    total_time: 40,
    calories: 210,
    source_url: `${origin}/soup`,
    ingredients: [
      { text: '3 leeks, sliced', parsed: { quantity: 3, name: 'leeks', preparation: 'sliced' } },
      { text: '1 l stock', parsed: { quantity: 1, unit: 'l', name: 'stock' } },
    ],
    instructions: [
      { text: 'Soften the leeks.', group: 'The base' },
      { text: 'Add the stock.', group: 'The base' },
    ],
  });
  expect(recipe.image?.variants.length).toBeGreaterThanOrEqual(6);
  const variant = recipe.image?.variants.find(({ format, width }) => format === 'avif' && width === 480);
  const picture = await fetch(`${world.gatewayUrl}${variant?.url}`);
  expect({
    status: picture.status,
    type: picture.headers.get('content-type'),
    sniff: picture.headers.get('x-content-type-options'),
  }).toEqual({ status: 200, type: 'image/avif', sniff: 'nosniff' });
});
