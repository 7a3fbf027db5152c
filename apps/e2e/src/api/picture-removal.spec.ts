import { randomUUID } from 'node:crypto';
import type { Recipe } from '@simmer/contracts';
import type { SimmerClient } from '@simmer/client';
import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { MaintenanceService as MediaMaintenance } from '@svc/media';
import { MaintenanceService as RecipesMaintenance } from '@svc/recipes';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

const at = (day: number): Date => new Date(Date.now() + day * 86_400_000);
const purge = (day: number) => world.services.recipes.app.get(RecipesMaintenance).purgeDeleted(at(day));
const clear = (day: number) => world.services.media.app.get(MediaMaintenance).run(at(day));

async function newCook(): Promise<SimmerClient> {
  const client = world.client();
  await client.call('POST /auth/register', {
    email: `cook-${randomUUID()}@example.com`,
    password: 'plum tart at half past nine',
    acceptsTerms: true,
  });
  return client;
}

let shade = 0;
async function uploaded(client: SimmerClient): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: 200, g: 80, b: (shade += 1) } } })
    .jpeg()
    .toBuffer();
  const { id } = await client.call('POST /images/:id', { id: newId(), file: new Blob([new Uint8Array(bytes)]) });
  return id;
}

async function withPicture(client: SimmerClient, title: string, image_id: string): Promise<Recipe> {
  const { id } = await client.call('POST /recipes', { title, image_id });
  await waitUntil(async () => (await client.call('GET /recipes/:id', { id })).image !== null, 'the picture');
  return client.call('GET /recipes/:id', { id });
}

const isShown = async ({ image }: Pick<Recipe, 'image'>): Promise<boolean> => {
  const answers = await Promise.all((image?.variants ?? []).map(({ url }) => fetch(world.gatewayUrl + url)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses.size).toBe(1);
  return statuses.has(200);
};

it('the picture of a purged recipe goes after a day, and with it every file; one that can be restored keeps it', async () => {
  const ann = await newCook();
  const [gone, kept] = [await withPicture(ann, 'Soup', await uploaded(ann)), await withPicture(ann, 'Stew', await uploaded(ann))];
  for (const { id } of [gone, kept]) await ann.call('DELETE /recipes/:id', { id });
  await world.settle();
  await clear(2);
  await clear(29);
  await ann.call('POST /recipes/:id/restore', { id: kept.id });
  await world.settle();
  await purge(31);
  await clear(31);
  await clear(31.9);
  expect([await isShown(gone), await isShown(kept)]).toEqual([true, true]);
  await clear(32.1);
  expect([await isShown(gone), await isShown(kept)]).toEqual([false, true]);
  await expect(ann.call('GET /images/:id', { id: gone.image?.id ?? '' })).rejects.toMatchObject({ code: 'media.not-found' });
  await expect(ann.call('GET /recipes/:id', { id: kept.id })).resolves.toMatchObject({ image: kept.image });
});

it('a replaced picture stays with the version that shows it, the new one stays, and so does one that another recipe shows', async () => {
  const ann = await newCook();
  const [old, both, fresh] = [await uploaded(ann), await uploaded(ann), await uploaded(ann)];
  const replaced = await withPicture(ann, 'Soup', old);
  const shared = await withPicture(ann, 'Stew', both);
  const sharing = await withPicture(ann, 'Stew again', both);
  await ann.call('PUT /recipes/:id', { id: replaced.id, revision: replaced.revision, title: 'Soup', image_id: fresh });
  await ann.call('PUT /recipes/:id', { id: sharing.id, revision: sharing.revision, title: 'Stew again' });
  await world.settle();
  await clear(2);
  await clear(33);
  expect([await isShown(replaced), await isShown(shared), await isShown(await ann.call('GET /recipes/:id', { id: replaced.id }))]).toEqual([
    true,
    true,
    true,
  ]);
});

it('a picture that no recipe ever got goes, and the one that the gallery shows stays', async () => {
  const ann = await newCook();
  const orphan = await uploaded(ann);
  const { id } = await withPicture(ann, 'Plum tart', await uploaded(ann));
  await ann.call('PUT /recipes/:id/published', { id, published: true });
  await world.settle();
  await clear(2);
  await clear(33);
  await expect(ann.call('GET /images/:id', { id: orphan })).rejects.toMatchObject({ code: 'media.not-found' });
  const { items } = await world.client().call('GET /community/recipes', {});
  const card = items.find((shown) => shown.id === id);
  expect(card && (await isShown(card))).toBe(true);
});
