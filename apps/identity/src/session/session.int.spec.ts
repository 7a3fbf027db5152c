import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { type Actor, operations, sessionEnded, DAY_MS, HOUR_MS } from '@simmer/contracts';
import { hashOf } from '@simmer/kit';
import { cook, type ServiceUnderTest, serviceUnderTest, service } from '@simmer/testing';
import type { Model } from 'mongoose';
import { IdentityModule } from '../identity.module';
import { SESSION_MODEL, type SessionDocument } from './session.schema';

const { account, session } = operations.identity;
const password = 'plum tart at half past nine';
const wrong = 'certainly some other thing';

let tested: ServiceUnderTest;
let sessions: Model<SessionDocument>;
beforeAll(async () => {
  tested = await serviceUnderTest('identity', IdentityModule);
  sessions = tested.running.app.get(getModelToken(SESSION_MODEL));
});
afterAll(() => tested.close());

async function newCook() {
  const email = `cook-${randomUUID()}@example.com`;
  const started = await tested.call(account.register, { email, password, acceptsTerms: true }, null);
  return { email, ...started, sessionId: hashOf(started.sessionToken) };
}
const signIn = (email: string, given: string) => tested.call(session.start, { email, password: given }, null);
const resolve = async (sessionToken: string) => (await tested.call(session.resolve, { sessionToken }, service)).session;

describe('signing in', () => {
  it('opens a session of its own each time', async () => {
    const { email, sessionToken, account: cook } = await newCook();
    const second = await signIn(email.toUpperCase(), password);
    expect(second.account).toEqual(cook);
    expect(second.sessionToken).not.toBe(sessionToken);
    expect(await resolve(second.sessionToken)).toMatchObject({ accountId: cook.id });
    expect(await resolve(sessionToken)).toMatchObject({ accountId: cook.id });
  });

  it('says the same about a wrong password and an address nobody has', async () => {
    const { email } = await newCook();
    const [known, unknown] = await Promise.allSettled([signIn(email, wrong), signIn(`nobody-${randomUUID()}@example.com`, wrong)]);
    expect(known).toMatchObject({ reason: { code: 'identity.wrong-credentials', status: 401 } });
    expect((unknown as PromiseRejectedResult).reason).toEqual((known as PromiseRejectedResult).reason);
  });
});

describe('a session', () => {
  it('is not stored in a form that opens it', async () => {
    const { sessionToken, sessionId } = await newCook();
    const stored = await sessions.findById(sessionId).lean();
    expect(stored).not.toBeNull();
    expect(JSON.stringify(stored)).not.toContain(sessionToken);
    expect(await resolve(sessionId)).toBeNull();
  });

  it('tells the cook whose it is, and a visitor that there is none', async () => {
    const { account: ann } = await newCook();
    const whose = (actor: Actor | null) => tested.call(session.current, {}, actor);
    expect(await whose({ accountId: ann.id, role: 'cook' })).toEqual({ account: ann, pending: null });
    expect(await whose(null)).toEqual({ account: null, pending: null });
    expect(await whose(cook())).toEqual({ account: null, pending: null });
  });

  it('is nobody’s when the token is unknown', async () => {
    expect(await resolve('')).toBeNull();
    expect(await resolve('made-up')).toBeNull();
  });

  it('ends with its idle time, whether it was cleaned up or not', async () => {
    const { sessionToken, sessionId } = await newCook();
    await sessions.updateOne({ _id: sessionId }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await resolve(sessionToken)).toBeNull();
  });

  it('lives on when it is used, noted at most once an hour', async () => {
    const { sessionToken, sessionId } = await newCook();
    const usedBefore = new Date(Date.now() - HOUR_MS / 2);
    await sessions.updateOne({ _id: sessionId }, { $set: { lastUsedAt: usedBefore } });
    await resolve(sessionToken);
    expect((await sessions.findById(sessionId).lean())?.lastUsedAt).toEqual(usedBefore);

    const usedLongBefore = new Date(Date.now() - 29 * DAY_MS);
    await sessions.updateOne({ _id: sessionId }, { $set: { lastUsedAt: usedLongBefore, expiresAt: new Date(Date.now() + DAY_MS) } });
    const session = await resolve(sessionToken);
    expect(new Date(session?.expiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    expect((await sessions.findById(sessionId).lean())?.lastUsedAt.getTime()).toBeGreaterThan(Date.now() - HOUR_MS);
  });

  it('ends alone at sign-out, once, and everybody is told', async () => {
    const { email, sessionToken, sessionId, account: cook } = await newCook();
    const { sessionToken: otherDevice } = await signIn(email, password);
    const actor = { accountId: cook.id, role: 'cook' as const, sessionId };
    await Promise.all(Array.from({ length: 5 }, () => tested.call(session.end, {}, actor)));
    expect(await resolve(sessionToken)).toBeNull();
    expect(await resolve(otherDevice)).not.toBeNull();
    await tested.settle();
    expect(await tested.bus.published(sessionEnded)).toEqual([{ sessionId, accountId: cook.id, revision: expect.any(Number) as number }]);
  });

  it('cannot be ended by another account', async () => {
    const { sessionToken, sessionId } = await newCook();
    await tested.call(session.end, {}, { accountId: randomUUID(), role: 'cook', sessionId });
    expect(await resolve(sessionToken)).not.toBeNull();
  });
});
