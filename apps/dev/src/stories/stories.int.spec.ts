import { weekOf } from '@simmer/meal-plan';
import { freePort, type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { v7 as uuidv7 } from 'uuid';
import { waitUntil } from '@simmer/testing';
import { type DemoSite, serveDemoSite } from '../demo-site/demo-site';
import samples from '../demo-site/samples.json';
import { createStories } from './stories';

let world: WorldUnderTest;
let demoSite: DemoSite;
beforeAll(async () => {
  const port = await freePort();
  demoSite = await serveDemoSite(port);
  const host = `127.0.0.1:${port}`;
  const offered = samples.map(({ title, path }) => `${title}|http://${host}${path}`);
  world = await worldUnderTest({ OUTBOUND_ALLOWED_HOSTS: host, IMPORT_SAMPLES: offered.join(',') });
});
afterAll(async () => {
  await world.close();
  await demoSite.stop();
});

const tell = (): Promise<string> => createStories({ ...world.environment, GATEWAY_URL: world.gatewayUrl });

async function signedInAs(name: 'mara' | 'staff', output: string) {
  const [, email, password] = new RegExp(`(${name}@\\S+)\\s+password: (.+)`).exec(output) ?? [];
  const client = world.client();
  await client.call('POST /auth/login', { email: email ?? '', password: password ?? '' });
  return client;
}

describe('the demo stories', () => {
  it('make a cook with a dozen recipes, a planned week and a list, and a member of staff, however often they are told', async () => {
    const output = await tell();
    await expect(tell()).resolves.toBe(output);
    await world.settle();

    const mara = await signedInAs('mara', output);
    const library = await mara.call('GET /recipes', { limit: 50 });
    expect(library).toMatchObject({ total: 12, next: null });
    expect(library.items[0]?.title).toBe('Braised chickpeas with lemon');
    expect(library.items.filter((recipe) => recipe.favorite)).toHaveLength(6);
    const shared = await world.client().call('GET /community/recipes', {});
    expect(shared.items.map((recipe) => recipe.author)).toEqual(Array(3).fill('Mara Lindqvist'));

    const week = await mara.call('GET /meal-plan/:id', { id: weekOf(new Date().toISOString().slice(0, 10)) });
    expect(week.entries).toHaveLength(12);
    const [list] = (await mara.call('GET /shopping-lists', {})).items;
    expect(list?.open).toBeGreaterThan(2);

    const staff = await signedInAs('staff', output);
    await expect(staff.call('GET /account', {})).resolves.toMatchObject({ role: 'staff' });
  });
});

describe('the demo site', () => {
  it('has three pages that can all be imported, the first with its picture', async () => {
    const mara = await signedInAs('mara', await tell());
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
