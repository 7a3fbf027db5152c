import { randomBytes, randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { operations, MINUTE_MS } from '@simmer/contracts';
import { hashOf, type Visitor, nextTraceparent, runInContext } from '@simmer/kit';
import { type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { IdentityModule } from '../identity.module';
import { DEVICE_MODEL, type DeviceDocument } from './device.schema';
import { SIGN_IN_ATTEMPT_MODEL, type SignInAttemptDocument } from './sign-in-attempt.schema';

const { account, session } = operations.identity;
const password = 'plum tart at half past nine';
const wrong = 'certainly some other thing';

let tested: ServiceUnderTest;
let attempts: Model<SignInAttemptDocument>;
beforeAll(async () => {
  tested = await serviceUnderTest('identity', IdentityModule);
  attempts = tested.running.app.get(getModelToken(SIGN_IN_ATTEMPT_MODEL));
});
afterAll(() => tested.close());

const browser = (source: string): Visitor => ({
  source,
  deviceToken: randomBytes(32).toString('base64url'),
  userAgent: '',
  language: 'en',
});
const stranger = (): Visitor => browser(`198.51.100.${Math.floor(Math.random() * 255)}-${randomUUID()}`);

const as = <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> =>
  runInContext({ requestId: randomUUID(), traceparent: nextTraceparent(), actor: null, deadline: Date.now() + 30_000, visitor }, work);
const signIn = (visitor: Visitor, email: string, given: string) =>
  as(visitor, () => tested.call(session.start, { email, password: given }, null));

async function newCook(at: Visitor) {
  const email = `cook-${randomUUID()}@example.com`;
  await as(at, () => tested.call(account.register, { email, password, acceptsTerms: true }, null));
  return email;
}
const nobody = () => `nobody-${randomUUID()}@example.com`;

/** What so many tries at once were answered, each as often as it was. */
async function burst(times: number, visitor: Visitor, email: string): Promise<Record<string, number>> {
  const tries = await Promise.allSettled(Array.from({ length: times }, () => signIn(visitor, email, wrong)));
  const codes = tries.map((one) => (one.status === 'fulfilled' ? 'signed in' : (one.reason as { code: string }).code));
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]));
}
const TEN_EVALUATED = { 'identity.wrong-credentials': 10, 'identity.too-many-attempts': 20 };

/** As if so much time had passed for everything that is counted. */
const later = (ms: number) =>
  attempts
    .find()
    .lean<SignInAttemptDocument[]>()
    .then((counted) =>
      Promise.all(counted.map(({ _id, until }) => attempts.updateOne({ _id }, { $set: { until: new Date(until.getTime() - ms) } }))),
    );

/** As if strangers had used up the day's tries on an address. */
const dayUsedUp = (email: string) =>
  attempts.updateOne(
    { _id: hashOf(`${email} day`) },
    { $set: { count: 100, until: new Date(Date.now() + 20 * 60 * MINUTE_MS) } },
    { upsert: true },
  );

describe('guessing passwords', () => {
  it('stops after ten wrong tries of a burst from one network, for fifteen minutes, even for the right one', async () => {
    const email = await newCook(browser('192.0.2.1'));
    const guesser = stranger();
    expect(await burst(30, guesser, email)).toEqual(TEN_EVALUATED);
    const refused = await signIn(guesser, email, password).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'identity.too-many-attempts', status: 429 });
    expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(800);
    expect((refused as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(900);
    await later(15 * MINUTE_MS);
    await expect(signIn(guesser, email, password)).resolves.toBeDefined();
  });

  it('gives another network its own ten', async () => {
    const email = await newCook(browser('192.0.2.1'));
    expect(await burst(30, stranger(), email)).toEqual(TEN_EVALUATED);
    expect(await burst(30, stranger(), email)).toEqual(TEN_EVALUATED);
  });

  it('stops for the day after a hundred wrong tries from anywhere, and says so', async () => {
    const email = await newCook(browser('192.0.2.1'));
    await attempts.updateOne(
      { _id: hashOf(`${email} day`) },
      { $set: { count: 95, until: new Date(Date.now() + 20 * 60 * MINUTE_MS) } },
      { upsert: true },
    );
    expect(await burst(4, stranger(), email)).toEqual({ 'identity.wrong-credentials': 4 });
    expect(await burst(4, stranger(), email)).toEqual({ 'identity.wrong-credentials': 1, 'identity.too-many-attempts': 3 });
    await expect(signIn(stranger(), email, password)).rejects.toMatchObject({
      code: 'identity.too-many-attempts',
      detail: expect.stringMatching(/today.*tomorrow/),
    });
    await later(20 * 60 * MINUTE_MS);
    await expect(signIn(stranger(), email, password)).resolves.toBeDefined();
  });

  it('is counted only when it was wrong', async () => {
    const visitor = stranger();
    const email = await newCook(visitor);
    for (let round = 0; round < 12; round++) await signIn(visitor, email, password);
    await expect(signIn(visitor, email, wrong)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
    await expect(signIn(visitor, email, password)).resolves.toBeDefined();
  });
});

describe('a browser that has signed in before', () => {
  it('still gets in when strangers have used up the day, from its own network too', async () => {
    const home = browser('192.0.2.2');
    const email = await newCook(home);
    await dayUsedUp(email);
    await burst(12, { ...stranger(), source: home.source }, email);
    await expect(signIn(stranger(), email, password)).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
    await expect(signIn({ ...home, source: '192.0.2.77' }, email, password)).resolves.toBeDefined();
  });

  it('is one that signed in as much as one that registered, with each account that it knows', async () => {
    const shared = browser('192.0.2.3');
    const [hers, his] = [await newCook(browser('192.0.2.4')), await newCook(shared)];
    await signIn(shared, hers, password);
    for (const email of [hers, his]) {
      await dayUsedUp(email);
      await expect(signIn(shared, email, password)).resolves.toBeDefined();
    }
  });

  it('may not guess longer than a stranger, when its cookie was stolen', async () => {
    const home = browser('192.0.2.5');
    const email = await newCook(home);
    expect(await burst(30, { ...stranger(), deviceToken: home.deviceToken }, email)).toEqual(TEN_EVALUATED);
    expect(await burst(3, { ...stranger(), deviceToken: home.deviceToken }, email)).toEqual({ 'identity.too-many-attempts': 3 });
    await expect(signIn(stranger(), email, password)).resolves.toBeDefined();
  });

  it('is a stranger to every other account, and to this one with a made-up token or after its time', async () => {
    const home = browser('192.0.2.6');
    const email = await newCook(home);
    const others = await newCook(browser('192.0.2.7'));
    await Promise.all([dayUsedUp(email), dayUsedUp(others)]);
    await expect(signIn(home, others, password)).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
    await expect(signIn(browser(home.source), email, password)).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
    const devices = tested.running.app.get<Model<DeviceDocument>>(getModelToken(DEVICE_MODEL));
    await devices.updateMany({}, { $set: { until: new Date(Date.now() - 1) } });
    await expect(signIn(home, email, password)).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
  });

  it('is not made one by a wrong password', async () => {
    const guesser = stranger();
    const email = await newCook(browser('192.0.2.8'));
    await burst(1, guesser, email);
    await dayUsedUp(email);
    await expect(signIn(guesser, email, password)).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
  });
});

describe('an address that nobody has', () => {
  it('is limited and answered in the same words', async () => {
    const [known, unknown] = [await newCook(browser('192.0.2.9')), nobody()];
    expect(await burst(30, stranger(), unknown)).toEqual(TEN_EVALUATED);
    await Promise.all([dayUsedUp(known), dayUsedUp(unknown)]);
    const answers = await Promise.all(
      [known, unknown].map((email) =>
        signIn(stranger(), email, wrong).catch(({ code, detail }: { code: string; detail: string }) => ({ code, detail })),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is answered after the same work', async () => {
    const [known, unknown] = [await newCook(browser('192.0.2.10')), nobody()];
    const work = new Map<string, number>();
    for (let round = 0; round < 20; round++) {
      for (const email of round % 2 ? [known, unknown] : [unknown, known]) {
        const before = process.cpuUsage();
        await expect(signIn(stranger(), email, wrong)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
        const { user, system } = process.cpuUsage(before);
        work.set(email, (work.get(email) ?? 0) + user + system);
      }
    }
    // the processor's time, because the clock's depends on what else this machine does; without the hash it would be less than half
    const [least = 0, most = 0] = [...work.values()].sort((one, other) => one - other);
    expect(least / most).toBeGreaterThan(0.75);
  });
});
