import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { getModelToken } from '@nestjs/mongoose';
import { jobs, operations, HOUR_MS } from '@simmer/contracts';
import { incomingKey, incomingOf, ObjectStore, requestedNow } from '@simmer/kit';
import { cook, service, type ServiceUnderTest, stagedFile, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as newId } from 'uuid';
import { emptyRecipe, type FileRecipe, WRITERS } from '@simmer/recipe-files';
import { importerUnderTest } from '../spec/importer-under-test';
import { library, pictures } from '../spec/stand-ins';
import { exportKey } from '../export/exported-file';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { FileImportRepository } from './file-import.repository';
import { FileImportItemRepository } from './file-import-item.repository';
import { FILE_IMPORT_ITEM_MODEL, type FileImportItemRecord } from './file-import-item.schema';
import { FoundRecipesRecorder } from './found-recipes';
import { HeldImport } from './held-import';

const { fileImport, export: recipeExport } = operations.importer;
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

let importer: ServiceUnderTest;
const store = (): ObjectStore => importer.get(ObjectStore);

// the first file waits for the process that reads it
beforeAll(async () => {
  importer = await importerUnderTest();
});
afterAll(() => importer.close());
beforeEach(() => {
  library.recipes.clear();
  library.asked = [];
  library.away = 0;
  library.collections.clear();
  library.isFullOfCollections = false;
  pictures.files = [];
  pictures.refuse = false;
});

const recipeOf = (title: string, extra: Partial<FileRecipe> = {}): FileRecipe => ({
  ...emptyRecipe(),
  title,
  ingredients: [{ text: `1 ${title}`, group: null }],
  instructions: [{ text: 'Eat.', group: null }],
  servings: 2,
  ...extra,
});

/** Sends recipes as one file, as the gateway does, and waits for the report. */
async function imported(recipes: FileRecipe[], actor = cook()) {
  const id = newId();
  const objectKey = incomingKey(actor.accountId, `${id}-${newId()}`);
  const bytes = await buffer(Readable.from(WRITERS.simmer.write(Readable.from(recipes))));
  await store().put(objectKey, bytes, 'application/zip');
  await importer.call(fileImport.start, { id, files: [{ ...stagedFile(objectKey, bytes.length), name: 'recipes.zip' }] }, actor);
  const read = () => importer.call(fileImport.read, { id }, actor);
  const reached = async (...statuses: string[]) => {
    await waitUntil(async () => statuses.includes((await read()).status), `the import to be ${statuses.join(' or ')}`);
    return read();
  };
  const save = (collectionName: string | null = null) => importer.call(fileImport.save, { id, collectionName }, actor);
  const undo = () => importer.call(fileImport.undo, { id }, actor);
  const items = () => importer.call(fileImport.items, { id, limit: 100 }, actor).then((page) => page.items);
  await reached('ready', 'failed');
  return { id, actor, objectKey, read, reached, save, undo, items };
}

const stagedOf = (id: string): Promise<string[]> => importer.get(FileImportItemRepository).listStagedPictures(id);

it('names the recipe that is refused, and the rest go in', async () => {
  const { save, reached, items } = await imported(['Apple', 'Refused', 'Pear'].map((title) => recipeOf(title)));
  await save();
  expect(await reached('saved')).toMatchObject({ saved: 2, notSaved: 1 });
  expect((await items()).map(({ title, status, problem }) => [title, status, problem])).toEqual([
    ['Apple', 'saved', null],
    ['Refused', 'not-saved', { code: 'field-refused', params: { field: '/title' } }],
    ['Pear', 'saved', null],
  ]);
});

it('puts the recipes in a collection of the name that the cook chose, and takes it back with them', async () => {
  const { id, save, undo, reached } = await imported([recipeOf('Apple'), recipeOf('Pear')]);
  await save('From Paprika');
  expect(await reached('saved')).toMatchObject({ saved: 2, collectionId: id });
  expect([...library.collections]).toEqual([[id, 'From Paprika']]);
  expect([...library.recipes.values()].map(({ createdIn }) => createdIn)).toEqual([id, id]);
  await undo();
  expect(await reached('undone')).toMatchObject({ collectionId: null });
  expect([...library.collections]).toEqual([]);
});

it('leaves no collection where none of the recipes could be saved', async () => {
  const { save, reached } = await imported([recipeOf('Refused')]);
  await save('From Paprika');
  expect(await reached('saved')).toMatchObject({ saved: 0, notSaved: 1, collectionId: null });
  expect([...library.collections]).toEqual([]);
});

it('keeps the collection of an import that is taken back when the cook has put another recipe in it', async () => {
  const { id, save, undo, reached } = await imported([recipeOf('Apple')]);
  await save('From Paprika');
  await reached('saved');
  library.recipes.set('another', { ...[...library.recipes.values()][0]!, id: 'another' });
  await undo();
  await reached('undone');
  expect([...library.collections]).toEqual([[id, 'From Paprika']]);
});

it('goes without a collection where it was begun before there were any', async () => {
  const { id, actor, save, reached } = await imported([recipeOf('Apple')]);
  await save();
  await reached('saved');
  await importer.get(FileImportItemRepository).setOutcome(`${id}/0`, { status: 'found', problem: null });
  const choice = { withDuplicates: false, leaveOut: [] } as never;
  await importer.get(FileImportRepository).change(id, () => ({ status: 'saving', choice, lease: null, ...requestedNow() }));
  await importer.runJob(jobs.importer.saveRecipes, { ownerId: actor.accountId });
  expect(await reached('saved')).toMatchObject({ saved: 1, collectionId: null });
  expect([...library.collections]).toEqual([]);
});

it('goes without a collection where the cook has as many as they can', async () => {
  library.isFullOfCollections = true;
  const { save, reached } = await imported([recipeOf('Apple')]);
  await save('From Paprika');
  expect(await reached('saved')).toMatchObject({ saved: 1, collectionId: null });
});

it('goes on when a service that it needs comes back', async () => {
  const { save, reached } = await imported([recipeOf('Apple'), recipeOf('Pear')]);
  library.away = 3;
  await save();
  expect(await reached('saved')).toMatchObject({ saved: 2, notSaved: 0 });
});

it('waits for a service that is away for a day, and fails after that', async () => {
  const { id, actor, save, reached, read } = await imported([recipeOf('Apple')]);
  await save();
  await reached('saved');
  await importer.get(FileImportItemRepository).setOutcome(`${id}/0`, { status: 'found', problem: null });
  const triedSince = async (hoursAgo: number) => {
    const often = { attempts: jobs.importer.saveRecipes.retries, dueAt: new Date(0), askedAt: new Date(Date.now() - hoursAgo * HOUR_MS) };
    await importer.get(FileImportRepository).change(id, () => ({ status: 'saving', lease: null, ...often }));
    await importer.runJob(jobs.importer.saveRecipes, { ownerId: actor.accountId });
  };
  library.away = Infinity;
  await triedSince(23);
  expect(await read()).toMatchObject({ status: 'saving' });
  await triedSince(25);
  expect(await reached('failed')).toMatchObject({ error: { code: 'gave-up' } });
});

it('asks for each recipe once however many runs there are at once', async () => {
  const { actor, save, reached } = await imported(Array.from({ length: 30 }, (_, at) => recipeOf(`Dish ${at}`)));
  await save();
  await Promise.all(Array.from({ length: 5 }, () => importer.runJob(jobs.importer.saveRecipes, { ownerId: actor.accountId })));
  expect(await reached('saved')).toMatchObject({ saved: 30 });
  expect(library.asked).toHaveLength(30);
});

it('goes on where a run that was killed stopped, and asks again under the same id', async () => {
  const { id, actor, save, reached, items } = await imported(Array.from({ length: 5 }, (_, at) => recipeOf(`Dish ${at}`)));
  await save();
  await reached('saved');
  const [first] = await items();
  // as it is when a process ends between creating a recipe and writing that down
  await importer.get(FileImportItemRepository).setOutcome(`${id}/0`, { status: 'found', problem: null });
  const killed = { holder: newId(), until: new Date(Date.now() - 1) };
  await importer.get(FileImportRepository).change(id, () => ({ status: 'saving', lease: killed, ...requestedNow() }));
  await importer.runJob(jobs.importer.saveRecipes, { ownerId: actor.accountId });
  expect(await reached('saved')).toMatchObject({ saved: 5, notSaved: 0 });
  expect([library.asked.length, library.recipes.size, library.asked.at(-1)]).toEqual([6, 5, first?.recipeId]);
});

it('keeps what a killed run has created, although media refuses its picture by now', async () => {
  const { id, actor, save, reached, items } = await imported([recipeOf('Apple', { pictures: [{ bytes: JPEG }] })]);
  await save();
  await reached('saved');
  await importer.get(FileImportItemRepository).setOutcome(`${id}/0`, { status: 'found', problem: null });
  pictures.refuse = true;
  const killed = { holder: newId(), until: new Date(Date.now() - 1) };
  await importer.get(FileImportRepository).change(id, () => ({ status: 'saving', lease: killed, ...requestedNow() }));
  await importer.runJob(jobs.importer.saveRecipes, { ownerId: actor.accountId });
  expect(await reached('saved')).toMatchObject({ saved: 1, notSaved: 0 });
  expect(library.recipes.get((await items())[0]?.recipeId ?? '')?.image_id).not.toBeNull();
});

it('does not count a run that was kept from its work, whether it got on before or not', async () => {
  const { id, actor } = await imported([recipeOf('Apple')]);
  const imports = importer.get(FileImportRepository);
  const run = newId();
  const attemptsAfter = async (progress: { attempts?: number }) => {
    await imports.change(id, () => ({ status: 'saving', ...requestedNow(), attempts: 2, lease: null }));
    const taken = await imports.leases.takeNext(actor.accountId, run);
    await imports.change(id, () => progress);
    if (taken) await imports.leases.release(taken, run, { wasInterrupted: true });
    return (await imports.find(id, actor.accountId))?.attempts;
  };
  expect([await attemptsAfter({}), await attemptsAfter({ attempts: 0 })]).toEqual([2, 0]);
});

it('reads a file anew that a run did not get through', async () => {
  const { id, actor, read, items, objectKey } = await imported([recipeOf('Apple', { pictures: [{ bytes: JPEG }] }), recipeOf('Pear')]);
  const [old = ''] = await stagedOf(id);
  const bytes = await buffer(Readable.from(WRITERS.simmer.write(Readable.from([recipeOf('Plum', { pictures: [{ bytes: JPEG }] })]))));
  await store().put(objectKey, bytes, 'application/zip');
  await importer
    .get(FileImportRepository)
    .change(id, ({ files }) => ({ status: 'reading', files: files.map((file) => ({ ...file, isRead: false })), ...requestedNow() }));
  await importer.runJob(jobs.importer.readFiles, { ownerId: actor.accountId });
  expect(await read()).toMatchObject({ status: 'ready', found: 1 });
  expect((await items()).map(({ title }) => title)).toEqual(['Plum']);
  expect(await store().exists(incomingKey(actor.accountId, old))).toBe(false);
});

it('takes back what a killed run saved without writing it down', async () => {
  const { id, actor, save, reached } = await imported([recipeOf('Apple'), recipeOf('Pear')]);
  await save();
  await reached('saved');
  await importer.get(FileImportItemRepository).setOutcome(`${id}/1`, { status: 'found', problem: null });
  await importer.call(fileImport.undo, { id }, actor);
  await reached('undone');
  expect(library.recipes.size).toBe(0);
});

it('is not taken back before it is saved, and says why', async () => {
  const { id, actor } = await imported([recipeOf('Apple')]);
  const undo = () => importer.call(fileImport.undo, { id }, actor);
  await expect(undo()).rejects.toMatchObject({ code: 'importer.not-ready', message: 'Nothing of this import is saved yet.' });
  const held = { holder: newId(), until: new Date(Date.now() + HOUR_MS) };
  await importer.get(FileImportRepository).change(id, () => ({ status: 'saving', lease: held, ...requestedNow() }));
  await expect(undo()).rejects.toMatchObject({
    code: 'importer.not-ready',
    message: 'This is still being saved. Wait until it is done, or stop it first.',
  });
});

it('under the id of another cook is refused, without saying whose', async () => {
  const { id } = await imported([recipeOf('Apple')]);
  const other = cook();
  const files = [stagedFile(incomingKey(other.accountId, `${id}-${newId()}`))];
  const again = importer.call(fileImport.start, { id, files }, other);
  await expect(again).rejects.toMatchObject({ code: 'request.id-taken', message: 'This ID is already in use. Please choose another.' });
});

it('under an id that was sent before with other files is refused', async () => {
  const { id, actor, read } = await imported([recipeOf('Apple')]);
  const { name, bytes } = (await read()).files[0] ?? { name: '', bytes: 0 };
  const again = (file: { name: string; bytes: number }) =>
    importer.call(fileImport.start, { id, files: [{ ...stagedFile(incomingKey(actor.accountId, `${id}-${newId()}`)), ...file }] }, actor);
  await expect(again({ name: 'other.zip', bytes })).rejects.toMatchObject({ code: 'request.id-reused' });
  await expect(again({ name, bytes: bytes + 1 })).rejects.toMatchObject({ code: 'request.id-reused' });
  expect(await again({ name, bytes })).toMatchObject({ id, found: 1 });
});

it('is no other export under the same id', async () => {
  const [id, actor, recipeIds] = [newId(), cook(), [newId(), newId()]];
  const start = (change: object = {}) => importer.call(recipeExport.start, { id, format: 'csv', recipeIds, ...change }, actor);
  await start();
  await expect(start({ format: 'simmer' })).rejects.toMatchObject({ code: 'request.id-reused' });
  await expect(start({ recipeIds: null })).rejects.toMatchObject({ code: 'request.id-reused' });
  expect(await start()).toMatchObject({ id, format: 'csv' });
});

describe('pictures', () => {
  it('wait in the object store until media is given them', async () => {
    const apple = recipeOf('Apple', { pictures: [{ bytes: JPEG }] });
    const { id, actor, save, reached, items, objectKey } = await imported([apple, recipeOf('Pear')]);
    expect(await store().exists(objectKey)).toBe(false);
    const staged = (await stagedOf(id)).map((imageId) => incomingKey(actor.accountId, imageId));
    expect(await store().bytes(staged[0] ?? '')).toEqual(Buffer.from(JPEG));
    await save();
    await reached('saved');
    expect(pictures.files).toEqual(staged);
    const created = library.recipes.get((await items())[0]?.recipeId ?? '');
    expect(incomingKey(actor.accountId, created?.image_id ?? '')).toBe(staged[0]);
  });

  it('of steps wait beside them, and come into the recipe with their steps', async () => {
    const instructions = ['Peel.', 'Bake.'].map((text) => ({ text, group: null }));
    const step_images = [{ step: 1, bytes: JPEG }];
    const { id, actor, save, reached, items } = await imported([recipeOf('Apple', { instructions, step_images })]);
    const staged = await stagedOf(id);
    await save();
    await reached('saved');
    const created = library.recipes.get((await items())[0]?.recipeId ?? '');
    expect(created?.instructions.map((step) => step.image_id)).toEqual([null, staged[0]]);
    expect(pictures.files).toContain(incomingKey(actor.accountId, staged[0] ?? ''));
    expect(await stagedOf(id)).toEqual([]);
  });

  it('that media refuses are named; the recipe is saved without', async () => {
    const { save, reached, items } = await imported([recipeOf('Apple', { pictures: [{ bytes: JPEG }] })]);
    pictures.refuse = true;
    await save();
    await reached('saved');
    const [apple] = await items();
    expect(apple).toMatchObject({ status: 'saved', problem: { code: 'photo-refused' } });
    expect(library.recipes.get(apple?.recipeId ?? '')).toMatchObject({ image_id: null });
  });

  it('that are only an address keep it', async () => {
    const { save, reached, items } = await imported([recipeOf('Apple', { pictures: [{ url: 'https://example.com/apple.jpg' }] })]);
    await save();
    await reached('saved');
    expect(library.recipes.get((await items())[0]?.recipeId ?? '')).toMatchObject({
      image_url: 'https://example.com/apple.jpg',
      image_id: expect.any(String),
    });
  });
});

describe('the list of imports', () => {
  const listedOf = async (actor: ReturnType<typeof cook>) =>
    (await importer.call(fileImport.list, {}, actor)).items.map(({ id, saved }) => [id, saved]);

  it('has the newest first, and only those of the cook who asks', async () => {
    const actor = cook();
    const first = await imported([recipeOf('Apple')], actor);
    await first.save();
    await first.reached('saved');
    const second = await imported([recipeOf('Pear')], actor);
    await imported([recipeOf('Plum')]);
    expect(await listedOf(actor)).toEqual([
      [second.id, 0],
      [first.id, 1],
    ]);
  });

  it('leaves out what was stopped before anything was saved', async () => {
    const { id, actor } = await imported([recipeOf('Apple')]);
    await importer.call(fileImport.cancel, { id }, actor);
    expect(await listedOf(actor)).toEqual([]);
  });
});

describe('maintenance', () => {
  const maintain = (hoursFromNow = 0) => importer.get(MaintenanceService).run(new Date(Date.now() + hoursFromNow * HOUR_MS));

  it('removes the pictures of an import that was cancelled', async () => {
    const { id, actor } = await imported([recipeOf('Apple', { pictures: [{ bytes: JPEG }] })]);
    const [picture = ''] = await stagedOf(id);
    await importer.call(fileImport.cancel, { id }, actor);
    await maintain();
    expect(await store().exists(incomingKey(actor.accountId, picture))).toBe(false);
  });

  it('ends a report that nobody acts upon for a day, and forgets it after a month', async () => {
    const { id, actor, read } = await imported([recipeOf('Apple')]);
    await importer.settle();
    await maintain(25);
    expect(await read()).toMatchObject({ status: 'cancelled', error: { code: 'expired' } });
    await importer.settle();
    await maintain(31 * 24);
    await expect(read()).rejects.toMatchObject({ code: 'importer.not-found' });
    await expect(importer.call(fileImport.items, { id }, actor)).rejects.toMatchObject({ code: 'importer.not-found' });
  });

  it('removes an export after its time', async () => {
    const actor = cook();
    const { id } = await importer.call(recipeExport.start, { format: 'csv' }, actor);
    await waitUntil(async () => (await importer.call(recipeExport.read, { id }, actor)).status !== 'running', 'the export to end');
    const file = exportKey({ ownerId: actor.accountId, _id: id });
    await store().put(file, Buffer.from('x'), 'text/csv');
    await maintain(23);
    expect(await store().exists(file)).toBe(true);
    await maintain(25);
    expect(await store().exists(file)).toBe(false);
    await expect(importer.call(recipeExport.read, { id }, actor)).rejects.toMatchObject({ code: 'importer.export-not-found' });
  });

  it('removes uploads that nobody came back for', async () => {
    const forgotten = incomingKey(newId(), 'forgotten');
    await store().put(forgotten, Buffer.from('x'), 'text/plain');
    // later than the rounds before, since this part is done once an hour
    await maintain(40 * 24);
    expect(await store().exists(forgotten)).toBe(false);
  });
});

describe('what was found for a cook who goes', () => {
  const { erase } = operations.importer.personalData;
  const gone = (accountId: string) => importer.call(erase, { accountId, sharedRecipes: 'remove' }, service);
  const found = (): Model<FileImportItemRecord> => importer.running.app.get(getModelToken(FILE_IMPORT_ITEM_MODEL));
  const incoming = async (accountId: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of store().keys()) if (key.startsWith(incomingOf(accountId))) keys.push(key);
    return keys;
  };

  it('goes with them, also what a run that is still reading has put aside and records later', async () => {
    const photographed = (title: string) => recipeOf(title, { pictures: [{ bytes: JPEG }] });
    const { id, actor } = await imported([photographed('Apple')]);
    const { accountId } = actor;
    const imports = importer.get(FileImportRepository);
    const record = (await imports.find(id, accountId))!;
    const reading = importer
      .get(FoundRecipesRecorder)
      .open(new HeldImport(record, 'this run', imports), record.files[0]!, 0, 1, new AbortController().signal);
    await reading.add(photographed('Pear'));
    await waitUntil(async () => (await gone(accountId)).isDone, 'the cook to be gone');
    expect(await incoming(accountId)).toEqual([]);
    await reading.add(photographed('Plum'));
    await reading.finish();
    // as every service is asked, once more after all that was under way has ended
    await waitUntil(async () => (await gone(accountId)).isDone, 'the rest to be gone');
    expect(await incoming(accountId)).toEqual([]);
    expect(await found().countDocuments({ importId: id })).toBe(0);
  });

  it('goes with them, also an upload that no import was told of', async () => {
    const { accountId } = cook();
    await store().put(incomingKey(accountId, newId()), Buffer.from('x'), 'text/plain');
    await gone(accountId);
    expect(await incoming(accountId)).toEqual([]);
  });
});
