import { Injectable, Module } from '@nestjs/common';
import {
  deadLettersOf,
  type Operation,
  operations,
  personalDataOf,
  photoReferencesOf,
  SERVICES_WITH_PERSONAL_DATA,
  type ServiceWithPersonalData,
  showsPhotos,
  HOUR_MS,
} from '@simmer/contracts';
import {
  bootService,
  type Collected,
  type Erased,
  ObjectStore,
  PersonalData,
  type RunningService,
  RunStopped,
  type ServiceModule,
} from '@simmer/kit';
import { service, waitUntil } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest } from '../spec/identity-under-test';
import { DataExportRepository } from './data-export.repository';
import { DataExportRun } from './data-export-run.service';
import { dataExportKey, DataExportService, dataExportsOf } from './data-export.service';

const { personalData } = operations.identity;

/** What another service keeps of a cook: it is told once the test lets it. */
@Injectable()
class Withheld extends PersonalData {
  static isRequested = false;
  static letGo: () => void = () => undefined;
  static until: Promise<void> = Promise.resolve();
  readonly feature = 'withheld';
  readonly stage = 'account';
  readonly models = [];

  async count(): Promise<number> {
    return 0;
  }

  async collect(): Promise<Collected> {
    Withheld.isRequested = true;
    await Withheld.until;
    return { parts: [], next: null };
  }

  async erase(): Promise<Erased> {
    return { erased: 0, isDone: true };
  }
}

const operationsOfKit = (name: ServiceWithPersonalData): Operation[] => [
  ...Object.values(personalDataOf(name)),
  ...Object.values(deadLettersOf(name)),
  ...(showsPhotos(name) ? Object.values(photoReferencesOf(name)) : []),
];

/** A service that answers for what it keeps of cooks, and for nothing else. */
function keeping(name: ServiceWithPersonalData): ServiceModule {
  @Module({ providers: [Withheld] })
  class KeepingModule {
    static readonly keepsDocuments = false;
    static readonly operations = operationsOfKit(name);
    static readonly jobs = [];
  }
  return KeepingModule;
}

let identity: IdentityUnderTest;
let others: RunningService[] = [];
beforeAll(async () => {
  identity = await identityUnderTest();
  const names = SERVICES_WITH_PERSONAL_DATA.filter((name) => name !== 'identity');
  others = await Promise.all(names.map((name) => bootService(name, keeping(name), identity.environment)));
});
afterAll(async () => {
  await Promise.all(others.map((other) => other.stop()));
  await identity.close();
});

const objects = (): ObjectStore => identity.get(ObjectStore);
async function filesOf(accountId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of objects().keys()) if (key.startsWith(dataExportsOf(accountId))) keys.push(key);
  return keys;
}

/** An export that one run has begun, and nobody else takes up. */
async function begun(accountId: string) {
  await identity.get(DataExportRepository).begin(accountId, uuidv7(), null);
  const held = await identity.get(DataExportRun).records.takeNext(accountId, 'this run');
  if (!held) throw new Error('Another run has taken the export.');
  return held;
}

it('the file of everything goes with its account, also while it is written', async () => {
  const { accountId } = await identity.registerVerified();
  const held = await begun(accountId);
  Withheld.until = new Promise((resolve) => (Withheld.letGo = resolve));
  const ended = identity
    .get(DataExportRun)
    .work(held, 'this run', new AbortController().signal)
    .catch((error: unknown) => error);
  await waitUntil(() => Withheld.isRequested, 'the run to be on its way');
  const erase = () => identity.call(personalData.erase, { accountId, sharedRecipes: 'remove' }, service);
  await waitUntil(async () => (await erase()).isDone, 'the account to be gone');
  // it learns that it may not go on when its file is there
  Withheld.letGo();
  expect(await ended).toBeInstanceOf(RunStopped);
  expect(await filesOf(accountId)).toEqual([]);
});

it('a file without a record is found by a sweep, and one with its record stays', async () => {
  const { accountId } = await identity.registerVerified();
  const oldKey = dataExportKey(await begun(accountId));
  const lost = dataExportKey({ _id: accountId, exportId: uuidv7() });
  for (const key of [oldKey, lost]) await objects().put(key, Buffer.from('x'), 'application/zip');
  await identity.get(DataExportService).removeExpired(new Date(Date.now() + 2 * HOUR_MS));
  expect(await filesOf(accountId)).toEqual([oldKey]);
});
