import { type ExportFormat, operations, type RecipeExport } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { cook, type ServiceUnderTest, waitUntil } from '@simmer/testing';
import { v7 as newId } from 'uuid';
import { openRecipeFile } from '../files/open-recipe-file';
import { importerUnderTest } from '../spec/importer-under-test';
import { library } from '../spec/stand-ins';
import { ExportRun } from './export-run.service';

const { export: recipeExport } = operations.importer;

let importer: ServiceUnderTest;

beforeAll(async () => {
  importer = await importerUnderTest();
}, 60_000);
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
  return { id, ended, file };
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
  const { id, ended, file } = await started('simmer', titles.map(recipeCalled));
  await Promise.all(Array.from({ length: 5 }, () => importer.get(ExportRun).run(id)));
  const record = await ended();
  expect(record).toMatchObject({ status: 'ready', done: 30, bytes: (await file()).length });
  expect((await titlesIn(await file())).sort()).toEqual([...titles].sort());
});

it('keeps apart from others that are written at the same time', async () => {
  const [apple, pear] = [recipeCalled('Apple pie'), recipeCalled('Pear pie')];
  const exports = await Promise.all([started('simmer', [apple, pear]), started('csv', [pear]), started('plain-text', [apple])]);
  await Promise.all(exports.map(({ ended }) => ended()));
  expect(await Promise.all(exports.map(async ({ file }) => titlesIn(await file())))).toEqual([['Apple pie', 'Pear pie'], ['Pear pie'], ['Apple pie']]);
});
