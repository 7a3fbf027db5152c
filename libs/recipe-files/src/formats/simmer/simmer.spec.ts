import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import { FileNames } from '../../writing/file-names';
import type { FileEntry, FileRecipe } from '../../file-recipe';
import { openRecipeFile } from '../../open-recipe-file';
import { emptyRecipe } from '../../reading/recipe-entry';
import { writeZip, type ZipMember } from '../../writing/zip';
import { simmerWriter } from './simmer.writer';

async function* each<T>(items: Iterable<T>): AsyncIterable<T> {
  yield* items;
}

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

async function entriesOf(bytes: Buffer): Promise<FileEntry[]> {
  const file = await openRecipeFile('recipes.zip', bytes);
  const entries: FileEntry[] = [];
  for await (const entry of file?.entries() ?? []) entries.push(entry);
  return entries;
}

const json = (name: string, value: unknown): ZipMember => ({ name, bytes: Buffer.from(JSON.stringify(value)) });
const manifest = (version = 1): ZipMember => json('simmer.json', { format: 'simmer-recipes', version });
const zipOf = (...members: ZipMember[]): Promise<Buffer> => bytesOf(writeZip(each(members)));

const onion = { title: 'Soup', ingredients: [{ text: '1 onion', group: null }] };
const soup: FileRecipe = { ...emptyRecipe(), ...onion };
const jpeg = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 2_000 }, (_, index) => (index < 3 ? [0xff, 0xd8, 0xff][index] : (index * seed) % 256) as number);

describe('the form of our own', () => {
  it('keeps every picture byte for byte, also of recipes with the same title', async () => {
    const recipes: FileRecipe[] = [
      { ...soup, pictures: [{ bytes: jpeg(3) }, { bytes: jpeg(5) }, { url: 'https://example.com/soup.jpg' }] },
      { ...soup, pictures: [{ bytes: jpeg(7) }] },
    ];
    const entries = await entriesOf(await bytesOf(simmerWriter.write(each(recipes))));
    const pictures = entries.map((entry) =>
      'recipe' in entry
        ? entry.recipe.pictures.map((picture) => ('bytes' in picture ? { bytes: Uint8Array.from(picture.bytes) } : picture))
        : [],
    );
    expect(pictures).toEqual(recipes.map((recipe) => recipe.pictures));
  });

  it('is read after somebody has packed the folder again', async () => {
    const entries = await entriesOf(
      await zipOf({ ...manifest(), name: 'my recipes/simmer.json' }, json('my recipes/recipes/Soup.json', { title: 'Soup' })),
    );
    expect(entries).toEqual([{ recipe: { ...emptyRecipe(), title: 'Soup' } }]);
  });

  it('tells a field of a later version as a loss and reads the rest', async () => {
    const later = {
      title: 'Soup',
      cooked_on: ['2031-01-01'],
      ingredients: [{ text: '1 onion', group: null, aisle: 'vegetables' }],
      servings: 'four',
    };
    const [entry] = await entriesOf(await zipOf(manifest(2), json('recipes/Soup.json', later)));
    expect(entry).toEqual({
      recipe: {
        ...soup,
        losses: [
          { code: 'unreadable-field', params: { name: 'servings' } },
          { code: 'unknown-field', params: { name: 'cooked_on' } },
          { code: 'unknown-field', params: { name: 'aisle' } },
          { code: 'newer-simmer' },
        ],
      },
    });
  });

  it('reads one picture of each step that is there and no more than a recipe can have, and tells the others', async () => {
    const most = RECIPE_LIMITS.stepImages;
    const instructions = Array.from({ length: most + 5 }, (_, at) => ({ text: `Stir ${at} times.`, group: null }));
    const stepImages = [0, 0, most + 5, ...Array.from({ length: most + 4 }, (_, at) => at + 1)].map((step) => ({
      step,
      file: 'pictures/1.jpg',
    }));
    const [entry] = await entriesOf(
      await zipOf(manifest(), json('recipes/Soup.json', { title: 'Soup', instructions, step_images: stepImages }), {
        name: 'pictures/1.jpg',
        bytes: jpeg(3),
      }),
    );
    const { step_images, losses } = (entry as { recipe: FileRecipe }).recipe;
    expect(step_images.map(({ step }) => step)).toEqual(Array.from({ length: most }, (_, at) => at));
    expect(losses).toEqual([{ code: 'step-pictures', params: { count: stepImages.length - most } }]);
  });

  it('tells a picture that is missing', async () => {
    const [entry] = await entriesOf(
      await zipOf(manifest(), json('recipes/Soup.json', { title: 'Soup', pictures: [{ file: 'pictures/Soup.jpg' }] })),
    );
    expect(entry).toEqual({ recipe: { ...emptyRecipe(), title: 'Soup', losses: [{ code: 'picture-missing' }] } });
  });

  describe('of everything that is kept of an account', () => {
    const account = json('simmer.json', { format: 'simmer-account', version: 1 });
    const stored = (title: string, fields: object = {}): object => ({
      _id: title,
      ownerId: 'ada',
      revision: 3,
      title,
      ingredients: [{ text: '1 onion', group: null, parsed: { quantity: 1, name: 'onion' } }],
      instructions: [],
      prep_time: 0,
      cook_time: 20,
      total_time: 20,
      servings: 2,
      calories: 310,
      favorite: true,
      deletedAt: null,
      ...fields,
    });

    it('is read with the pictures that lie in it', async () => {
      const steps = [null, '8'].map((image_id) => ({ text: 'Stir.', group: null, image_id }));
      const entries = await entriesOf(
        await zipOf(
          account,
          json('recipes/recipes-2.json', [stored('Toast', { image: null, image_id: null, image_url: 'https://example.com/toast.jpg' })]),
          json('recipes/recipes-1.json', [
            stored('Soup', { image: { id: '7', variants: [] }, instructions: steps }),
            stored('Burnt', { deletedAt: '2026-01-01' }),
          ]),
          json('recipes/collections.json', [{ title: 'no recipe' }]),
          { name: 'pictures/7.jpg', bytes: jpeg(3), packed: true },
          { name: 'pictures/8.jpg', bytes: jpeg(5), packed: true },
        ),
      );
      const read = { ...emptyRecipe(), ...onion, cook_time: 20, total_time: 20, servings: 2, favorite: true };
      const nutrition = { ...read.nutrition, calories: 310 };
      const ofSteps = {
        instructions: steps.map(({ text, group }) => ({ text, group })),
        step_images: [{ step: 1, bytes: Buffer.from(jpeg(5)) }],
      };
      expect(entries).toEqual([
        { recipe: { ...read, ...ofSteps, nutrition, pictures: [{ bytes: Buffer.from(jpeg(3)) }] } },
        { recipe: { ...read, nutrition, title: 'Toast', pictures: [{ url: 'https://example.com/toast.jpg' }] } },
      ]);
    });

    it('names what is damaged or missing and reads the rest', async () => {
      const entries = await entriesOf(
        await zipOf(account, json('recipes/recipes-1.json', [{ title: 7 }, stored('Soup', { image_id: '7' })]), {
          name: 'recipes/recipes-2.json',
          bytes: Buffer.from('[{"title":'),
        }),
      );
      expect(entries).toMatchObject([
        { skipped: { name: '#1', reason: { code: 'damaged' } } },
        { recipe: { title: 'Soup', losses: [{ code: 'picture-missing' }] } },
        { skipped: { name: '#3', reason: { code: 'damaged' } } },
      ]);
    });
  });

  it('names a damaged recipe and reads the others', async () => {
    const broken: ZipMember = { name: 'recipes/Broken pie.json', bytes: Buffer.from('{"title":') };
    const entries = await entriesOf(await zipOf(manifest(), broken, json('recipes/Soup.json', onion)));
    expect(entries).toEqual([{ skipped: { name: 'Broken pie', reason: { code: 'damaged' } } }, { recipe: soup }]);
  });

  it('keeps 2,000 recipes with pictures out of memory while it writes them', async () => {
    const names = new FileNames();
    async function* library(): AsyncIterable<FileRecipe> {
      for (let index = 0; index < 2_000; index++)
        yield { ...soup, title: names.unique('Soup'), pictures: [{ bytes: jpegOf(100_000, index) }] };
    }
    const before = process.memoryUsage.rss();
    let most = 0;
    let written = 0;
    for await (const part of simmerWriter.write(library())) {
      written += part.length;
      most = Math.max(most, process.memoryUsage.rss() - before);
    }
    expect(written).toBeGreaterThan(200_000_000);
    expect(most).toBeLessThan(120_000_000);
  });
});

function jpegOf(length: number, seed: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(seed);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
}
