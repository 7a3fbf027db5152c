import { operations } from '@simmer/contracts';
import { VirtualPasskey } from '@simmer/testing';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';

const { passkey, secondFactor } = operations.identity;

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

async function added(made = new VirtualPasskey(), cook?: Registered) {
  const owner = cook ?? (await identity.registerVerified());
  const { challengeId, options } = await identity.call(passkey.startAdding, {}, owner.actor);
  const { sessionToken } = await identity.call(passkey.add, { challengeId, response: made.make(options), name: 'Laptop' }, owner.actor);
  const actor = await identity.actorOf(sessionToken);
  return { ...owner, actor: actor ?? owner.actor, made };
}
const signIn = async (with_: VirtualPasskey) => {
  const { challengeId, options } = await identity.call(passkey.startSignIn, {}, null);
  return identity.call(passkey.signIn, { challengeId, response: with_.show(options) }, null);
};
const refused = { code: 'identity.passkey-refused', status: 422 };

it('signs in by itself, as both steps', async () => {
  const { accountId, made, actor } = await added();
  const { account, sessionToken } = await signIn(made);
  expect(account.id).toBe(accountId);
  expect(await identity.actorOf(sessionToken)).toMatchObject({ level: 'second-factor' });
  expect((await identity.call(secondFactor.read, {}, actor)).passkeys).toEqual([
    expect.objectContaining({ name: 'Laptop', lastUsedAt: expect.any(String) }),
  ]);
});

it('answers a challenge once, also when 50 send the same answer at once', async () => {
  const { made } = await added();
  const { challengeId, options } = await identity.call(passkey.startSignIn, {}, null);
  const response = made.show(options);
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => identity.call(passkey.signIn, { challengeId, response }, null)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('is refused for another site, without the finger, for another challenge, and by nobody’s', async () => {
  const elsewhere = new VirtualPasskey('https://simmer.example.net');
  const cook = await identity.registerVerified();
  const { challengeId, options } = await identity.call(passkey.startAdding, {}, cook.actor);
  await expect(
    identity.call(passkey.add, { challengeId, response: elsewhere.make(options), name: 'Laptop' }, cook.actor),
  ).rejects.toMatchObject(refused);
  await expect(added(new VirtualPasskey(undefined, 0b1))).rejects.toMatchObject(refused);
  await expect(signIn(new VirtualPasskey())).rejects.toMatchObject(refused);
  const { made } = await added();
  const [one, two] = [await identity.call(passkey.startSignIn, {}, null), await identity.call(passkey.startSignIn, {}, null)];
  const response = made.show(one.options);
  await expect(identity.call(passkey.signIn, { challengeId: two.challengeId, response }, null)).rejects.toMatchObject(refused);
  await expect(identity.call(passkey.signIn, { challengeId: one.challengeId, response: { id: 7 } }, null)).rejects.toMatchObject(refused);
});

it('shows again whose the account is, and no other', async () => {
  const [ann, ben] = [await added(), await added()];
  const confirm = async (shown: VirtualPasskey) => {
    const { challengeId, options } = await identity.call(passkey.startSignIn, {}, null);
    return identity.call(passkey.confirm, { challengeId, response: shown.show(options) }, ann.actor);
  };
  await expect(confirm(ben.made)).rejects.toMatchObject(refused);
  const { sessionToken } = await confirm(ann.made);
  expect((await identity.actorOf(sessionToken))?.authenticatedAt).toBeGreaterThan(Date.now() - 10_000);
});

it('is worth nothing once it was removed', async () => {
  const { made, actor } = await added();
  expect((await identity.call(passkey.remove, { id: made.id }, actor)).passkeys).toEqual([]);
  await expect(signIn(made)).rejects.toMatchObject(refused);
});

it('is added only by somebody who has shown only just now who they are', async () => {
  const { actor } = await identity.registerVerified();
  const stale = { ...actor, authenticatedAt: Date.now() - 11 * 60_000 };
  await expect(identity.call(passkey.startAdding, {}, stale)).rejects.toMatchObject({ code: 'access.sign-in-again' });
});

it('is called what its cook says, and nobody renames another’s', async () => {
  const { made, actor } = await added();
  const { passkeys } = await identity.call(passkey.rename, { id: made.id, name: 'Kitchen laptop' }, actor);
  expect(passkeys).toEqual([expect.objectContaining({ id: made.id, name: 'Kitchen laptop' })]);
  const other = await identity.registerVerified();
  await expect(identity.call(passkey.rename, { id: made.id, name: 'Mine' }, other.actor)).rejects.toMatchObject({
    code: 'request.not-found',
  });
});
