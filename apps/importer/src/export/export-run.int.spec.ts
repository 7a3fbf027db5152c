import { type ExportFormat, jobs, operations, type RecipeExport } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { cook, type ServiceUnderTest, waitUntil } from '@simmer/testing';
import { v7 as newId } from 'uuid';
import { openRecipeFile } from '@simmer/recipe-files';
import { importerUnderTest } from '../spec/importer-under-test';
import { library } from '../spec/stand-ins';

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
