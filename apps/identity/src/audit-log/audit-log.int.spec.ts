import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getModelToken } from '@nestjs/mongoose';
import { type Actor, AT_THE_MACHINE, type InputOf, jobs, operations } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { service, staff as staffActor } from '@simmer/testing';
import type { Model } from 'mongoose';
import { type IdentityUnderTest, identityUnderTest } from '../spec/identity-under-test';
import { AUDIT_LOG_MODEL, type AuditLogDocument } from './audit-log.schema';

const { account, auditLog } = operations.identity;
const MODERATOR = staffActor(['moderator']);

let folder: string;
let identity: IdentityUnderTest;
let entries: Model<AuditLogDocument>;
beforeEach(async () => {
  // each log with a count of its own
  folder = await mkdtemp(join(tmpdir(), 'simmer-audit-log-'));
  identity = await identityUnderTest({ MEDIA_DIR: folder });
  entries = identity.running.app.get(getModelToken(AUDIT_LOG_MODEL));
});
afterEach(async () => {
  await identity.close();
  await rm(folder, { recursive: true });
});

const add = (accountId: string, action: string) => identity.call(auditLog.add, { accountId, action, details: 'a letter' }, service);
const list = (input: InputOf<typeof auditLog.list> = {}, actor: Actor = MODERATOR) => identity.call(auditLog.list, input, actor);
const check = () => identity.runJob(jobs.identity.checkAuditLog, {});
const lastCheck = async () => (await identity.call(auditLog.summary, {}, MODERATOR)).lastCheck;

async function addMany(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await add(MODERATOR.accountId, `action ${number}`);
}

describe('the audit log', () => {
  it('has who was made staff, and what staff do', async () => {
    const { email, accountId } = await identity.register();
    await identity.call(account.setStaffRoles, { email, roles: ['operator'] }, service);
    await add(accountId, 'gateway.dead-letters.discard');
    expect((await list()).items).toMatchObject([
      { number: 2, actor: { id: accountId, name: email }, action: 'gateway.dead-letters.discard', details: 'a letter' },
      { number: 1, actor: { id: AT_THE_MACHINE, name: '' }, action: 'identity.account.set-staff-roles', details: `operator: ${accountId}` },
    ]);
  });

  it('comes in pages, newest first', async () => {
    await addMany(5);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next ?? '' });
    // added meanwhile
    await add(MODERATOR.accountId, 'action 6');
    const third = await list({ limit: 2, after: second.next ?? '' });
    expect([first, second, third].map(({ items }) => items.map(({ number }) => number))).toEqual([[5, 4], [3, 2], [1]]);
    expect(third.next).toBeNull();
  });

  it('comes by kind and by person', async () => {
    const { email, accountId } = await identity.register();
    await identity.call(account.setStaffRoles, { email, roles: ['operator'] }, service);
    for (const action of ['gateway.dead-letters.replay', 'gateway.queues.change']) await add(accountId, action);
    await add(MODERATOR.accountId, 'gateway.dead-letters.discard');
    const numbers = async (input: InputOf<typeof auditLog.list>) => (await list(input)).items.map(({ number }) => number);
    expect(await numbers({ kind: 'dead-letters' })).toEqual([4, 2]);
    expect(await numbers({ person: accountId })).toEqual([3, 2]);
    expect(await numbers({ person: accountId, kind: 'dead-letters' })).toEqual([2]);
    expect(await numbers({ person: AT_THE_MACHINE })).toEqual([1]);
    const { people } = await identity.call(auditLog.summary, {}, MODERATOR);
    expect(people).toContainEqual({ id: accountId, name: email });
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([MODERATOR.accountId, AT_THE_MACHINE]));
  });

  it('is numbered without a gap, however many write at once', async () => {
    const addAtOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, async (_, at) => (await add(MODERATOR.accountId, `action ${at}`)).number));
    const numbers: number[] = [];
    for (let round = 0; round < 4; round += 1) numbers.push(...(await addAtOnce(5)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await check();
    expect(await lastCheck()).toMatchObject({ isIntact: true, entries: 20, firstFault: null });
  });

  it.each([['moderator'], ['operator']] as const)('is for a %s with a second factor', async (role) => {
    const read = staffActor([role]);
    await expect(list({}, read)).resolves.toMatchObject({ items: [] });
    await expect(list({}, { ...read, level: 'password' })).rejects.toMatchObject({ code: 'access.second-factor-required' });
    await expect(list({}, { ...read, staffRoles: [] })).rejects.toMatchObject({ code: 'access.forbidden' });
    await expect(list({}, { ...read, role: 'cook' })).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});

describe('the nightly check', () => {
  it('finds nothing wrong with a log as it was written, or an empty one', async () => {
    expect(await lastCheck()).toBeNull();
    await check();
    await addMany(3);
    await check();
    expect(await lastCheck()).toMatchObject({ isIntact: true, entries: 3 });
  });

  it('finds an entry that was changed behind its back', async () => {
    await addMany(3);
    await entries.updateOne({ _id: 2 }, { $set: { did: 'nothing at all' } });
    await expect(check()).rejects.toThrow('Entry 2 of the audit log was changed');
    expect(await lastCheck()).toMatchObject({ isIntact: false, firstFault: 2 });
  });

  it('finds where an entry was taken out', async () => {
    await addMany(3);
    await entries.deleteOne({ _id: 1 });
    await expect(check()).rejects.toThrow('the one before it is missing');
    expect(await lastCheck()).toMatchObject({ isIntact: false, firstFault: 2 });
  });

  it('finds that the last entries were taken out', async () => {
    await addMany(3);
    await entries.deleteMany({ _id: { $gt: 1 } });
    await expect(check()).rejects.toThrow('It was 3: the last ones were removed.');
    expect(await lastCheck()).toMatchObject({ isIntact: false, entries: 1, firstFault: null });
    // what is added later hides nothing
    await add(MODERATOR.accountId, 'action 4');
    await expect(check()).rejects.toThrow('Entry 4 of the audit log was changed, or the one before it is missing.');
  });

  it('finds that the count apart from the store was removed or changed', async () => {
    await addMany(1);
    const objects = identity.get(ObjectStore);
    await objects.put('audit/staff-log', Buffer.from(JSON.stringify({ number: 0, seal: 'another' })), 'application/json');
    await add(MODERATOR.accountId, 'action 2');
    await expect(check()).rejects.toThrow('was changed');
    await objects.delete('audit/staff-log');
    await expect(check()).rejects.toThrow('is missing');
  });
});
