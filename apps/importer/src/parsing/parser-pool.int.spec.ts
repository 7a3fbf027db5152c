import { pino } from 'pino';
import { cakePage, heavyPage } from './pages.fixture';
import { ParserPool } from './parser-pool';

const ADDRESS = 'https://cakes.example/plum-cake';
const rooms: ParserPool[] = [];
const limits = { places: 1, heapMegabytes: 64, stepMs: 20_000 };

function roomWith(changes: Partial<typeof limits> = {}): ParserPool {
  const room = new ParserPool(pino({ level: 'silent' }), { page: { ...limits, ...changes }, file: { ...limits, ...changes } });
  rooms.push(room);
  return room;
}

const readsOn = async (room: ParserPool): Promise<void> =>
  expect(await room.readPage(cakePage, ADDRESS)).toMatchObject({ recipe: { title: 'Plum cake' } });

async function readAll(room: ParserPool, name: string, bytes: Uint8Array): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of room.readFile({ name, bytes })) items.push(item);
  return items;
}

afterEach(() => rooms.splice(0).forEach((room) => room.onApplicationShutdown()));

describe('reading pages', () => {
  it('reads many side by side, however few places there are', async () => {
    const room = roomWith({ places: 2 });
    await Promise.all(Array.from({ length: 20 }, () => readsOn(room)));
  });

  it('fails the one that needs too much memory, and goes on', async () => {
    const room = roomWith({ heapMegabytes: 40 });
    await expect(room.readPage(heavyPage, ADDRESS)).rejects.toMatchObject({
      name: 'ImportFailure',
      code: 'too-much',
      message: 'this page holds more than we can read',
    });
    await readsOn(room);
  });

  it('fails the one that takes too long', async () => {
    await expect(roomWith({ stepMs: 1 }).readPage(cakePage, ADDRESS)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('stops one that is cancelled, and those that wait, at once', async () => {
    const room = roomWith();
    const stop = new AbortController();
    const readings = Array.from({ length: 3 }, () => room.readPage(cakePage, ADDRESS, { signal: stop.signal }));
    stop.abort(new Error('enough'));
    for (const outcome of await Promise.allSettled(readings))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'enough' } });
    await readsOn(room);
  });
});

describe('reading files', () => {
  const ofCakes = (count: number): Buffer => {
    const cake = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Plum cake',
      recipeIngredient: ['500 g plums'],
      recipeInstructions: ['Bake.'],
    };
    return Buffer.from(JSON.stringify(Array.from({ length: count }, (_, at) => ({ ...cake, name: `Plum cake ${at}` }))));
  };

  it('tells the form, then every recipe in its order', async () => {
    const [form, ...recipes] = await readAll(roomWith(), 'cakes.json', ofCakes(50));
    expect(form).toEqual({ format: 'json-ld' });
    expect(recipes).toMatchObject(Array.from({ length: 50 }, (_, at) => ({ recipe: { title: `Plum cake ${at}` } })));
  });

  it('is free for the next one when somebody stops in the middle', async () => {
    const room = roomWith();
    for await (const item of room.readFile({ name: 'cakes.json', bytes: ofCakes(50) })) if ('recipe' in item) break;
    await expect(readAll(room, 'cakes.json', ofCakes(2))).resolves.toHaveLength(3);
  });

  it('says so when a file holds no recipes', async () => {
    await expect(readAll(roomWith(), 'noise.bin', Buffer.from([0, 1, 2, 3, 255]))).rejects.toMatchObject({
      code: 'no-recipe',
    });
  });

  it('fails the one that needs too much memory, and goes on', async () => {
    const room = roomWith({ heapMegabytes: 64 });
    await expect(readAll(room, 'cakes.json', ofCakes(300_000))).rejects.toMatchObject({ code: 'too-much' });
    await expect(readAll(room, 'cakes.json', ofCakes(2))).resolves.toHaveLength(3);
  });
});
