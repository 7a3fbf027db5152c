import { randomUUID } from 'node:crypto';
import { operations } from '@simmer/contracts';
import { tokenIn } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest, newBrowser, PASSWORD, type Registered } from '../spec/identity-under-test';

const { account, password } = operations.identity;
const NEXT = 'four lemons behind a red door';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const forgot = (email: string, visitor = newBrowser(), requestId = uuidv7()) =>
  identity.from(visitor, () => identity.call(password.forgot, { requestId, email }, null));
const reset = (token: string, chosen = NEXT) => identity.call(password.reset, { token, password: chosen }, null);

/** A cook who has asked for a link, and its secret. */
async function forgetful(): Promise<Registered & { token: string }> {
  const cook = await identity.register();
  await forgot(cook.email);
  return { ...cook, token: tokenIn(await identity.mail.newestTo(cook.email, 2)) };
}

describe('a forgotten password', () => {
  it('is replaced by a link that works once, and every session ends', async () => {
    const { email, token, sessionToken } = await forgetful();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => reset(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await identity.actorOf(sessionToken)).toBeNull();
    await expect(identity.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
    await identity.signIn(email, NEXT);
    await identity.mail.mailTo(email, 'Your password was changed');
  });

  it('may be chosen again when the new one is too easy to guess', async () => {
    const { email, token } = await forgetful();
    await expect(reset(token, 'password2024!')).rejects.toMatchObject({ code: 'identity.weak-password' });
    expect(await reset(token)).toMatchObject({ email });
  });

  it('lets its browser in although strangers have used up the tries of the day, and no stranger', async () => {
    const { email, token } = await forgetful();
    for (let network = 0; network < 10; network += 1) {
      const stranger = newBrowser();
      for (let tried = 0; tried < 10; tried += 1)
        await identity.signIn(email, 'certainly some other thing', stranger).catch(() => undefined);
    }
    const own = newBrowser();
    await expect(identity.signIn(email, PASSWORD, own)).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
    await identity.from(own, () => reset(token));
    await expect(identity.signIn(email, NEXT, own)).resolves.toBeDefined();
    await expect(identity.signIn(email, NEXT, newBrowser())).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
  });

  it('makes the other links worthless when one of them was used', async () => {
    const { email, token } = await forgetful();
    await forgot(email);
    const newer = tokenIn(await identity.mail.newestTo(email, 3));
    await reset(newer);
    await expect(reset(token)).rejects.toMatchObject({ code: 'identity.link-over' });
  });

  it('is answered the same for an address that nobody has, to which nothing is sent', async () => {
    const { email } = await identity.register();
    const nobody = `nobody-${randomUUID()}@example.com`;
    expect(await forgot(email)).toEqual({ sentTo: email });
    expect(await forgot(nobody)).toEqual({ sentTo: nobody });
    await identity.mail.newestTo(email, 2);
    await identity.settle();
    expect(identity.mail.mailsTo(nobody)).toEqual([]);
  });

  it('brings three mails an hour to a stranger, and still one to the owner’s own browser', async () => {
    const home = newBrowser();
    const { email } = await identity.register(home);
    const stranger = newBrowser();
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => forgot(email, stranger)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'identity.too-many-mails' } });
    expect(await forgot(email, home)).toEqual({ sentTo: email });
  });

  it('sends one mail for one request', async () => {
    const { email } = await identity.register();
    const requestId = uuidv7();
    await Promise.all([forgot(email, newBrowser(), requestId), forgot(email, newBrowser(), requestId)]);
    await identity.mail.newestTo(email, 2);
    await identity.settle();
    expect(identity.mail.mailsTo(email)).toHaveLength(2);
  });
});

describe('a password that is changed', () => {
  const change = (cook: Registered, endOthers: boolean) => identity.call(password.change, { password: NEXT, endOthers }, cook.actor);

  it('leaves this browser signed in under a new session, and no other', async () => {
    const cook = await identity.register();
    const elsewhere = await identity.signIn(cook.email, PASSWORD);
    const { sessionToken } = await change(cook, true);
    expect(await identity.actorOf(cook.sessionToken)).toBeNull();
    expect(await identity.actorOf(elsewhere.sessionToken)).toBeNull();
    expect(await identity.actorOf(sessionToken)).toMatchObject({ accountId: cook.accountId });
    await identity.signIn(cook.email, NEXT);
  });

  it('leaves the others alone when that is wanted', async () => {
    const cook = await identity.register();
    const elsewhere = await identity.signIn(cook.email, PASSWORD);
    await change(cook, false);
    expect(await identity.actorOf(elsewhere.sessionToken)).not.toBeNull();
  });

  it('wants somebody who has shown only just now who they are', async () => {
    const cook = await identity.register();
    const stale = { ...cook.actor, authenticatedAt: Date.now() - 11 * 60_000 };
    await expect(identity.call(password.change, { password: NEXT }, stale)).rejects.toMatchObject({ code: 'access.sign-in-again' });
    await expect(identity.call(account.current, {}, stale)).resolves.toMatchObject({ email: cook.email });
  });
});

it('a sign-in from a browser that was never seen is told by mail, one that was is not', async () => {
  const home = newBrowser();
  const { email, token } = await forgetful();
  await reset(token);
  await identity.signIn(email, NEXT, home);
  expect((await identity.mail.mailTo(email, 'New sign-in to your account')).text).toContain('Firefox on Linux');
  await identity.signIn(email, NEXT, home);
  await identity.settle();
  expect(identity.mail.mailsTo(email).filter(({ subject }) => subject.startsWith('New sign-in'))).toHaveLength(1);
});
