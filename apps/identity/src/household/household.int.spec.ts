import { getModelToken } from '@nestjs/mongoose';
import { type Actor, householdChanged, HOUSEHOLD_LIMITS, operations, DAY_MS } from '@simmer/contracts';
import { service } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { AccountRepository } from '../account-model/account.repository';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';
import { HOUSEHOLD_MODEL, type HouseholdDocument } from './household.schema';

const { accountDeletion, household } = operations.identity;

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const households = (): Model<HouseholdDocument> => identity.running.app.get(getModelToken(HOUSEHOLD_MODEL));

const eater = (name: string, id = uuidv7()) => ({ id, name, portion: 0.75, allergens: ['nuts' as const], dislikes: ['Olives'] });

it('is the cook alone from the start, who eats everything', async () => {
  const { actor, accountId } = await identity.registerVerified();
  const found = await identity.call(household.read, {}, actor);
  expect(found).toMatchObject({ id: accountId, members: [accountId], revision: 0 });
  expect(found.eaters).toEqual([expect.objectContaining({ id: accountId, portion: 1, diets: [], allergens: [], dislikes: [], goals: {} })]);
});

it('grows, changes and shrinks, and everybody who shares it hears of it', async () => {
  const { actor, accountId } = await identity.registerVerified();
  const lien = eater('Lien');
  await identity.call(household.putEater, lien, actor);
  await identity.call(household.putEater, { ...lien, portion: 1.5, diets: ['vegan'], goals: { kcal: 1_800 }, leftovers: 'never' }, actor);
  const { eaters } = await identity.call(household.lookUp, { accountId }, service);
  expect(eaters[1]).toEqual({ ...lien, portion: 1.5, diets: ['vegan'], goals: { kcal: 1_800 }, leftovers: 'never' });
  const left = await identity.call(household.removeEater, { id: lien.id }, actor);
  expect(left).toMatchObject({ revision: 3, eaters: [{ id: accountId }] });
  await expect(identity.call(household.removeEater, { id: accountId }, actor)).rejects.toMatchObject({ code: 'identity.last-eater' });
  await identity.settle();
  const published = (await identity.bus.published(householdChanged)).filter(({ householdId }) => householdId === accountId);
  expect(published.map(({ revision }) => revision)).toEqual([1, 2, 3]);
});

it('takes everybody in who is added at once, and no more than there is room for', async () => {
  const { actor } = await identity.registerVerified();
  const added = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) => identity.call(household.putEater, eater(`Eater ${at}`), actor)),
  );
  expect(added.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
  const { eaters } = await identity.call(household.read, {}, actor);
  expect(eaters).toHaveLength(7);
  for (let more = eaters.length; more < HOUSEHOLD_LIMITS.eaters; more++)
    await identity.call(household.putEater, eater(`More ${more}`), actor);
  await expect(identity.call(household.putEater, eater('Too many'), actor)).rejects.toMatchObject({ code: 'identity.too-many-eaters' });
});

it('is nobody else’s', async () => {
  const [ann, ben] = [await identity.registerVerified(), await identity.registerVerified()];
  await identity.call(household.putEater, eater('Lien'), ann.actor);
  expect((await identity.call(household.read, {}, ben.actor)).eaters).toHaveLength(1);
});

describe('a household that is shared', () => {
  const token = async (actor: Actor) => (await identity.call(household.invite, {}, actor)).token;
  const read = (actor: Actor) => identity.call(household.read, {}, actor);
  const names = async (actor: Actor) => (await read(actor)).eaters.map(({ name }) => name);

  /** Ann has invited Ben, who has joined. */
  async function shared() {
    const [ann, ben] = [await identity.registerVerified(), await identity.registerVerified()];
    await identity.call(household.putEater, eater('Lien'), ann.actor);
    await identity.call(household.putEater, { ...eater('Ben'), id: ben.accountId }, ben.actor);
    await identity.call(household.putEater, eater('Cat'), ben.actor);
    const invitation = await token(ann.actor);
    await identity.call(household.join, { token: invitation }, ben.actor);
    return { ann, ben, invitation };
  }

  it('begins with a link that says whose it is, and is the same until it is ended', async () => {
    const { actor, accountId } = await identity.registerVerified();
    const ben = await identity.registerVerified();
    const first = await token(actor);
    expect(await token(actor)).toBe(first);
    const found = await identity.call(household.readInvitation, { token: first }, ben.actor);
    expect(found).toEqual({ householdId: accountId, names: [expect.stringMatching(/^Cook-/)] });
    await identity.call(household.endInvitation, {}, actor);
    await expect(identity.call(household.join, { token: first }, ben.actor)).rejects.toMatchObject({ code: 'identity.invitation-over' });
    expect(await token(actor)).not.toBe(first);
  });

  it('is the same for all who share it, and whoever joins eats along', async () => {
    const { ann, ben, invitation } = await shared();
    expect(await read(ben.actor)).toEqual(await read(ann.actor));
    expect(await read(ben.actor)).toMatchObject({ id: ann.accountId, members: [ann.accountId, ben.accountId] });
    expect((await names(ann.actor)).slice(1)).toEqual(['Lien', 'Ben']);
    expect(await identity.call(household.lookUp, { accountId: ben.accountId }, service)).toMatchObject({ id: ann.accountId });
    // sent again it changes nothing
    const { revision } = await read(ann.actor);
    await identity.call(household.join, { token: invitation }, ben.actor);
    expect((await read(ann.actor)).revision).toBe(revision);
  });

  it('lets one leave, who keeps what is theirs', async () => {
    const { ann, ben } = await shared();
    await identity.call(household.putEater, { ...eater('Benjamin'), id: ben.accountId }, ann.actor);
    expect(await identity.call(household.leave, {}, ben.actor)).toMatchObject({ id: ben.accountId, members: [ben.accountId] });
    expect(await names(ben.actor)).toEqual(['Benjamin', 'Cat']);
    expect(await read(ann.actor)).toMatchObject({ id: ann.accountId, members: [ann.accountId] });
    expect((await names(ann.actor)).slice(1)).toEqual(['Lien']);
    // whoever shares nothing has left already
    expect(await identity.call(household.leave, {}, ben.actor)).toMatchObject({ members: [ben.accountId] });
  });

  it('goes on without the one with whom it began', async () => {
    const { ann, ben, invitation } = await shared();
    const cem = await identity.registerVerified();
    await identity.call(household.join, { token: invitation }, cem.actor);
    await identity.call(household.leave, {}, ann.actor);
    expect(await read(ann.actor)).toMatchObject({ id: ann.accountId, members: [ann.accountId] });
    expect((await names(ann.actor)).slice(1)).toEqual(['Lien']);
    expect(await read(cem.actor)).toMatchObject({ id: ben.accountId, members: [ben.accountId, cem.accountId] });
    expect((await names(cem.actor)).slice(0, 2)).toEqual(['Lien', 'Ben']);
    await expect(identity.call(household.join, { token: invitation }, (await identity.registerVerified()).actor)).rejects.toMatchObject({
      code: 'identity.invitation-over',
    });
  });

  it('is one at a time', async () => {
    const { ben } = await shared();
    const other = await identity.registerVerified();
    await expect(identity.call(household.join, { token: await token(other.actor) }, ben.actor)).rejects.toMatchObject({
      code: 'identity.shares-already',
    });
  });

  it('takes no more accounts than it has room for, however many come at once', async () => {
    const { actor } = await identity.registerVerified();
    const invitation = await token(actor);
    const coming = await Promise.all(Array.from({ length: HOUSEHOLD_LIMITS.members }, () => identity.registerVerified()));
    const came = await Promise.allSettled(coming.map((cook) => identity.call(household.join, { token: invitation }, cook.actor)));
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(HOUSEHOLD_LIMITS.members - 1);
    expect((await read(actor)).members).toHaveLength(HOUSEHOLD_LIMITS.members);
  });

  it('is told to everybody who is in it, also to whoever leaves', async () => {
    const { ann, ben } = await shared();
    await identity.call(household.leave, {}, ben.actor);
    await identity.settle();
    const published = await identity.bus.published(householdChanged);
    expect(published.filter(({ householdId }) => householdId === ann.accountId).at(-1)?.members).toEqual([ann.accountId]);
    expect(published.filter(({ householdId }) => householdId === ben.accountId).at(-1)?.members).toEqual([ben.accountId]);
  });

  it('can be ended for an account by the cook that it began with, who then cannot come back by the link', async () => {
    const { ann, ben, invitation } = await shared();
    const remove = (id: string, actor: Actor) => identity.call(household.removeMember, { id }, actor);
    await expect(remove(ann.accountId, ben.actor)).rejects.toMatchObject({ code: 'request.not-found' });
    expect((await remove(ben.accountId, ann.actor)).members).toEqual([ann.accountId]);
    expect(await names(ben.actor)).toEqual(['Ben', 'Cat']);
    await expect(identity.call(household.join, { token: invitation }, ben.actor)).rejects.toMatchObject({
      code: 'identity.invitation-over',
    });
    await expect(remove(ben.accountId, ann.actor)).rejects.toMatchObject({ code: 'request.not-found' });
  });

  it('is joined by a link for seven days, and by a new one after that', async () => {
    const [ann, ben] = [await identity.registerVerified(), await identity.registerVerified()];
    const { token: old, expires_at } = await identity.call(household.invite, {}, ann.actor);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    await households().updateOne({ _id: ann.accountId }, { $set: { 'invitation.expiresAt': new Date(Date.now() - 1) } });
    await expect(identity.call(household.join, { token: old }, ben.actor)).rejects.toMatchObject({ code: 'identity.invitation-over' });
    expect(await token(ann.actor)).not.toBe(old);
  });

  it('cannot be come back to by the link of before, whoever leaves', async () => {
    const { ben, invitation } = await shared();
    await identity.call(household.leave, {}, ben.actor);
    await expect(identity.call(household.join, { token: invitation }, ben.actor)).rejects.toMatchObject({
      code: 'identity.invitation-over',
    });
  });

  it('ends the invitation in the write that removes a member, however many invite at the same moment', async () => {
    const { ann, ben } = await shared();
    const [removed, ...invited] = await Promise.allSettled([
      identity.call(household.removeMember, { id: ben.accountId }, ann.actor),
      ...Array.from({ length: 5 }, () => identity.call(household.invite, {}, ann.actor)),
    ]);
    expect(removed.status).toBe('fulfilled');
    const { invitation, members } = (await households().findById(ann.accountId).lean())!;
    expect(members).toEqual([ann.accountId]);
    // what is open now was made after the removal
    const open = invitation ? await token(ann.actor) : undefined;
    for (const one of invited.flatMap((call) => (call.status === 'fulfilled' && 'token' in call.value ? [call.value.token] : [])))
      if (one !== open)
        await expect(identity.call(household.join, { token: one }, ben.actor)).rejects.toMatchObject({ code: 'identity.invitation-over' });
  });

  it('is one, of however many an account joins at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const ben = await identity.registerVerified();
      const hosts = [await identity.registerVerified(), await identity.registerVerified(), await identity.registerVerified()];
      const tokens = await Promise.all(hosts.map(({ actor }) => token(actor)));
      const joined = await Promise.allSettled(tokens.map((one) => identity.call(household.join, { token: one }, ben.actor)));
      expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of joined) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'identity.shares-already' });
      const hosting = await Promise.all(hosts.map(async ({ actor }) => (await read(actor)).members.includes(ben.accountId)));
      expect(hosting.filter(Boolean)).toHaveLength(1);
      await identity.call(household.leave, {}, ben.actor);
      const after = await Promise.all(hosts.map(async ({ actor }) => (await read(actor)).members.length));
      expect(after).toEqual([1, 1, 1]);
    }
  });

  it('is joined once, however often one join is sent at the same moment', async () => {
    const [ann, ben] = [await identity.registerVerified(), await identity.registerVerified()];
    const invitation = await token(ann.actor);
    const joined = await Promise.allSettled(
      Array.from({ length: 5 }, () => identity.call(household.join, { token: invitation }, ben.actor)),
    );
    expect(joined.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    expect(await read(ben.actor)).toMatchObject({ id: ann.accountId, members: [ann.accountId, ben.accountId] });
  });

  it('loses nobody when its host joins another one while somebody joins theirs', async () => {
    const [ann, ben, cem] = [await identity.registerVerified(), await identity.registerVerified(), await identity.registerVerified()];
    const [toAnn, toBen] = [await token(ann.actor), await token(ben.actor)];
    await Promise.allSettled([
      identity.call(household.join, { token: toAnn }, ben.actor),
      identity.call(household.join, { token: toBen }, cem.actor),
    ]);
    for (const { actor, accountId } of [ann, ben, cem]) expect((await read(actor)).members).toContain(accountId);
  });

  describe('and an account that is deleted', () => {
    const erase = ({ accountId }: Registered) =>
      identity.call(operations.identity.personalData.erase, { accountId, sharedRecipes: 'remove' }, service);
    const gone = async (one: Registered) => {
      await identity.call(accountDeletion.start, { sharedRecipes: 'remove' }, one.actor);
      await erase(one);
    };

    it('keeps no trace of it, also when it joins at the same moment', async () => {
      for (let round = 0; round < 3; round++) {
        const [ann, ben] = [await identity.registerVerified(), await identity.registerVerified()];
        const invitation = await token(ann.actor);
        await Promise.allSettled([identity.call(household.join, { token: invitation }, ben.actor), gone(ben)]);
        // as a deletion asks until everything is gone
        await erase(ben);
        expect(await read(ann.actor)).toMatchObject({ members: [ann.accountId], eaters: [{ id: ann.accountId }] });
        expect(JSON.stringify(await households().find().lean())).not.toContain(ben.accountId);
      }
    });

    it('lets its host remove one that is not there any more', async () => {
      const { ann, ben } = await shared();
      await identity.get(AccountRepository).remove(ben.accountId);
      expect((await identity.call(household.removeMember, { id: ben.accountId }, ann.actor)).members).toEqual([ann.accountId]);
    });
  });
});
