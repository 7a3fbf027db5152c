import { type Actor, householdChanged, HOUSEHOLD_LIMITS, operations } from '@simmer/contracts';
import { service } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest } from '../spec/identity-under-test';

const { household } = operations.identity;

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

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
  await identity.call(household.putEater, { ...lien, portion: 1.5, diets: ['vegan'], goals: { kcal: 1_800 } }, actor);
  const { eaters } = await identity.call(household.lookUp, { accountId }, service);
  expect(eaters[1]).toEqual({ ...lien, portion: 1.5, diets: ['vegan'], goals: { kcal: 1_800 } });
  const left = await identity.call(household.removeEater, { id: lien.id }, actor);
  expect(left).toMatchObject({ revision: 3, eaters: [{ id: accountId }] });
  await expect(identity.call(household.removeEater, { id: accountId }, actor)).rejects.toMatchObject({ code: 'identity.last-eater' });
  await identity.settle();
  const told = (await identity.bus.published(householdChanged)).filter(({ householdId }) => householdId === accountId);
  expect(told.map(({ revision }) => revision)).toEqual([1, 2, 3]);
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
    const told = await identity.bus.published(householdChanged);
    expect(told.filter(({ householdId }) => householdId === ann.accountId).at(-1)?.members).toEqual([ann.accountId]);
    expect(told.filter(({ householdId }) => householdId === ben.accountId).at(-1)?.members).toEqual([ben.accountId]);
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
});
