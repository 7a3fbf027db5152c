// npm run verify:once: 50 uses at once of everything that is good for one use. One of them succeeds, each time. A round in which a service had no time for one of
// them (503) shows only that not two succeed, and is begun anew.
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { operations } from '@simmer/contracts';
import { codeIn, MailServer, tokenIn, VirtualPasskey } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { type Answer, Browser } from '../../apps/e2e/src/oauth/browser';
import { Linking } from '../../apps/e2e/src/oauth/linking';
import { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
import { inWholeWorld } from './whole-world';

const { confirmEmail } = operations.identity.account;

const AT_ONCE = 50;
const HOUSEHOLD_MEMBERS = 8;
const ROUNDS = 5;
interface Named {
  id: string;
}

/** How one use of many ended. */
interface Ending {
  status: number;
  code?: string;
}

const password = `walnut ${randomUUID()}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const mail = await MailServer.start();
try {
  // with a voice platform that accounts can be linked with, and its mails caught here
  process.exitCode = await inWholeWorld('once', run, { ...VOICE_SETTINGS, SMTP_URL: mail.url });
} finally {
  await mail.close();
}

async function run(world: WorldUnderTest): Promise<number> {
  const things = thingsOf(world);
  let failed = 0;
  for (const [name, use] of Object.entries(things)) {
    const answers = await shown(use);
    const successes = answers.filter(({ status }) => status < 300).length;
    const others = new Map<string, number>();
    for (const { status, code } of answers.filter((one) => one.status >= 300)) {
      const said = `${status} ${code ?? ''}`.trim();
      others.set(said, (others.get(said) ?? 0) + 1);
    }
    const isRight = successes === 1 && answers.every(({ status }) => status < 500);
    if (!isRight) failed += 1;
    say(
      `${isRight ? 'ok    ' : 'FAILED'}  ${name.padEnd(34)} ${answers.length} at once  ${successes} succeeded  ${[...others].map(([said, count]) => `${count} × ${said}`).join(', ')}`,
    );
  }
  say(`${Object.keys(things).length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A round that was answered to its end. */
async function shown(use: () => Promise<Ending[]>): Promise<Ending[]> {
  for (let round = 1; ; round += 1) {
    const answers = await use();
    const wasBusy = answers.some(({ status }) => status === 503);
    if (!wasBusy || answers.filter(({ status }) => status < 300).length > 1 || round === ROUNDS) return answers;
  }
}

function thingsOf(world: WorldUnderTest): Record<string, () => Promise<Ending[]>> {
  const browser = () => new Browser(world.gatewayUrl);
  const answerOf = ({ status, body }: { status: number; body: Answer }): Ending => ({
    status,
    code: String(body['code'] ?? body['error'] ?? ''),
  });
  const atOnce = async (use: (at: number) => Promise<{ status: number; body: Answer }>) =>
    (await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => use(at)))).map(answerOf);
  /** Read once those who came at once have been answered: until then it may be too much. */
  const householdOf = async (host: { browser: Browser }) => {
    for (let round = 1; ; round += 1) {
      const { status, body } = await host.browser.call('GET', '/household');
      if (status === 200) return body as unknown as { members: Named[]; eaters: Named[] };
      if (status !== 503 || round === ROUNDS) throw new Error(`GET /household answered ${status}: ${JSON.stringify(body)}`);
    }
  };
  const newcomer = async () => {
    const own = browser();
    const email = `${randomUUID()}@example.com`;
    const person = { requestId: randomUUID(), email, password, acceptsTerms: true };
    for (let tries = 1; ; tries += 1) {
      const { status, body } = await own.call('POST', '/auth/register', person);
      if (status === 201) return { browser: own, email, accountId: (body['account'] as Named).id };
      if (status !== 503 || tries === ROUNDS) throw new Error(`Nobody was registered: ${status} ${String(body['code'])}`);
    }
  };
  const cook = async () => {
    const one = await newcomer();
    await world.call(confirmEmail, { email: one.email });
    return one;
  };
  const withAuthenticator = async () => {
    const one = await cook();
    const id = randomUUID();
    const { body: made } = await one.browser.call('POST', '/account/authenticators', { id });
    const code = new TOTP({ secret: made['key'] as string }).generate({ timestamp: Date.now() - 30_000 });
    const { body } = await one.browser.call('POST', `/account/authenticators/${id}/confirm`, { id, code, name: 'Phone' });
    const half = browser();
    await half.call('POST', '/auth/login', { email: one.email, password });
    return { ...one, half, key: made['key'] as string, recoveryCodes: body['recoveryCodes'] as string[] };
  };
  const invitationOf = async (host) => (await host.browser.call('POST', '/household/invitation', {})).body.token;
  const join = (one, token) => one.browser.call('POST', `/household-invitations/${token}/join`, {});
  return {
    'link that confirms an address': async () => {
      const { email } = await newcomer();
      const token = tokenIn(await mail.newestTo(email));
      return atOnce(() => browser().call('POST', '/auth/verify-email', { token }));
    },
    'digits that confirm an address': async () => {
      const one = await newcomer();
      const code = codeIn(await mail.newestTo(one.email));
      return atOnce(() => one.browser.call('POST', '/account/email/code', { code }));
    },
    'link to a new password': async () => {
      const { email } = await cook();
      await mail.newestTo(email);
      await browser().call('POST', '/auth/forgot-password', { requestId: randomUUID(), email });
      const token = tokenIn(await mail.newestTo(email, 2));
      return atOnce((at) => browser().call('POST', '/auth/reset-password', { token, password: `${password} ${at}` }));
    },
    'link to a new address': async () => {
      const one = await cook();
      const email = `${randomUUID()}@example.com`;
      await one.browser.call('POST', '/account/email', { requestId: randomUUID(), email });
      const token = tokenIn(await mail.newestTo(email));
      return atOnce(() => browser().call('POST', '/auth/verify-email', { token }));
    },
    'digits of an authenticator': async () => {
      const { half, key } = await withAuthenticator();
      const code = new TOTP({ secret: key }).generate();
      return atOnce(() => half.call('POST', '/auth/two-factor', { code }));
    },
    'recovery code': async () => {
      const { half, recoveryCodes } = await withAuthenticator();
      return atOnce(() => half.call('POST', '/auth/recovery-code', { code: recoveryCodes[0] }));
    },
    'challenge of a passkey': async () => {
      const { browser: own } = await cook();
      const key = new VirtualPasskey(world.gatewayUrl);
      const { body: adding } = await own.call('POST', '/account/passkeys/options', {});
      await own.call('POST', '/account/passkeys', {
        challengeId: adding.challengeId,
        response: key.make(adding['options'] as Parameters<typeof key.make>[0]),
        name: 'Laptop',
      });
      const { body: shown } = await browser().call('POST', '/auth/passkey/options', {});
      const response = key.show(shown['options'] as Parameters<typeof key.show>[0]);
      return atOnce(() => browser().call('POST', '/auth/passkey', { challengeId: shown.challengeId, response }));
    },
    'code of OAuth': async () => {
      const linking = await Linking.in(world);
      const { browser: own } = await linking.newCook();
      const { begun, sentBack } = await linking.toCode(own);
      const exchange = () =>
        linking.platform.finish(sentBack, begun).then(
          () => ({ status: 200, body: {} }),
          ({ status = 400, error, code }) => ({ status, body: { code: error ?? code } }),
        );
      return atOnce(exchange);
    },
    'place in one household, of three': async () => {
      const one = await cook();
      const tokens = await Promise.all(Array.from({ length: 3 }, async () => invitationOf(await cook())));
      return (await Promise.all(tokens.map((token) => join(one, token)))).map(answerOf);
    },
    'last place in a household': async () => {
      const host = await cook();
      const token = await invitationOf(host);
      for (let member = 2; member < HOUSEHOLD_MEMBERS; member += 1) await join(await cook(), token);
      const coming = await Promise.all(Array.from({ length: 10 }, cook));
      return (await Promise.all(coming.map((one) => join(one, token)))).map(answerOf);
    },
    'invitation after a removal': async () => {
      const [host, member] = [await cook(), await cook()];
      const token = await invitationOf(host);
      await join(member, token);
      const removal = host.browser.call('DELETE', `/household/members/${member.accountId}`);
      const back = Array.from({ length: AT_ONCE - 1 }, () => join(member, token));
      await Promise.all([removal, ...back]);
      const { members } = await householdOf(host);
      // one thing is true in the end: they are out, and the link is over
      return [{ status: members.length === 1 ? 200 : 500 }, answerOf(await join(member, token))];
    },
    'deletion of an account that joins': async () => {
      const [host, one] = [await cook(), await cook()];
      const token = await invitationOf(host);
      const [deletion] = await Promise.all([
        one.browser.call('POST', '/account/deletion', { sharedRecipes: 'remove' }),
        ...Array.from({ length: AT_ONCE - 1 }, () => join(one, token)),
      ]);
      await world.settle();
      const { members, eaters } = await householdOf(host);
      const isAlone = members.length === 1 && eaters.length === 1;
      const isMember = deletion.status < 300 && !isAlone;
      return [isMember ? { status: 500, code: 'still a member' } : answerOf(deletion), answerOf(await join(one, token))];
    },
    'address at registration': async () => {
      const email = `${randomUUID()}@example.com`;
      return atOnce(() => browser().call('POST', '/auth/register', { requestId: randomUUID(), email, password, acceptsTerms: true }));
    },
  };
}
