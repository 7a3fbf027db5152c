import { getModelToken } from '@nestjs/mongoose';
import { operations } from '@simmer/contracts';
import type { Model } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { v7 as uuidv7 } from 'uuid';
import { AccountRepository } from '../account-model/account.repository';
import { type IdentityUnderTest, identityUnderTest, newBrowser, PASSWORD, type Registered } from '../spec/identity-under-test';
import { FACTORS_MODEL, type FactorsDocument } from '../factors/factors.schema';

const { account, password: passwords, secondFactor, session } = operations.identity;

let identity: IdentityUnderTest;
let factors: Model<FactorsDocument>;
beforeAll(async () => {
  identity = await identityUnderTest();
  factors = identity.running.app.get(getModelToken(FACTORS_MODEL));
});
afterAll(() => identity.close());

const digitsOf = (key: string, at = Date.now()): string => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
/** As if the digits that were used last had been used long ago. */
const forgetSteps = (accountId: string) => factors.updateOne({ _id: accountId }, { $set: { 'authenticators.0.lastStep': 0 } });
const successes = (tries: PromiseSettledResult<unknown>[]) => tries.filter(({ status }) => status === 'fulfilled').length;

/** A cook with an authenticator, in whose name nobody has entered digits for a while. */
async function locked() {
  const cook = await identity.registerVerified();
  const { id, key, address } = await identity.call(secondFactor.addAuthenticator, { id: uuidv7() }, cook.actor);
  const { recoveryCodes, sessionToken } = await identity.call(
    secondFactor.confirmAuthenticator,
    { id, code: digitsOf(key), name: 'Phone' },
    cook.actor,
  );
  await forgetSteps(cook.accountId);
  const actor = await identity.actorOf(sessionToken);
  if (!actor) throw new Error('The renewed session is over.');
  return { ...cook, actor, before: cook.sessionToken, sessionToken, key, id, address, recoveryCodes: recoveryCodes ?? [] };
}

/** Whoever has shown the password of an account, and no more. */
async function half(cook: Registered, visitor = newBrowser()) {
  const {
    account: none,
    pending,
    sessionToken,
  } = await identity.from(visitor, () => identity.call(session.start, { email: cook.email, password: PASSWORD }, null));
  expect(none).toBeNull();
  const actor = await identity.actorOf(sessionToken);
  if (!actor) throw new Error('The half session is over.');
  return {
    pending,
    actor,
    sessionToken,
    enter: (code: string) => identity.from(visitor, () => identity.call(secondFactor.enterCode, { code }, actor)),
    enterRecoveryCode: (code: string) => identity.from(visitor, () => identity.call(secondFactor.enterRecoveryCode, { code }, actor)),
  };
}

/** As many of them, each with a browser of its own. */
async function halves(count: number, cook: Registered) {
  const signedIn: Awaited<ReturnType<typeof half>>[] = [];
  while (signedIn.length < count) signedIn.push(await half(cook));
  return signedIn;
}

describe('an authenticator', () => {
  it('is on once its digits were entered, brings ten codes for paper, and makes a new session', async () => {
    const cook = await locked();
    expect(cook.address).toMatch(/^otpauth:\/\/totp\/Simmer:/);
    expect(cook.recoveryCodes).toHaveLength(10);
    expect(new Set(cook.recoveryCodes).size).toBe(10);
    expect(cook.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await identity.actorOf(cook.before)).toBeNull();
    expect(cook.actor.level).toBe('second-factor');
    expect(await identity.call(secondFactor.read, {}, cook.actor)).toMatchObject({
      authenticators: [{ name: 'Phone' }],
      recoveryCodes: { left: 10, made: 10 },
    });
    await identity.mail.mailTo(cook.email, 'Two-step sign-in is on');
  });

  it('of which no answer came is asked for again, and brings codes that were never seen', async () => {
    const cook = await locked();
    const confirm = (code: string) => identity.call(secondFactor.confirmAuthenticator, { id: cook.id, code, name: 'Phone' }, cook.actor);
    const again = await confirm(digitsOf(cook.key));
    expect(again.recoveryCodes).toHaveLength(10);
    expect(again.recoveryCodes).not.toEqual(expect.arrayContaining(cook.recoveryCodes.slice(0, 1)));
    await expect(confirm(digitsOf(cook.key))).rejects.toMatchObject({ code: 'identity.wrong-code' });
    await (await half(cook)).enterRecoveryCode(again.recoveryCodes?.[0] ?? '');
    await forgetSteps(cook.accountId);
    expect((await confirm(digitsOf(cook.key))).recoveryCodes).toBeNull();
    await factors.updateOne({ _id: cook.accountId }, { $set: { 'authenticators.0.confirmedAt': new Date(Date.now() - 11 * 60_000) } });
    await forgetSteps(cook.accountId);
    await expect(confirm(digitsOf(cook.key))).rejects.toMatchObject({ code: 'identity.factor-not-found' });
    await identity.settle();
    expect(identity.mail.mailsTo(cook.email).filter(({ subject }) => subject === 'Two-step sign-in is on')).toHaveLength(1);
  });

  it('is kept in a form that shows neither its key nor a code', async () => {
    const cook = await locked();
    const stored = JSON.stringify(await factors.findById(cook.accountId).lean());
    for (const secret of [cook.key, ...cook.recoveryCodes, ...cook.recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret);
  });

  it('that was only asked for changes nothing, and is told its key again', async () => {
    const cook = await identity.registerVerified();
    const id = uuidv7();
    const first = await identity.call(secondFactor.addAuthenticator, { id }, cook.actor);
    expect(await identity.call(secondFactor.addAuthenticator, { id }, cook.actor)).toEqual(first);
    const confirm = (code: string) => identity.call(secondFactor.confirmAuthenticator, { id, code, name: 'Phone' }, cook.actor);
    await expect(confirm(digitsOf(first.key, 0))).rejects.toMatchObject({ code: 'identity.wrong-code' });
    expect(await identity.signIn(cook.email, PASSWORD)).toMatchObject({ pending: null });
  });

  it('is added and removed only by somebody who has shown only just now who they are', async () => {
    const cook = await locked();
    const stale = { ...cook.actor, authenticatedAt: Date.now() - 11 * 60_000 };
    for (const call of [
      () => identity.call(secondFactor.addAuthenticator, { id: uuidv7() }, stale),
      () => identity.call(secondFactor.removeAuthenticator, { id: cook.id }, stale),
      () => identity.call(secondFactor.makeRecoveryCodes, {}, stale),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'access.sign-in-again' });
  });

  it('that was the last ends two-step sign-in', async () => {
    const cook = await locked();
    await identity.call(secondFactor.removeAuthenticator, { id: cook.id }, cook.actor);
    await identity.mail.mailTo(cook.email, 'Two-step sign-in is off');
    expect(await identity.signIn(cook.email, PASSWORD)).toMatchObject({ pending: null, account: { id: cook.accountId } });
  });

  it('of staff stays unless there is another', async () => {
    const cook = await locked();
    await identity.get(AccountRepository).setRole(cook.accountId, 'staff');
    await expect(identity.call(secondFactor.removeAuthenticator, { id: cook.id }, cook.actor)).rejects.toMatchObject({
      code: 'identity.staff-needs-factor',
    });
  });
});

describe('the second step', () => {
  it('stands between the password and everything else', async () => {
    const cook = await locked();
    const { pending, actor, sessionToken } = await half(cook);
    expect(pending).toEqual({ email: cook.email, name: '', methods: ['authenticator', 'recovery-code'] });
    for (const call of [
      () => identity.call(account.current, {}, actor),
      () => identity.call(secondFactor.read, {}, actor),
      () => identity.call(session.list, {}, actor),
      () => identity.call(session.confirm, { password: PASSWORD }, actor),
      () => identity.call(passwords.change, { password: 'four lemons behind a red door' }, actor),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'access.second-factor-required' });
    expect(await identity.call(session.current, {}, actor)).toEqual({ account: null, pending });
    expect((await identity.call(session.list, {}, cook.actor)).items).toHaveLength(1);
    expect(await identity.actorOf(sessionToken)).toMatchObject({ level: 'half' });
  });

  it('takes digits once, also when 50 enter them at once', async () => {
    const cook = await locked();
    const code = digitsOf(cook.key);
    const tries = await halves(50, cook);
    const entered = await Promise.allSettled(tries.map(({ enter }) => enter(code)));
    expect(successes(entered)).toBe(1);
    const { enter } = await half(cook);
    await expect(enter(code)).rejects.toMatchObject({ code: 'identity.wrong-code' });
  });

  it('takes the digits of half a minute before and after, and no others', async () => {
    const cook = await locked();
    for (const [seconds, isTaken] of [
      [-90, false],
      [-30, true],
      [30, true],
      [90, false],
    ] as const) {
      await forgetSteps(cook.accountId);
      const { enter } = await half(cook);
      const entered = await Promise.allSettled([enter(digitsOf(cook.key, Date.now() + seconds * 1_000))]);
      expect([seconds, successes(entered)]).toEqual([seconds, isTaken ? 1 : 0]);
    }
  });

  it('takes five tries of a browser, says how many are left, and then makes it wait', async () => {
    const cook = await locked();
    const { enter } = await half(cook);
    const wrong = digitsOf(cook.key, 0);
    const lefts: unknown[] = [];
    for (let tries = 0; tries < 5; tries++)
      await enter(wrong).catch((problem: { params?: { left?: number } }) => lefts.push(problem.params?.left));
    expect(lefts).toEqual([4, 3, 2, 1, 0]);
    await expect(enter(digitsOf(cook.key))).rejects.toMatchObject({ code: 'identity.too-many-attempts', retryAfter: expect.any(Number) });
  });

  it('ends the half session for a whole one under another secret', async () => {
    const cook = await locked();
    const { enter, sessionToken } = await half(cook);
    const { sessionToken: whole } = await enter(digitsOf(cook.key));
    expect(await identity.actorOf(sessionToken)).toBeNull();
    expect(await identity.actorOf(whole)).toMatchObject({ level: 'second-factor', accountId: cook.accountId });
    const actor = await identity.actorOf(whole);
    await expect(identity.call(secondFactor.enterCode, { code: '123456' }, actor)).rejects.toMatchObject({
      code: 'identity.signed-in-already',
    });
  });

  it('takes each recovery code once, whoever uses it at once, and tells of it by mail', async () => {
    const cook = await locked();
    const [code = ''] = cook.recoveryCodes;
    const tries = await halves(50, cook);
    const entered = await Promise.allSettled(tries.map(({ enterRecoveryCode }) => enterRecoveryCode(code.toUpperCase().replace('-', ' '))));
    expect(successes(entered)).toBe(1);
    expect((await identity.call(secondFactor.read, {}, cook.actor)).recoveryCodes).toMatchObject({ left: 9, made: 10 });
    expect((await identity.mail.mailTo(cook.email, 'A recovery code was used')).text).toContain('There are 9 left.');
  });

  it('forgets the codes of before when new ones are made', async () => {
    const cook = await locked();
    const { recoveryCodes } = await identity.call(secondFactor.makeRecoveryCodes, {}, cook.actor);
    await expect((await half(cook)).enterRecoveryCode(cook.recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'identity.wrong-code' });
    await (await half(cook)).enterRecoveryCode(recoveryCodes[0] ?? '');
  });

  it('stays when the password is replaced by mail', async () => {
    const cook = await locked();
    await identity.call(passwords.forgot, { requestId: uuidv7(), email: cook.email }, null);
    const { text } = await identity.mail.mailTo(cook.email, 'Choose a new password');
    const next = 'four lemons behind a red door';
    await identity.call(passwords.reset, { token: /#token=([\w-]+)/.exec(text)?.[1] ?? '', password: next }, null);
    expect(await identity.signIn(cook.email, next)).toMatchObject({ account: null, pending: { email: cook.email } });
  });
});

it('showing again whose the account is takes both steps', async () => {
  const cook = await locked();
  const confirm = (code?: string) => identity.call(session.confirm, { password: PASSWORD, ...(code && { code }) }, cook.actor);
  await expect(confirm()).rejects.toMatchObject({ code: 'identity.code-needed' });
  await expect(confirm('000 000')).rejects.toMatchObject({ code: 'identity.wrong-code' });
  const { sessionToken } = await confirm(digitsOf(cook.key));
  expect(await identity.actorOf(sessionToken)).toMatchObject({ level: 'second-factor' });
});

describe('the devices', () => {
  it('are listed with what they are, and each can be signed out', async () => {
    const cook = await identity.registerVerified();
    const elsewhere = await identity.signIn(cook.email, PASSWORD);
    const { items } = await identity.call(session.list, {}, cook.actor);
    expect(items).toHaveLength(2);
    expect(items.find(({ isThisOne }) => isThisOne)).toMatchObject({ browser: 'Firefox', system: 'Linux', kind: 'computer' });
    const other = items.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    const stranger = await identity.register();
    await identity.call(session.revoke, { id: other }, stranger.actor);
    expect(await identity.actorOf(elsewhere.sessionToken)).not.toBeNull();
    await identity.call(session.revoke, { id: other }, cook.actor);
    expect(await identity.actorOf(elsewhere.sessionToken)).toBeNull();
    expect(await identity.actorOf(cook.sessionToken)).not.toBeNull();
  });

  it('can be signed out all at once but this one', async () => {
    const cook = await identity.registerVerified();
    const others = [await identity.signIn(cook.email, PASSWORD), await identity.signIn(cook.email, PASSWORD)];
    await identity.call(session.revokeOthers, {}, cook.actor);
    for (const { sessionToken } of others) expect(await identity.actorOf(sessionToken)).toBeNull();
    expect(await identity.actorOf(cook.sessionToken)).not.toBeNull();
  });
});
