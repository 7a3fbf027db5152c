import { getModelToken } from '@nestjs/mongoose';
import { accountReclaimed, operations } from '@simmer/contracts';
import { tokenIn, VirtualPasskey } from '@simmer/testing';
import type { Model } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { v7 as uuidv7 } from 'uuid';
import { ACCOUNT_MODEL, type AccountDocument } from '../account-model/account.schema';
import { type IdentityUnderTest, identityUnderTest, newBrowser, PASSWORD, type Registered } from '../spec/identity-under-test';
import { VoiceLinkService } from '../voice-link/voice-link.service';
import { SignInLimits } from '../sign-in/sign-in-limits.service';

const { apiToken, email, household, oauth, passkey, password, secondFactor } = operations.identity;
const NEXT = 'four lemons behind a red door';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const accounts = (): Model<AccountDocument> => identity.running.app.get(getModelToken(ACCOUNT_MODEL));
const unverified = { code: 'access.email-unverified', status: 403 };

/** A way in, or a view of something, that somebody attached to an account: how, and whether it is still there. */
interface Attached {
  attach(cook: Registered): Promise<unknown>;
  isThere(cook: Registered): Promise<boolean>;
}

const attached: Record<string, Attached> = {
  'a passkey': {
    async attach({ actor }) {
      const { challengeId, options } = await identity.call(passkey.startAdding, {}, actor);
      await identity.call(passkey.add, { challengeId, response: new VirtualPasskey().make(options), name: 'Theirs' }, actor);
    },
    isThere: async ({ actor }) => (await identity.call(secondFactor.read, {}, actor)).passkeys.length > 0,
  },
  'an authenticator with its recovery codes': {
    async attach({ actor }) {
      const { id, key } = await identity.call(secondFactor.addAuthenticator, { id: uuidv7() }, actor);
      const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
      await identity.call(secondFactor.confirmAuthenticator, { id, code, name: 'Theirs' }, actor);
    },
    async isThere({ actor }) {
      const { authenticators, recoveryCodes } = await identity.call(secondFactor.read, {}, actor);
      return authenticators.length > 0 || recoveryCodes !== null;
    },
  },
  'a linked voice account': {
    attach: ({ accountId }) => identity.get(VoiceLinkService).start(accountId, uuidv7()),
    isThere: async ({ accountId }) => Boolean((await identity.get(VoiceLinkService).find(accountId))?.grantId),
  },
  'an API token': {
    async attach({ actor, email: address }) {
      await identity.call(apiToken.create, { id: uuidv7(), name: 'Theirs', scopes: ['recipes:read'] }, actor);
      await identity.mail.mailTo(address, 'An API token was created');
    },
    isThere: async ({ actor }) => (await identity.call(apiToken.list, {}, actor)).items.length > 0,
  },
  'a household of theirs, and the link to it': {
    async attach({ actor }) {
      const stranger = await identity.registerVerified();
      const { token } = await identity.call(household.invite, {}, stranger.actor);
      await identity.call(household.join, { token }, actor);
    },
    isThere: async ({ actor }) => (await identity.call(household.read, {}, actor)).members.length > 1,
  },
  'a browser that counts as known': {
    attach: async (cook) => identity.get(SignInLimits).rememberDevice(accountOf(cook), THEIRS),
    isThere: async ({ email: address }) => identity.get(SignInLimits).isKnownDevice(address.toLowerCase(), THEIRS),
  },
};
const THEIRS = newBrowser();
const accountOf = ({ accountId, email: address }: Registered) => ({ _id: accountId, emailKey: address.toLowerCase() });

/** How the owner of an address shows that it is theirs, without a session of the account. */
const proofs: Record<string, (cook: Registered) => Promise<unknown>> = {
  'the link of a forgotten password': async ({ email: address }) => {
    await identity.call(password.forgot, { requestId: uuidv7(), email: address }, null);
    const token = tokenIn(await identity.mail.mailTo(address, 'Choose a new password'));
    return identity.call(password.reset, { token, password: NEXT }, null);
  },
  'the link of the first mail': async ({ email: address }) => {
    const token = tokenIn(await identity.mail.mailTo(address, 'Confirm your email'));
    return identity.call(email.verify, { token }, null);
  },
};

/** An account from before a verified address was asked for: everything is attached, and nobody has shown whose the address is. */
async function attachedBefore({ attach }: Attached): Promise<Registered> {
  const cook = await identity.registerVerified();
  await identity.mail.newestTo(cook.email);
  await attach(cook);
  await accounts().updateOne({ _id: cook.accountId }, { $set: { emailVerifiedAt: null } });
  return cook;
}

describe.each(Object.entries(attached))('%s', (_, kind) => {
  it.each(Object.entries(proofs))('is gone when the owner of the address comes, by %s', async (_name, prove) => {
    const cook = await attachedBefore(kind);
    expect(await kind.isThere(cook)).toBe(true);
    await prove(cook);
    expect(await kind.isThere(cook)).toBe(false);
    await identity.settle();
    expect(await identity.bus.published(accountReclaimed)).toContainEqual({ accountId: cook.accountId });
  });

  it('stays when the address is verified by whoever is signed in, and at every proof after that', async () => {
    const cook = await attachedBefore(kind);
    const token = tokenIn(await identity.mail.mailTo(cook.email, 'Confirm your email'));
    await identity.call(email.verify, { token }, cook.actor);
    expect(await kind.isThere(cook)).toBe(true);
    await proofs['the link of a forgotten password']!(cook);
    expect(await kind.isThere(cook)).toBe(true);
  });
});

it('is refused while the address is not verified, and possible at once afterwards', async () => {
  const cook = await identity.register();
  const host = await identity.registerVerified();
  const { token } = await identity.call(household.invite, {}, host.actor);
  const tries = [
    () => identity.call(passkey.startAdding, {}, cook.actor),
    () => identity.call(secondFactor.addAuthenticator, { id: uuidv7() }, cook.actor),
    () => identity.call(secondFactor.makeRecoveryCodes, {}, cook.actor),
    () => identity.call(apiToken.create, { id: uuidv7(), name: 'Theirs', scopes: ['recipes:read'] }, cook.actor),
    () => identity.call(household.invite, {}, cook.actor),
    () => identity.call(household.join, { token }, cook.actor),
    () => identity.call(oauth.decide, { uid: 'any', isAllowed: true }, cook.actor),
  ];
  for (const refused of tries) await expect(refused()).rejects.toMatchObject(unverified);
  await identity.verify(cook);
  await expect(identity.call(household.join, { token }, cook.actor)).resolves.toMatchObject({ id: host.accountId });
});

it('is named after a reset, on the screen and in the mail', async () => {
  const cook = await identity.registerVerified();
  await attached['a passkey']!.attach(cook);
  const { waysIn } = (await proofs['the link of a forgotten password']!(cook)) as { waysIn: object };
  expect(waysIn).toEqual({ passkeys: ['Theirs'], authenticators: [], apiTokens: [], isVoiceLinked: false });
  expect((await identity.mail.mailTo(cook.email, 'Your password was changed')).text).toContain('the passkey “Theirs”');
  await expect(identity.signIn(cook.email, PASSWORD)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
});
