// What an account goes through, each as `act` (done once, and cut short), `afterwards` (what must not be half done), `again` (what a cook does then, and
// what must have come of it) and `atTheEnd`. Each returns what is wrong.
import { setTimeout as wait } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { type CaughtMail, type MailServer } from '@simmer/testing';
import { visitor } from './cook-client';
import type { Stores } from './stores';

export interface AccountWorld {
  url: string;
  stores: Stores;
  mail: MailServer;
  tokenIn: (mail: CaughtMail) => string;
  newId: () => string;
  newEmail: () => string;
}

/** What an account goes through. */
export interface StepRound {
  act(): Promise<unknown>;
  afterwards(): Promise<string[]>;
  again(): Promise<string[]>;
  atTheEnd?(): Promise<string[]>;
}

export type Flow = (world: AccountWorld) => Promise<StepRound>;

const HALF_MINUTE_MS = 30_000;
/** A link that somebody was using is free again after ten seconds. */
const LINK_FREE_WITHIN_MS = 15_000;
const ERASED_WITHIN_MS = 90_000;
/** What nobody brings at once is found by a sweep. */
const MAIL_WITHIN_MS = 90_000;

export async function signUp({ url, stores, mail, newId, newEmail }: AccountWorld): Promise<StepRound> {
  const browser = visitor(url);
  const asked = { requestId: newId(), acceptsTerms: true, email: newEmail(), password: `walnut ${newId()}` };
  const register = () => browser.call('POST', '/auth/register', asked);
  return {
    act: register,
    async afterwards() {
      const { wrong, note } = notes();
      const stranger = await outcome(
        visitor(url).call('POST', '/auth/register', { ...asked, requestId: newId(), password: `barley ${newId()}` }),
      );
      note(stranger === 409, `a stranger registers the same address: ${stranger}`);
      const signedIn = await outcome(signIn(url, asked));
      note(signedIn === 'ok' || signedIn === 401, `signing in: ${signedIn}`);
      return wrong;
    },
    async again() {
      const { wrong, note } = notes();
      const registered = await outcome(register());
      note(registered === 'ok', `sent again: ${registered}`);
      note((await isSignedIn(browser)) === true, 'not signed in');
      note((await outcome(signIn(url, asked))) === 'ok', 'cannot sign in');
      const accounts = await stores.all('identity', 'accounts', { email: asked.email });
      note(accounts.length === 1, `${accounts.length} accounts`);
      note((await mailsTo(mail, asked.email, 1)) === 1, 'not one mail');
      return wrong;
    },
  };
}

export async function newPassword({ url, mail, tokenIn, newId, newEmail }: AccountWorld): Promise<StepRound> {
  const { email, password: before } = await verifiedCook({ url, mail, tokenIn, newId, newEmail });
  const elsewhere = visitor(url);
  await elsewhere.call('POST', '/auth/login', { email, password: before });
  await visitor(url).call('POST', '/auth/forgot-password', { requestId: newId(), email });
  const token = tokenIn(await mail.mailTo(email, 'Choose a new password'));
  const chosen = `barley ${newId()}`;
  const browser = visitor(url);
  const reset = () => browser.call('POST', '/auth/reset-password', { token, password: chosen });
  const works = async (password) => (await outcome(signIn(url, { email, password }))) === 'ok';
  return {
    act: reset,
    async afterwards() {
      const { wrong, note } = notes();
      const [old, fresh] = [await works(before), await works(chosen)];
      note(old !== fresh, `the old password ${old ? 'works' : 'does not work'}, the new one ${fresh ? 'works' : 'does not work'}`);
      if (fresh) note(!(await isSignedIn(elsewhere)), 'a session of before goes on beside the new password');
      return wrong;
    },
    async again() {
      const { wrong, note } = notes();
      const isChosen = await works(chosen);
      const ended = await untilNot(
        () => outcome(reset()),
        (said) => said === 404 && !isChosen,
        LINK_FREE_WITHIN_MS,
      );
      note(ended === 'ok' || (isChosen && ended === 404), `the link again: ${ended}`);
      note((await works(chosen)) && !(await works(before)), 'the new password is not the one');
      note(!(await isSignedIn(elsewhere)), 'a session of before goes on');
      const once = await outcome(visitor(url).call('POST', '/auth/reset-password', { token, password: `oat ${newId()}` }));
      note(once === 404, `the link works once more: ${once}`);
      const told = await withSubject(mail, email, /^Your password was changed$/);
      note(told === 1, `${told} mails tell of it`);
      return wrong;
    },
  };
}

export async function secondFactor({ url, mail, tokenIn, newId, newEmail }: AccountWorld): Promise<StepRound> {
  const { email, password, browser } = await verifiedCook({ url, mail, tokenIn, newId, newEmail });
  const id = newId();
  const { key } = await browser.call('POST', '/account/authenticators', { id });
  const digits = (halfMinutes) => new TOTP({ secret: key }).generate({ timestamp: Date.now() + halfMinutes * HALF_MINUTE_MS });
  const confirm = (code) => browser.call('POST', `/account/authenticators/${id}/confirm`, { id, code, name: 'Phone' });
  let paper;
  return {
    async act() {
      ({ recoveryCodes: paper } = await confirm(digits(-1)));
    },
    async afterwards() {
      return [];
    },
    async again() {
      const { wrong, note } = notes();
      paper ??= (await answer(confirm(digits(0)))).recoveryCodes;
      // the session went with its answer: whoever has the app signs in anew and makes codes
      if (!paper && !(await isSignedIn(browser))) {
        await browser.call('POST', '/auth/login', { email, password });
        note((await outcome(browser.call('POST', '/auth/two-factor', { code: digits(1) }))) === 'ok', 'the app does not open the account');
        paper = (await answer(browser.call('POST', '/account/recovery-codes', {}))).recoveryCodes;
      }
      note(paper?.length === 10, `no codes for paper: ${JSON.stringify(paper)}`);
      const half = visitor(url);
      const begun = await answer(half.call('POST', '/auth/login', { email, password }));
      note(begun.account === null && begun.pending, 'the password alone signs in');
      const blocked = await outcome(half.call('GET', '/account'));
      note(blocked === 401 || blocked === 403, `half signed in reads the account: ${blocked}`);
      note(
        (await outcome(half.call('POST', '/auth/recovery-code', { code: paper?.[0] ?? 'aaaaaaaa' }))) === 'ok',
        'a code on paper does not open it',
      );
      const told = await withSubject(mail, email, /^Two-step sign-in is on$/);
      note(told === 1, `${told} mails tell of it`);
      return wrong;
    },
  };
}

export async function deletion({ url, stores, mail, tokenIn, newId, newEmail }: AccountWorld): Promise<StepRound> {
  const { email, password, browser, accountId } = await verifiedCook({ url, mail, tokenIn, newId, newEmail });
  await browser.call('POST', '/recipes', { id: newId(), title: `Soup of ${accountId}` });
  const leave = () => browser.call('POST', '/account/deletion', {});
  return {
    act: leave,
    async afterwards() {
      const { wrong, note } = notes();
      const begun = (await stores.all('identity', 'account_deletions', { _id: accountId })).length > 0;
      if (!begun) note((await outcome(signIn(url, { email, password }))) === 'ok', 'nothing was begun, and nobody can sign in');
      return wrong;
    },
    async again() {
      const { wrong, note } = notes();
      const left = await outcome(leave());
      note(left === 'ok' || left === 401, `asked again: ${left}`);
      const signedIn = await untilNot(
        () => outcome(signIn(url, { email, password })),
        (said) => said === 'ok',
        30_000,
      );
      note(signedIn === 401, `signing in: ${signedIn}`);
      return wrong;
    },
    async atTheEnd() {
      const { wrong, note } = notes();
      const left = await untilNot(
        () => placesOf(stores, accountId),
        (places) => places.length > 0,
        ERASED_WITHIN_MS,
      );
      note(left.length === 0, `left in ${left.join(', ')}`);
      const told = await withSubject(mail, email, /^Your account is deleted$/);
      note(told === 1, `${told} mails tell of it`);
      return wrong;
    },
  };
}

/** Where the id of a deleted account still stands; ids alone stay for a week among the events that were sent. */
async function placesOf(stores, accountId) {
  const found: string[] = [];
  for (const service of ['identity', 'recipes', 'importer', 'media', 'billing', 'community']) {
    const collections = await stores.databaseOf(service).listCollections().toArray();
    for (const { name } of collections.filter(({ name }) => name !== 'sent_events'))
      for (const document of await stores.all(service, name))
        if (JSON.stringify(document).includes(accountId)) found.push(`${service}.${name}`);
  }
  return [...new Set(found)];
}

async function verifiedCook({ url, mail, tokenIn, newId, newEmail }) {
  const browser = visitor(url);
  const [email, password] = [newEmail(), `walnut ${newId()}`];
  const { account } = await browser.call('POST', '/auth/register', { requestId: newId(), acceptsTerms: true, email, password });
  await browser.call('POST', '/auth/verify-email', { token: tokenIn(await mail.newestTo(email)) });
  return { browser, email, password, accountId: account.id };
}

const signIn = (url, { email, password }) => visitor(url).call('POST', '/auth/login', { email, password });

const isSignedIn = async ({ call }) => (await answer(call('GET', '/session'))).account !== null;

/** What a call answers; nothing where it was refused. */
const answer = (call) => call.catch(() => ({}));

const outcome = (call) =>
  call.then(
    () => 'ok',
    (error) => error.status ?? error.message,
  );

/** By Message-ID: a mail that was taken, and whose sender died before noting it, is sent again, and mail programs show it once. */
const different = (mails) => new Set(mails.map(({ messageId }) => messageId)).size;

async function mailsTo(mail, address, count) {
  await untilNot(
    () => mail.mailsTo(address).length,
    (found) => found < count,
    MAIL_WITHIN_MS,
  );
  return different(mail.mailsTo(address));
}

async function withSubject(mail, address, subject) {
  const count = () => different(mail.mailsTo(address).filter((one) => subject.test(one.subject)));
  await untilNot(count, (found) => found === 0, MAIL_WITHIN_MS);
  return count();
}

/** Asks until the answer is another one, for so long. Returns the last answer. */
async function untilNot(ask, isStill, withinMs) {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    const said = await ask();
    if (!isStill(said) || Date.now() > giveUpAt) return said;
    await wait(500);
  }
}

function notes() {
  const wrong: string[] = [];
  return { wrong, note: (isRight, what) => void (isRight || wrong.push(what)) };
}
