import { EXPORT_FORMATS, type ExportFormat, operations } from '@simmer/contracts';
import { imageKey, incomingKey, ObjectStore } from '@simmer/kit';
import { cook, type ServiceUnderTest, stagedFile, waitUntil } from '@simmer/testing';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { FileImportItemRepository } from '../file-import/file-import-item.repository';
import { openRecipeFile } from '@simmer/recipe-files';
import { importerUnderTest } from '../spec/importer-under-test';
import { library, pictures } from '../spec/stand-ins';

const { fileImport, export: recipeExport } = operations.importer;
const WITH_PICTURES: ExportFormat[] = ['paprika', 'mela'];
const VARIANT = Buffer.from('RIFF....WEBPVP8 the largest variant');
const jpeg = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)]);

let importer: ServiceUnderTest;
const store = (): ObjectStore => importer.get(ObjectStore);

beforeAll(async () => {
  importer = await importerUnderTest();
});
afterAll(() => importer.close(), 60_000);

interface StoredImage {
  original?: Buffer;
  portable?: Buffer;
}

/** A recipe with a picture of which media keeps these forms beside the variants; without any, it does not know the picture. */
async function recipeWith({ original, portable }: StoredImage): Promise<string> {
  const [id, imageId] = [newId(), newId()];
  const variant = (width: number) => ({
    format: 'webp' as const,
    width,
    height: width,
    url: `/media/${imageKey(`${imageId}-${width}.webp`)}`,
    bytes: VARIANT.length,
  });
  await store().put(imageKey(`${imageId}-800.webp`), VARIANT, 'image/webp');
  library.recipes.set(id, { id, title: 'Apple pie' } as never);
  library.shown.set(id, { id: imageId, width: 800, height: 800, thumbhash: '', variants: [variant(320), variant(800)] });
  const keep = async (name: string, bytes: Buffer | undefined): Promise<string | null> => {
    if (!bytes) return null;
    await store().put(`originals/${imageId}/${name}`, bytes, 'image/jpeg');
    return `originals/${imageId}/${name}`;
  };
  if (original ?? portable)
    pictures.originals.set(imageId, { objectKey: await keep('1', original), portableKey: await keep('2', portable) });
  return id;
}

/** The file of an export. */
async function exported(format: ExportFormat, recipeIds: string[]): Promise<Buffer> {
  const actor = cook();
  const { id } = await importer.call(recipeExport.start, { format, recipeIds }, actor);
  await waitUntil(async () => (await importer.call(recipeExport.read, { id }, actor)).status !== 'running', 'the export to end');
  return store().bytes((await importer.call(recipeExport.file, { id }, actor)).objectKey);
}

async function picturesIn(file: Buffer): Promise<Buffer[]> {
  const opened = await openRecipeFile('recipes', file);
  const found: Buffer[] = [];
  for await (const entry of opened?.entries() ?? []) {
    if ('recipe' in entry)
      found.push(...entry.recipe.pictures.flatMap((picture) => ('bytes' in picture ? [Buffer.from(picture.bytes)] : [])));
  }
  return found;
}

describe('the picture in a file of ours', () => {
  it('is the original, and every byte of it waits for media when the file is imported', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 4_000 }), async (bytes) => {
        const original = Buffer.concat([jpeg(''), bytes]);
        const file = await exported('simmer', [await recipeWith({ original, portable: jpeg('portable') })]);
        expect(await picturesIn(file)).toEqual([original]);
        expect(await stagedOf(file)).toEqual([original]);
      }),
      { numRuns: 5 },
    );
  });

  async function stagedOf(file: Buffer): Promise<Buffer[]> {
    const [actor, id] = [cook(), newId()];
    const objectKey = incomingKey(actor.accountId, `${id}-${newId()}`);
    await store().put(objectKey, file, 'application/zip');
    await importer.call(fileImport.start, { id, files: [{ ...stagedFile(objectKey, file.length), name: 'recipes.zip' }] }, actor);
    await waitUntil(async () => (await importer.call(fileImport.read, { id }, actor)).status === 'ready', 'the report');
    const staged = await importer.get(FileImportItemRepository).listStagedPictures(id);
    return Promise.all(staged.map((imageId) => store().bytes(incomingKey(actor.accountId, imageId))));
  }

  it('of a step is the original too, at its step', async () => {
    const first = await recipeWith({ original: jpeg('first') });
    const second = await recipeWith({ original: jpeg('second') });
    library.ofSteps.set(
      first,
      [first, second].flatMap((id) => library.shown.get(id) ?? []),
    );
    const opened = await openRecipeFile('recipes', await exported('simmer', [first]));
    for await (const entry of opened?.entries() ?? []) {
      const found = 'recipe' in entry ? entry.recipe.step_images : [];
      expect(found.map(({ step, bytes }) => [step, Buffer.from(bytes)])).toEqual([
        [0, jpeg('first')],
        [1, jpeg('second')],
      ]);
    }
    expect(await stagedOf(await exported('simmer', [first]))).toHaveLength(3);
  });

  it('is the largest WebP where an earlier release kept no original, and where the picture is somebody else’s', async () => {
    const earlier = await recipeWith({});
    pictures.originals.set(library.shown.get(earlier)?.id ?? '', { objectKey: null, portableKey: null });
    expect(await picturesIn(await exported('simmer', [earlier, await recipeWith({})]))).toEqual([VARIANT, VARIANT]);
  });

  it('is the largest WebP where the original is gone from the store', async () => {
    const id = await recipeWith({ original: jpeg('original') });
    await store().delete(`originals/${library.shown.get(id)?.id}/1`);
    expect(await picturesIn(await exported('simmer', [id]))).toEqual([VARIANT]);
  });
});

describe.each(WITH_PICTURES)('the picture in a file for %s', (format) => {
  it('is the form that other programs take', async () => {
    const id = await recipeWith({ original: jpeg('original'), portable: jpeg('portable') });
    expect(await picturesIn(await exported(format, [id]))).toEqual([jpeg('portable')]);
    expect(await picturesIn(await exported(format, [id, await recipeWith({ portable: jpeg('another') })]))).toEqual([
      jpeg('portable'),
      jpeg('another'),
    ]);
  });

  it('is the largest WebP where an earlier release kept nothing else', async () => {
    expect(await picturesIn(await exported(format, [await recipeWith({})]))).toEqual([VARIANT]);
  });
});

it('the picture lies beside its recipe in a zip for Cooklang', async () => {
  const ids = [await recipeWith({ portable: jpeg('one') }), await recipeWith({ portable: jpeg('other') })];
  expect((await exported('cooklang', ids)).includes(jpeg('one'))).toBe(true);
});

it.each(EXPORT_FORMATS.filter((format) => !['simmer', 'cooklang', ...WITH_PICTURES].includes(format)))(
  '%s holds no bytes of a picture',
  async (format) => {
    const file = await exported(format, [await recipeWith({ original: jpeg('original'), portable: jpeg('portable') })]);
    expect([jpeg('portable'), jpeg('original'), VARIANT].some((bytes) => file.includes(bytes))).toBe(false);
  },
);
