import { getModelToken } from '@nestjs/mongoose';
import { operations, sessionEnded } from '@simmer/contracts';
import { codeIn, tokenIn } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import type { Model } from 'mongoose';
import { MAIL_MODEL, type MailRecord } from '../mail/mail.schema';
import { type IdentityUnderTest, identityUnderTest, newBrowser, PASSWORD, type Registered } from '../spec/identity-under-test';

const { account, email: emails, session } = operations.identity;

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const isVerified = async ({ actor }: Registered) => (await identity.call(account.current, {}, actor)).emailVerified;
const verify = (token: string) => identity.call(emails.verify, { token }, null);
const successes = (tries: PromiseSettledResult<unknown>[]) => tries.filter(({ status }) => status === 'fulfilled').length;
const newAddress = () => `new-${uuidv7()}@example.com`;

describe('a new account', () => {
  it('is asked to confirm its address, by a link that works once, also when 50 use it at once', async () => {
    const cook = await identity.register();
    expect(await isVerified(cook)).toBe(false);
    const mail = await identity.mail.newestTo(cook.email);
    expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => verify(tokenIn(mail))));
    expect(successes(tries)).toBe(1);
    expect(await isVerified(cook)).toBe(true);
    await expect(verify(tokenIn(mail))).rejects.toMatchObject({ code: 'identity.link-over', status: 404 });
  });

  it('is written to at the first try, and not before there is one', async () => {
    const cooks = await Promise.all(Array.from({ length: 10 }, () => identity.register()));
    await Promise.all(cooks.map(({ email }) => identity.mail.newestTo(email)));
    await identity.settle();
    const ids = cooks.map(({ accountId }) => `verify-email ${accountId}`);
    const mails = await identity.running.app.get<Model<MailRecord>>(getModelToken(MAIL_MODEL)).find({ _id: { $in: ids } });
    expect(mails.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(ids.map(() => 'sent 1'));
  });

  it('may type the digits instead, five times', async () => {
    const cook = await identity.register();
    const type = (code: string) => identity.call(emails.verifyByCode, { code }, cook.actor);
    const right = codeIn(await identity.mail.newestTo(cook.email));
    const wrong = right === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 4; tries++) await expect(type(wrong)).rejects.toMatchObject({ code: 'identity.wrong-code' });
    expect(await type(`${right.slice(0, 3)} ${right.slice(3)}`)).toEqual({ email: cook.email });
    expect(await isVerified(cook)).toBe(true);

    const other = await identity.register();
    const digits = codeIn(await identity.mail.newestTo(other.email));
    const burst = await Promise.allSettled(
      Array.from({ length: 50 }, () => identity.call(emails.verifyByCode, { code: wrong }, other.actor)),
    );
    expect(successes(burst)).toBe(0);
    await expect(identity.call(emails.verifyByCode, { code: digits }, other.actor)).rejects.toMatchObject({ code: 'identity.wrong-code' });
  });

  it('can ask for the mail again, three times an hour', async () => {
    const cook = await identity.register();
    const first = await identity.mail.newestTo(cook.email);
    const again = (requestId = uuidv7()) => identity.call(emails.sendVerification, { requestId }, cook.actor);
    const requestId = uuidv7();
    expect(await again(requestId)).toEqual({ sentTo: cook.email });
    await again(requestId);
    const second = await identity.mail.newestTo(cook.email, 2);
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    await again();
    await expect(again()).rejects.toMatchObject({ code: 'identity.too-many-mails', retryAfter: expect.any(Number) });
    await verify(tokenIn(first));
    await expect(again()).rejects.toMatchObject({ code: 'identity.already-verified' });
  });
});

describe('another address', () => {
  const ask = (cook: Registered, email: string) => identity.call(emails.change, { requestId: uuidv7(), email }, cook.actor);

  it('counts once the link in the mail to it was used; the one of before is told and free again', async () => {
    const cook = await identity.register();
    await verify(tokenIn(await identity.mail.newestTo(cook.email)));
    const next = newAddress();
    expect(await ask(cook, next)).toEqual({ sentTo: next });
    await identity.signIn(cook.email, PASSWORD);
    await verify(tokenIn(await identity.mail.newestTo(next)));
    await identity.signIn(next, PASSWORD);
    await expect(identity.signIn(cook.email, PASSWORD)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
    expect(await identity.call(account.current, {}, cook.actor)).toMatchObject({ email: next, emailVerified: true });
    await identity.mail.mailTo(cook.email, 'Your email was changed');
    await identity.call(account.register, { email: cook.email, password: PASSWORD, acceptsTerms: true }, null);
  });

  it('that has an account already is told so by mail alone', async () => {
    const [cook, other] = [await identity.register(), await identity.register()];
    expect(await ask(cook, other.email)).toEqual({ sentTo: other.email });
    await identity.mail.mailTo(other.email, 'This address already has an account');
  });

  it('goes to whoever uses their link first', async () => {
    const [one, two] = [await identity.register(), await identity.register()];
    const wanted = newAddress();
    await ask(one, wanted);
    const first = await identity.mail.newestTo(wanted);
    await ask(two, wanted);
    const second = await identity.mail.newestTo(wanted, 2);
    const tries = await Promise.allSettled([verify(tokenIn(first)), verify(tokenIn(second))]);
    expect(successes(tries)).toBe(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'identity.email-taken' } });
  });

  it('asked for anew makes the link to the one before worthless', async () => {
    const cook = await identity.register();
    const [first, second] = [newAddress(), newAddress()];
    await ask(cook, first);
    const token = tokenIn(await identity.mail.newestTo(first));
    await ask(cook, second);
    await expect(verify(token)).rejects.toMatchObject({ code: 'identity.link-over' });
  });

  it('wants somebody who has shown only just now who they are; that makes a new session', async () => {
    const home = newBrowser();
    const cook = await identity.register(home);
    const stale = { ...cook, actor: { ...cook.actor, authenticatedAt: Date.now() - 11 * 60_000 } };
    await expect(ask(stale, newAddress())).rejects.toMatchObject({ code: 'access.sign-in-again' });
    const confirm = (password: string) => identity.from(home, () => identity.call(session.confirm, { password }, cook.actor));
    await expect(confirm('certainly some other thing')).rejects.toMatchObject({ code: 'identity.wrong-password', status: 422 });
    const { sessionToken } = await confirm(PASSWORD);
    expect(await identity.actorOf(cook.sessionToken)).toBeNull();
    const actor = await identity.actorOf(sessionToken);
    expect(actor?.authenticatedAt).toBeGreaterThan(Date.now() - 10_000);
    await identity.settle();
    expect(await identity.bus.published(sessionEnded)).toContainEqual(expect.objectContaining({ sessionId: cook.actor.sessionId }));
    await ask({ ...cook, actor: actor ?? cook.actor }, newAddress());
  });
});
