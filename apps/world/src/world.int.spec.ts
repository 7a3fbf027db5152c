import { randomUUID } from 'node:crypto';
import { operations } from '@simmer/contracts';
import { Mongo } from '@simmer/kit';
import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from './world-under-test';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

async function newCook() {
  const person = { email: `cook-${randomUUID()}@example.com`, password: 'plum tart at half past nine' };
  const client = world.client();
  const account = await client.call('POST /auth/register', { ...person, acceptsTerms: true });
  return { ...person, client, account };
}

describe('the whole system', () => {
  it('lets a cook in, keeps the session in the cookie alone, and lets them out', async () => {
    const { client, account, email } = await newCook();
    expect(JSON.stringify(account)).not.toContain('sessionToken');
    await expect(client.call('GET /account', {})).resolves.toMatchObject({ email, role: 'cook' });
    await client.call('POST /auth/logout', {});
    await expect(client.call('GET /account', {})).rejects.toMatchObject({ code: 'access.signed-out' });
  });

  it('shows in the gallery what a cook publishes, and takes it down again', async () => {
    const { client } = await newCook();
    const { id } = await client.call('POST /recipes', { title: 'Toast', ingredients: ['1 slice bread'] });
    await client.call('PUT /recipes/:id/published', { id, published: true });
    await world.settle();
    const visitor = world.client();
    // visitors share an answer for a moment
    const showsIt = async () => (await visitor.call('GET /community/recipes', {})).items.some((card) => card.id === id);
    await waitUntil(showsIt, 'the recipe to be shown');

    await client.call('DELETE /recipes/:id', { id });
    await waitUntil(async () => !(await showsIt()), 'the recipe to be gone from the gallery');
    await client.call('POST /recipes/:id/restore', { id });
    await waitUntil(showsIt, 'the recipe to be shown again');
  });

  it('says on its one health page what each service reaches', async () => {
    const answer = await fetch(`${world.gatewayUrl}/health/ready`);
    const { checks, services } = (await answer.json()) as Record<string, object>;
    expect(checks).toEqual({ bus: true });
    expect(services).toMatchObject({
      recipes: { bus: true, store: true },
      importer: { bus: true, store: true, redis: true },
      billing: { bus: true, store: true },
    });
    await world.services.billing.app.get(Mongo).connection.close();
    // the gateway asks the services at most once a second
    await waitUntil(async () => (await fetch(`${world.gatewayUrl}/health/ready`)).status === 503, 'billing to be missed');
    const later = await fetch(`${world.gatewayUrl}/health/ready`);
    expect(later.headers.get('cache-control')).toBe('no-store');
    expect(await later.json()).toMatchObject({
      status: 'not ready',
      services: { billing: { bus: true, store: false }, recipes: { store: true } },
    });
    await world.restart();
  });

  it('tells a cook about their plan', async () => {
    const { client } = await newCook();
    await expect(client.call('GET /subscription', {})).resolves.toMatchObject({ plan: 'free', recipeLimit: 50 });
  });

  it('makes staff over the bus alone', async () => {
    const { client, email, password } = await newCook();
    await world.call(operations.identity.account.setStaffRoles, { email, roles: ['operator'] });
    await client.call('POST /auth/login', { email, password });
    await expect(client.call('GET /account', {})).resolves.toMatchObject({ role: 'staff' });
  });
});

describe('a restart', () => {
  it('keeps everything', async () => {
    const { client } = await newCook();
    const { id } = await client.call('POST /recipes', { title: 'Soup' });
    await world.restart();
    await expect(client.call('GET /recipes/:id', { id })).resolves.toMatchObject({ title: 'Soup' });
  });
});
