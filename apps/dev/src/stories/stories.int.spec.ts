import { weekOf } from '@simmer/meal-plan';
import { freePort, type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { v7 as uuidv7 } from 'uuid';
import { waitUntil } from '@simmer/testing';
import { type DemoSite, serveDemoSite } from '../demo-site/demo-site';
import samples from '../demo-site/samples.json';
import { galleryCooks } from './gallery-cooks';
import { createStories } from './stories';

let world: WorldUnderTest;
let demoSite: DemoSite;
let output: string;
beforeAll(async () => {
  const port = await freePort();
  demoSite = await serveDemoSite(port);
  const host = `127.0.0.1:${port}`;
  const offered = samples.map(({ title, path }) => `${title}|http://${host}${path}`);
  world = await worldUnderTest({ OUTBOUND_ALLOWED_HOSTS: host, IMPORT_SAMPLES: offered.join(',') });
});
beforeAll(async () => {
  output = await tell();
});
afterAll(async () => {
  await world.close();
  await demoSite.stop();
});

const tell = (): Promise<string> => createStories({ ...world.environment, GATEWAY_URL: world.gatewayUrl });

async function signedInAs(name: 'mara' | 'staff') {
  const [, email, password] = new RegExp(`(${name}@\\S+)\\s+password: (.+)`).exec(output) ?? [];
  const client = world.client();
  await client.call('POST /auth/login', { email: email ?? '', password: password ?? '' });
  return client;
}

describe('the demo stories', () => {
  it('make a cook with a dozen recipes, a planned week and a list, and a member of staff, however often they are told', async () => {
    await expect(tell()).resolves.toBe(output);
    await world.settle();

    const mara = await signedInAs('mara');
    const library = await mara.call('GET /recipes', { limit: 50 });
    expect(library).toMatchObject({ total: 12, next: null });
    expect(library.items[0]?.title).toBe('Braised chickpeas with lemon');
    expect(library.items.filter((recipe) => recipe.favorite)).toHaveLength(6);
    const shared = await world.client().call('GET /community/recipes', { limit: 100 });
    expect(shared.items.filter(({ author }) => author === 'Mara Lindqvist')).toHaveLength(3);

    const week = await mara.call('GET /meal-plan/:id', { id: weekOf(new Date().toISOString().slice(0, 10)) });
    expect(week.entries).toHaveLength(12);
    const [list] = (await mara.call('GET /shopping-lists', {})).items;
    expect(list?.open).toBeGreaterThan(2);

    const staff = await signedInAs('staff');
    await expect(staff.call('GET /account', {})).resolves.toMatchObject({ role: 'staff' });
  });
});

describe('the demo gallery', () => {
  it('has sixty recipes of ten more cooks, half of them in German, each with a drawn plate', async () => {
    const { items } = await world.client().call('GET /community/recipes', { limit: 100 });
    expect(new Set(items.map(({ title }) => title)).size).toBe(63);
    const cooks = await galleryCooks();
    expect(cooks.map(({ person: { name } }) => items.filter(({ author }) => author === name).length)).toEqual(Array(10).fill(6));
    expect(items.filter(({ language }) => language === 'de')).toHaveLength(30);
    expect(items.filter(({ plate }) => !plate.url.startsWith('/plates/'))).toEqual([]);
  });

  it('is rated by its cooks, and the demo cook follows three of them', async () => {
    const { items } = await world.client().call('GET /community/recipes', { limit: 100, sort: 'rating_average' });
    expect(items.filter(({ rating_average }) => rating_average !== null).length).toBeGreaterThan(40);
    const followed = await (await signedInAs('mara')).call('GET /community/followed', {});
    expect(followed.items.map(({ username }) => username).sort()).toEqual(['greta-halbach', 'june-abernathy', 'theo-marsh']);
  });
});

describe('the demo videos', () => {
  it('are thirteen on three tabs, each with a drawn poster, and three open a published recipe at its steps', async () => {
    const visitor = world.client();
    const { items, total } = await visitor.call('GET /videos', { limit: 50 });
    expect(total).toBe(13);
    expect(items.filter(({ plate, is_demo }) => !is_demo || !plate.url.startsWith('/plates/'))).toEqual([]);
    expect(items.filter(({ youtube_id }) => youtube_id.length !== 11)).toEqual([]);
    await expect(visitor.call('GET /video-counts', {})).resolves.toEqual({ tabs: { recipes: 7, 'meal-plan': 3, shopping: 3 }, short: 7 });
    const cooked = items.flatMap(({ recipe_slug, chapters }) => (recipe_slug === null ? [] : [{ recipe_slug, chapters }]));
    expect(cooked).toHaveLength(3);
    for (const { recipe_slug: slug, chapters } of cooked) {
      const { recipe } = await visitor.call('GET /community/recipe-pages/:slug', { slug });
      expect(Math.max(...chapters.map(({ step }) => step ?? 0))).toBeLessThanOrEqual(recipe.instructions.length);
    }
  });
});

describe('the demo site', () => {
  it('has three pages that can all be imported, the first with its picture', async () => {
    const mara = await signedInAs('mara');
    const { items } = await mara.call('GET /import-samples', {});
    const read = [];
    for (const { url } of items) {
      const id = uuidv7();
      await mara.call('POST /imports', { id, url });
      await waitUntil(
        async () => !['queued', 'running'].includes((await mara.call('GET /imports/:id', { id })).status),
        `the import of ${url}`,
      );
      const { recipeId, error } = await mara.call('GET /imports/:id', { id });
      expect(error).toBeNull();
      read.push(await mara.call('GET /recipes/:id', { id: recipeId ?? '' }));
    }
    expect(read.map(({ title, ingredients, instructions }) => [title, ingredients.length, instructions.length])).toEqual([
      ['White bean soup with kale and lemon', 12, 6],
      ['Seed crackers that keep for a week', 7, 5],
      ['Plum dumplings', 10, 6],
    ]);
    await world.settle();
    const soup = await mara.call('GET /recipes/:id', { id: read[0]?.id ?? '' });
    expect(soup.image?.variants.length).toBeGreaterThan(0);
    expect(soup.image_url).toMatch(/^\/media\//);
  });
});
