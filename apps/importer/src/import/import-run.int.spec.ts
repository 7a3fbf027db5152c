import { getModelToken } from '@nestjs/mongoose';
import { type FieldOrigin, jobs, operations } from '@simmer/contracts';
import type { ServiceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as newId } from 'uuid';
import { importerUnderTest } from '../spec/importer-under-test';
import { pictures } from '../spec/stand-ins';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { CooksLibrary } from './cooks-library';
import { ImportRepository } from './import.repository';
import { IMPORT_MODEL, type ImportRecord } from './import.schema';

const { import: imports } = operations.importer;

let importer: ServiceUnderTest;
beforeAll(async () => {
  importer = await importerUnderTest();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => importer.close());

const repository = (): ImportRepository => importer.get(ImportRepository);
const stored = (): Model<ImportRecord> => importer.running.app.get<Model<ImportRecord>>(getModelToken(IMPORT_MODEL));

/** An import that the queue was not told of, and that a run has just taken. */
async function taken() {
  const [id, ownerId, holder] = [newId(), newId(), newId()];
  await repository().insert({
    _id: id,
    ownerId,
    url: 'http://127.0.0.1:9/soup',
    pageKey: null,
    allowDuplicate: false,
    recipeId: newId(),
    imageId: newId(),
  });
  const record = await repository().leases.takeNext(ownerId, holder);
  if (!record) throw new Error('The import was taken by somebody else.');
  return { id, ownerId, holder, record };
}

it('loses no stage that a run enters at the moment of its cancellation', async () => {
  const lost: string[] = [];
  for (let round = 0; round < 10; round++) {
    const { id, ownerId, holder, record } = await taken();
    const [cancelled, hasEntered] = await Promise.all([
      repository().cancel(id, ownerId),
      repository().enterStage(record, holder, 'fetching'),
    ]);
    if (hasEntered && cancelled?.stages[0]?.name !== 'fetching') lost.push(id);
  }
  expect(lost).toEqual([]);
});

it('loses no write of a run that meets another writer', async () => {
  const { id, ownerId, holder, record } = await taken();
  const { collection } = stored();
  const conflict = Object.assign(new Error('Another writer was there first.'), { code: 16_908_292 });
  const writes = [jest.spyOn(collection, 'updateOne'), jest.spyOn(collection, 'findOneAndUpdate')];
  for (const write of writes) write.mockRejectedValueOnce(conflict);
  await repository().addLogLines(id, 'GET /soup');
  expect(await repository().enterStage(record, holder, 'fetching')).toBe(true);
  expect(writes.map(({ mock }) => mock.calls.length >= 2)).toEqual([true, true]);
  const storedImport = await repository().find(id, ownerId);
  expect([storedImport?.debug.map(({ text }) => text), storedImport?.stages.map(({ name }) => name)]).toEqual([
    ['GET /soup'],
    ['fetching'],
  ]);
});

it('keeps which lines it was not sure of, and what the page has in their place', async () => {
  const { id, ownerId, holder, record } = await taken();
  const read = { field: 'instructions', reader: 'visible-page', place: 'h1', confidence: 0.65 };
  const alternative = { units: null, name: 'In the oven', lines: [{ text: 'Bake the leeks.', group: null }] };
  const origins: FieldOrigin[] = [{ ...read, guesses: ['Cook the leeks.'], alternatives: [alternative] }];
  await repository().enterStage(record, holder, 'saving-picture', { origins });
  expect(await importer.call(imports.read, { id }, { accountId: ownerId, role: 'cook' })).toMatchObject({ origins });
});

it('is given up when each of its runs ends with the process', async () => {
  const { id, ownerId } = await taken();
  const diedJustNow = () => stored().updateOne({ _id: id }, { $set: { 'lease.until': new Date(Date.now() - 1) } });
  for (let deaths = 1; deaths < 4; deaths++) {
    await diedJustNow();
    await repository().leases.takeNext(ownerId, newId());
  }
  await diedJustNow();
  await importer.runJob(jobs.importer.importPage, { ownerId });
  expect(await repository().find(id, ownerId)).toMatchObject({ status: 'failed', error: { code: 'gave-up' } });
});

it('can be read when an earlier release has kept it', async () => {
  const { id, ownerId } = await taken();
  await stored().updateOne({ _id: id }, { $unset: { moreRecipes: 1 } });
  expect(await importer.call(imports.read, { id }, { accountId: ownerId, role: 'cook' })).toMatchObject({ id, moreRecipes: [] });
});

it('keeps the picture that a run before it has sent, although the page names another one by now', async () => {
  const { record } = await taken();
  pictures.addresses.set(record.imageId, 'https://example.com/soup.jpg?until=noon');
  const storedImport = await importer.get(CooksLibrary).requestPhoto(record, 'https://example.com/soup.jpg?until=evening', 'Soup');
  expect(storedImport.isAccepted).toBe(true);
});

describe('maintenance', () => {
  const maintain = (days: number) => importer.get(MaintenanceService).run(new Date(Date.now() + days * 86_400_000));

  it('forgets an import that ended a month ago, and none that runs', async () => {
    const [ended, running] = [await taken(), await taken()];
    await repository().end(ended.record, ended.holder, { status: 'succeeded', waiting: false });
    await importer.settle();
    await maintain(29);
    expect(await repository().find(ended.id, ended.ownerId)).not.toBeNull();
    await maintain(31);
    expect(await repository().find(ended.id, ended.ownerId)).toBeNull();
    expect(await repository().find(running.id, running.ownerId)).toMatchObject({ status: 'running' });
  });
});
