import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { operations } from '@simmer/contracts';
import { service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { IdentityModule } from '../identity.module';
import { AccountRepository } from '../account-model/account.repository';
import { ACCOUNT_MODEL, type AccountDocument, EMAIL_CLAIM_MODEL, type EmailClaimDocument } from '../account-model/account.schema';

const { account, session } = operations.identity;
const password = 'plum tart at half past nine';
const newEmail = (): string => `Cook-${randomUUID()}@example.com`;

let tested: ServiceUnderTest;
beforeAll(async () => {
  tested = await serviceUnderTest('identity', IdentityModule);
});
afterAll(() => tested.close());

const model = <T>(name: string): Model<T> => tested.running.app.get(getModelToken(name));
const accountsWith = (email: string): Promise<number> =>
  model<AccountDocument>(ACCOUNT_MODEL).countDocuments({ emailKey: email.toLowerCase() });
const register = (email: string, more: { requestId?: string; password?: string; name?: string } = {}) =>
  tested.call(account.register, { email, password, acceptsTerms: true, ...more }, null);
const claimMinutesAgo = (email: string, accountId: string, minutes: number) =>
  model<EmailClaimDocument>(EMAIL_CLAIM_MODEL).create({
    _id: email.toLowerCase(),
    accountId,
    requestId: accountId,
    claimedAt: new Date(Date.now() - minutes * 60_000),
    isSettled: false,
  });

describe('registration', () => {
  it('makes an account and signs in', async () => {
    const email = newEmail();
    const { account: made, sessionToken } = await register(email, { name: 'Ada' });
    expect(made).toMatchObject({ email, name: 'Ada', role: 'cook' });
    const { session: resolved } = await tested.call(session.resolve, { sessionToken }, service);
    expect(resolved).toMatchObject({ accountId: made.id, role: 'cook' });
    await expect(tested.call(account.current, {}, { accountId: made.id, role: 'cook' })).resolves.toEqual(made);
  });

  it('makes exactly one account when fifty people register one address at once', async () => {
    const email = newEmail();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => register(email)));
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(refusals).toEqual(Array(49).fill('identity.email-taken'));
    await expect(accountsWith(email)).resolves.toBe(1);
  });

  it('takes an address once, whatever its capitals', async () => {
    const email = newEmail();
    await register(email);
    await expect(register(email.toUpperCase())).rejects.toMatchObject({ code: 'identity.email-taken' });
  });

  it('answers a repeated request with the same account', async () => {
    const [email, requestId] = [newEmail(), uuidv7()];
    const answers = await Promise.all([register(email, { requestId }), register(email, { requestId })]);
    answers.push(await register(email, { requestId }));
    expect(new Set(answers.map((answer) => answer.account.id)).size).toBe(1);
    await expect(accountsWith(email)).resolves.toBe(1);
    await expect(register(email, { requestId, password: 'not the password at all' })).rejects.toMatchObject({
      code: 'identity.email-taken',
    });
  });

  it('gives an account an id of its own, whatever the request was called', async () => {
    const requestId = uuidv7();
    const { account: made } = await register(newEmail(), { requestId });
    expect(made.id).not.toBe(requestId);
    const { account: other } = await register(newEmail(), { requestId });
    expect(other.id).not.toBe(made.id);
  });

  it('asks for the age and the terms', async () => {
    const unasked = tested.call(account.register, { email: newEmail(), password } as never, null);
    await expect(unasked).rejects.toMatchObject({ code: 'request.invalid', errors: [{ pointer: '/acceptsTerms' }] });
  });

  it.each([
    ['a blank at the end', 'seven lamps over the pass '],
    ['a tab at both ends', '\tseven lamps over the pass\t'],
    ['an accent in two parts', 'cafe\u0301 lamps over the pass'],
  ])('takes a password with %s, which then signs in', async (_, chosen) => {
    const email = newEmail();
    await register(email, { password: chosen });
    await expect(tested.call(session.start, { email, password: chosen }, null)).resolves.toMatchObject({ account: { email } });
    await expect(tested.call(session.start, { email, password: chosen.normalize('NFC') }, null)).resolves.toMatchObject({
      account: { email },
    });
  });

  it('refuses a password that is easy to guess and says so at the field', async () => {
    await expect(register(newEmail(), { password: 'password1234' })).rejects.toMatchObject({
      code: 'identity.weak-password',
      errors: [{ pointer: '/password' }],
    });
    await expect(register(newEmail(), { password: 'short' })).rejects.toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/password', message: 'Use at least 12 characters.' }],
    });
  });
});

describe('a registration that died half way', () => {
  it('is resumed by the same request at once', async () => {
    const [email, id] = [newEmail(), uuidv7()];
    await claimMinutesAgo(email, id, 0);
    await expect(register(email, { requestId: id })).resolves.toMatchObject({ account: { id } });
  });

  it('keeps the address from others for a minute', async () => {
    const email = newEmail();
    await claimMinutesAgo(email, uuidv7(), 0.5);
    await expect(register(email)).rejects.toMatchObject({ code: 'identity.email-taken' });
  });

  it('is taken over by one of many after a minute, and what it left is removed', async () => {
    const [email, dead] = [newEmail(), uuidv7()];
    await claimMinutesAgo(email, dead, 2);
    await model<AccountDocument>(ACCOUNT_MODEL).create({
      _id: dead,
      email,
      emailKey: email.toLowerCase(),
      name: '',
      role: 'cook',
      passwordHash: 'x',
      createdAt: new Date(),
      acceptedTermsAt: new Date(),
    });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => register(email)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await expect(accountsWith(email)).resolves.toBe(1);
    await expect(tested.get(AccountRepository).find(dead)).resolves.toBeNull();
  });

  it('cannot end any more once its address was taken over', async () => {
    const [email, dead] = [newEmail(), uuidv7()];
    const claim = (await claimMinutesAgo(email, dead, 2)).toObject<EmailClaimDocument>();
    await register(email);
    await expect(tested.get(AccountRepository).settle(claim)).resolves.toBe(false);
  });
});

describe('roles', () => {
  it('are granted by services alone and hold for sessions that are open', async () => {
    const email = newEmail();
    const { account: made, sessionToken } = await register(email);
    await expect(tested.call(account.grantRole, { email, role: 'staff' }, { accountId: made.id, role: 'staff' })).rejects.toMatchObject({
      code: 'access.forbidden',
    });
    await expect(tested.call(account.grantRole, { email, role: 'staff' }, service)).resolves.toMatchObject({ role: 'staff' });
    const { session: resolved } = await tested.call(session.resolve, { sessionToken }, service);
    expect(resolved?.role).toBe('staff');
  });

  it('need an account', async () => {
    await expect(tested.call(account.grantRole, { email: newEmail(), role: 'staff' }, service)).rejects.toMatchObject({
      code: 'request.not-found',
    });
  });
});
