import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { type Actor, operations } from '@simmer/contracts';
import { service } from '@simmer/testing';
import type { Model } from 'mongoose';
import { type IdentityUnderTest, identityUnderTest } from '../spec/identity-under-test';
import { STAFF_LOG_MODEL, type StaffLogDocument } from './staff-log.schema';

const { account, staff } = operations.identity;

let identity: IdentityUnderTest;
let entries: Model<StaffLogDocument>;
beforeAll(async () => {
  identity = await identityUnderTest();
  entries = identity.running.app.get(getModelToken(STAFF_LOG_MODEL));
});
afterAll(() => identity.close());

const STAFF: Actor = { accountId: randomUUID(), role: 'staff', level: 'second-factor' };
const log = () => identity.call(staff.log, {}, STAFF);

it('names who is staff, and whether they can act as such', async () => {
  const { email } = await identity.register();
  await identity.call(account.grantRole, { email, role: 'staff' }, service);
  const { items } = await identity.call(staff.list, {}, service);
  expect(items).toContainEqual({ email, name: '', hasSecondFactor: false });
  await identity.call(account.grantRole, { email, role: 'cook' }, service);
  expect((await identity.call(staff.list, {}, service)).items).not.toContainEqual(expect.objectContaining({ email }));
});

it('notes who was made staff, and what staff do', async () => {
  const { email, accountId } = await identity.register();
  await identity.call(account.grantRole, { email, role: 'staff' }, service);
  await identity.call(staff.note, { accountId, did: 'recipes.dead-letters.discard', about: 'a letter' }, service);
  const { items, isIntact } = await log();
  expect(items.slice(0, 2)).toMatchObject([
    { by: email, did: 'recipes.dead-letters.discard', about: 'a letter', isGenuine: true },
    { by: 'operator', did: 'identity.account.grant-role', isGenuine: true },
  ]);
  expect(isIntact).toBe(true);
});

it('numbers what many note at once without a gap', async () => {
  const { accountId } = await identity.register();
  const numbers = await Promise.all(
    Array.from(
      { length: 5 },
      async (_, at) => (await identity.call(staff.note, { accountId, did: `deed ${at}`, about: '' }, service)).number,
    ),
  );
  expect(new Set(numbers).size).toBe(5);
  expect(await log()).toMatchObject({ isIntact: true });
});

it('shows it when an entry was changed or taken out behind its back', async () => {
  const { accountId } = await identity.register();
  for (const did of ['one', 'two', 'three']) await identity.call(staff.note, { accountId, did, about: '' }, service);
  const last = (await entries.find().sort({ _id: -1 }).limit(2).lean<StaffLogDocument[]>())[1];
  await entries.updateOne({ _id: last?._id }, { $set: { did: 'nothing at all' } });
  const changed = await log();
  expect(changed.isIntact).toBe(false);
  expect(changed.items.find(({ did }) => did === 'nothing at all')).toMatchObject({ isGenuine: false });
  await entries.deleteOne({ _id: last?._id });
  expect((await log()).items[0]).toMatchObject({ did: 'three', isGenuine: false });
});

it('shows it when the last entries were taken out behind its back', async () => {
  const { accountId } = await identity.register();
  await identity.call(staff.note, { accountId, did: 'the last one', about: '' }, service);
  const [last] = await entries.find().sort({ _id: -1 }).limit(1).lean<StaffLogDocument[]>();
  await entries.deleteOne({ _id: last?._id });
  const cut = await log();
  expect(cut.items[0]?.did).not.toBe('the last one');
  expect(cut.isIntact).toBe(false);
});

it('is read by staff alone, with a second factor', async () => {
  const { accountId } = await identity.register();
  const read = (actor: Actor) => identity.call(staff.log, {}, actor);
  await expect(read({ accountId, role: 'cook', level: 'second-factor' })).rejects.toMatchObject({ code: 'access.forbidden' });
  await expect(read({ accountId, role: 'staff', level: 'password' })).rejects.toMatchObject({ code: 'access.second-factor-required' });
  await expect(read({ accountId, role: 'staff', level: 'second-factor' })).resolves.toMatchObject({ total: expect.any(Number) as number });
});
