import { getModelToken } from '@nestjs/mongoose';
import { API_TOKEN_LIMITS, operations } from '@simmer/contracts';
import { service } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';
import { API_TOKEN_MODEL, type ApiTokenDocument } from './api-token.schema';

const { apiToken, bearerToken } = operations.identity;
const READS = { name: 'Kitchen display', scopes: ['recipes:read' as const, 'meal-plan:read' as const] };

let identity: IdentityUnderTest;
let documents: Model<ApiTokenDocument>;
beforeAll(async () => {
  identity = await identityUnderTest();
  documents = identity.running.app.get(getModelToken(API_TOKEN_MODEL));
});
afterAll(() => identity.close());

const create = ({ actor }: Registered, input: object = {}) => identity.call(apiToken.create, { id: uuidv7(), ...READS, ...input }, actor);
const list = async ({ actor }: Registered) => (await identity.call(apiToken.list, {}, actor)).items;
const whoIs = async (token: string) => (await identity.call(bearerToken.resolve, { token }, service)).actor;

describe('a personal API token', () => {
  it('stands for its cook with the scopes that were chosen, and is shown once', async () => {
    const cook = await identity.registerVerified();
    const { token, apiToken: made } = await create(cook);
    expect(token).toMatch(/^simmer_[\w-]{43}$/);
    expect(made).toMatchObject({ ...READS, lastUsedAt: null });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(API_TOKEN_LIMITS.defaultDays * 86_400_000);
    expect(await whoIs(token)).toEqual({
      role: 'client',
      accountId: cook.accountId,
      clientId: `api-token:${made.id}`,
      scopes: READS.scopes,
    });
    expect(JSON.stringify([await list(cook), await documents.find({ accountId: cook.accountId }).lean()])).not.toContain(token);
  });

  it('is told to its cook by mail', async () => {
    const cook = await identity.registerVerified();
    await create(cook);
    expect((await identity.mail.mailTo(cook.email, 'An API token was created')).text).toContain('Kitchen display');
  });

  it('says when it was used last, to the hour', async () => {
    const cook = await identity.registerVerified();
    const { token, apiToken: made } = await create(cook);
    await whoIs(token);
    const [used] = await list(cook);
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(made.createdAt));
    await whoIs(token);
    expect(await list(cook)).toEqual([used]);
  });

  it('opens nothing once it is revoked, by its cook alone', async () => {
    const [cook, other] = [await identity.registerVerified(), await identity.registerVerified()];
    const { token, apiToken: made } = await create(cook);
    await identity.call(apiToken.revoke, { id: made.id }, other.actor);
    expect(await whoIs(token)).not.toBeNull();
    expect(await identity.call(apiToken.revoke, { id: made.id }, cook.actor)).toEqual({ items: [] });
    expect(await whoIs(token)).toBeNull();
  });

  it('opens nothing once it has expired, and is listed for a while', async () => {
    const cook = await identity.registerVerified();
    const { token, apiToken: made } = await create(cook, { days: 1 });
    await documents.updateOne({ _id: made.id }, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
    expect(await whoIs(token)).toBeNull();
    expect(await list(cook)).toHaveLength(1);
  });

  it.each(['', 'simmer_', `simmer_${'x'.repeat(43)}`, 'x'.repeat(43), 'nonsense'])(
    'that nobody was given stands for nobody: %s',
    async (token) => {
      expect(await whoIs(token)).toBeNull();
    },
  );

  it('of which no answer came is asked for again, and is another secret in its place until it was used', async () => {
    const cook = await identity.registerVerified();
    const id = uuidv7();
    const first = await create(cook, { id });
    const second = await create(cook, { id });
    expect([await whoIs(first.token), await whoIs(second.token)]).toEqual([null, expect.objectContaining({ accountId: cook.accountId })]);
    expect(await list(cook)).toHaveLength(1);
    await expect(create(cook, { id })).rejects.toMatchObject({ code: 'request.id-taken' });
    await expect(create(await identity.registerVerified(), { id })).rejects.toMatchObject({ code: 'request.id-taken' });
  });

  it('is created only by somebody who has shown only just now who they are, never by a program', async () => {
    const cook = await identity.registerVerified();
    const stale = { ...cook.actor, authenticatedAt: Date.now() - 11 * 60_000 };
    await expect(create({ ...cook, actor: stale })).rejects.toMatchObject({ code: 'access.sign-in-again' });
    const program = await whoIs((await create(cook)).token);
    await expect(identity.call(apiToken.create, { id: uuidv7(), ...READS }, program)).rejects.toMatchObject({
      code: 'access.scope-missing',
    });
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const cook = await identity.registerVerified();
    const made = await Promise.allSettled(Array.from({ length: API_TOKEN_LIMITS.most + 4 }, () => create(cook)));
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['identity.too-many-tokens']));
    expect((await list(cook)).length).toBeLessThanOrEqual(API_TOKEN_LIMITS.most);
  });

  it('may do at least one thing, has a name, and is good for a year at most', async () => {
    const cook = await identity.registerVerified();
    for (const wrong of [{ scopes: [] }, { scopes: ['everything'] }, { name: ' ' }, { days: 366 }, { days: 0 }])
      await expect(create(cook, wrong)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
