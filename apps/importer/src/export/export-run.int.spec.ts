import { type ExportFormat, jobs, operations, type RecipeExport } from '@simmer/contracts';
import { ObjectStore, RunStopped } from '@simmer/kit';
import { cook, service, type ServiceUnderTest, waitUntil } from '@simmer/testing';
import { v7 as newId } from 'uuid';
import { openRecipeFile } from '@simmer/recipe-files';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { importerUnderTest } from '../spec/importer-under-test';
import { library } from '../spec/stand-ins';
import { ExportRepository } from './export.repository';
import { ExportRun } from './export-run.service';
import { exportKey } from './exported-file';

const { export: recipeExport } = operations.importer;

let importer: ServiceUnderTest;

beforeAll(async () => {
  importer = await importerUnderTest();
});
afterAll(() => importer.close(), 60_000);

function recipeCalled(title: string): string {
  const id = newId();
  library.recipes.set(id, { id, title } as never);
  return id;
}

async function started(format: ExportFormat, recipeIds: string[]) {
  const actor = cook();
  const { id } = await importer.call(recipeExport.start, { format, recipeIds }, actor);
  const read = () => importer.call(recipeExport.read, { id }, actor);
  const ended = async (): Promise<RecipeExport> => {
    await waitUntil(async () => (await read()).status !== 'running', 'the export to end');
    return read();
  };
  const file = async () => importer.get(ObjectStore).bytes((await importer.call(recipeExport.file, { id }, actor)).objectKey);
  return { actor, id, ended, file };
}

async function titlesIn(file: Buffer): Promise<string[]> {
  const opened = await openRecipeFile('recipes', file);
  const titles: string[] = [];
  for await (const entry of opened?.entries() ?? []) if ('recipe' in entry) titles.push(entry.recipe.title);
  return titles;
}

it('leaves out a recipe that was deleted meanwhile, and counts the others', async () => {
  const { ended, file } = await started('csv', [recipeCalled('Apple pie'), newId(), recipeCalled('Pear pie')]);
  const record = await ended();
  expect(await titlesIn(await file())).toEqual(['Apple pie', 'Pear pie']);
  expect(record).toMatchObject({ status: 'ready', total: 2, done: 2, bytes: (await file()).length });
});

it('says so when the only recipe was deleted meanwhile', async () => {
  const { ended, file } = await started('recipemd', [newId()]);
  expect(await ended()).toMatchObject({ status: 'failed', total: 0, error: { code: 'recipes.not-found' } });
  await expect(file()).rejects.toMatchObject({ code: 'importer.export-not-found' });
});

it('ends once however many runs there are at once', async () => {
  const titles = Array.from({ length: 30 }, (_, at) => `Dish ${at}`);
  const { actor, ended, file } = await started('simmer', titles.map(recipeCalled));
  await Promise.all(Array.from({ length: 5 }, () => importer.runJob(jobs.importer.writeExport, { ownerId: actor.accountId })));
  const record = await ended();
  expect(record).toMatchObject({ status: 'ready', done: 30, bytes: (await file()).length });
  expect((await titlesIn(await file())).sort()).toEqual([...titles].sort());
});

it('keeps apart from others that are written at the same time', async () => {
  const [apple, pear] = [recipeCalled('Apple pie'), recipeCalled('Pear pie')];
  const exports = await Promise.all([started('simmer', [apple, pear]), started('csv', [pear]), started('plain-text', [apple])]);
  await Promise.all(exports.map(({ ended }) => ended()));
  expect(await Promise.all(exports.map(async ({ file }) => titlesIn(await file())))).toEqual([
    ['Apple pie', 'Pear pie'],
    ['Pear pie'],
    ['Apple pie'],
  ]);
});

it('is one at a time for a cook, and the newest three are kept', async () => {
  const [owner, recipeIds] = [cook(), [recipeCalled('Apple pie')]];
  const start = () => importer.call(recipeExport.start, { id: newId(), format: 'csv', recipeIds }, owner);
  const read = (id: string) => importer.call(recipeExport.read, { id }, owner);
  const begun = await Promise.allSettled([start(), start(), start()]);
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(begun.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'importer.export-running' } });
  const ids = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  for (let count = 0; count < 3; count++) {
    await waitUntil(async () => (await read(ids.at(-1) ?? '')).status === 'ready', 'the export to end');
    ids.push((await start()).id);
  }
  await expect(read(ids[0] ?? '')).rejects.toMatchObject({ code: 'importer.export-not-found' });
  expect(await Promise.all(ids.slice(1).map(async (id) => (await read(id)).id))).toEqual(ids.slice(1));
});

describe('the file of a cook who goes', () => {
  const { erase } = operations.importer.personalData;
  const filesOf = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of importer.get(ObjectStore).keys()) if (key.startsWith('exports/')) keys.push(key);
    return keys;
  };
  const gone = (accountId: string) => importer.call(erase, { accountId, sharedRecipes: 'remove' }, service);

  it('goes with them, also while it is written', async () => {
    const before = await filesOf();
    const [ownerId, id] = [newId(), newId()];
    const record = { _id: id, ownerId, format: 'csv' as const, language: null, recipeIds: [recipeCalled('Apple pie')], total: 1 };
    await importer.get(ExportRepository).insert(record);
    const held = await importer.get(ExportRun).records.takeNext(ownerId, 'this run');
    await waitUntil(async () => (await gone(ownerId)).isDone, 'the cook to be gone');
    // it learns that it may not go on when its file is there
    await expect(importer.get(ExportRun).work(held!, 'this run', new AbortController().signal)).rejects.toBeInstanceOf(RunStopped);
    expect(await filesOf()).toEqual(before);
  });

  it('goes with them when its run ended before it could tell', async () => {
    const { ended, id, actor } = await started('csv', [recipeCalled('Apple pie')]);
    await ended();
    await importer.get(ExportRepository).remove(id);
    await waitUntil(async () => (await gone(actor.accountId)).isDone, 'the cook to be gone');
    expect(await importer.get(ObjectStore).exists(exportKey({ ownerId: actor.accountId, _id: id }))).toBe(false);
  });

  it('is found by a sweep when nothing knows of it any more', async () => {
    const { ended, id, actor } = await started('csv', [recipeCalled('Apple pie')]);
    await ended();
    const objects = importer.get(ObjectStore);
    const lost = exportKey({ ownerId: actor.accountId, _id: newId() });
    await objects.put(lost, Buffer.from('left by a process that ended'), 'text/csv');
    await importer.get(MaintenanceService).run(new Date(Date.now() + 2 * 3_600_000));
    expect(await objects.exists(lost)).toBe(false);
    expect(await objects.exists(exportKey({ ownerId: actor.accountId, _id: id }))).toBe(true);
  });
});
