import { processorTime } from '@simmer/processor-time';
import fc from 'fast-check';
import { openRecipeFile } from './open-recipe-file';
import { gzipped, MELA, readFile, zipOf } from './testing/read-file';
import { UnreadableFile } from './unreadable-file';

const SCHEMA = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks'],
  recipeInstructions: ['Slice.', 'Simmer.'],
  recipeYield: 2,
  aggregateRating: { ratingValue: 5 },
  comment: [{ text: 'x' }],
  nutrition: { calories: 1 },
};

describe('recognising a file', () => {
  it('goes by its content, whatever its name', async () => {
    expect((await readFile('holiday.jpg', JSON.stringify(MELA))).format).toBe('mela');
    expect((await readFile('a.txt', gzipped({ name: 'Pie', ingredients: 'x', directions: 'y', hash: 'z' }))).format).toBe('paprika');
  });

  it('reads an archive of single recipes, of whatever kinds, past what is none', async () => {
    const { entries } = await readFile(
      'mine.zip',
      await zipOf({
        'read me.nfo': Uint8Array.from([0, 1, 2]),
        'soups/pea.json': JSON.stringify(MELA),
        'soups/leek.json': JSON.stringify(SCHEMA),
        'soups/photo.jpg': 'x',
        'old/more.zip': await zipOf({ 'a.json': JSON.stringify({ ...MELA, title: 'Stew' }) }),
      }),
    );
    expect(entries).toMatchObject([{ recipe: { title: 'Pea soup' } }, { recipe: { title: 'Leek soup' } }, { recipe: { title: 'Stew' } }]);
  });

  it.each([
    ['noise', Uint8Array.from([0, 1, 2, 3, 255])],
    ['an empty zip', Buffer.from(`PK\u0005\u0006${'\u0000'.repeat(18)}`, 'latin1')],
  ])('knows no form for %s', async (_name, bytes) => {
    expect(await openRecipeFile('a', bytes)).toBeNull();
  });

  it.each([
    ['a.json', [], 'empty'],
    ['a.jpg', [0xff, 0xd8, 0xff, 0xe0, 0, 0], 'picture'],
    ['a', [...Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 0, 0], 'picture'],
    ['b', [...Buffer.from('RIFF....WEBPVP8 ')], 'picture'],
    ['c', [0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0], 'picture'],
    ['d', [...Buffer.from('GIF89a'), 0, 0], 'picture'],
    ['e.json', [...Buffer.from('{"a":')], 'cut-off'],
    ['f.json', [...Buffer.from('[{"name": "Pea so')], 'cut-off'],
    ['g.json', [...Buffer.from('{"recipes": [')], 'cut-off'],
  ])('says what a file is that can hold none: %s', async (name, bytes, why) => {
    await expect(openRecipeFile(name, Uint8Array.from(bytes))).rejects.toMatchObject({ name: 'UnreadableFile', problem: { code: why } });
  });
});

describe('hostile files', () => {
  it('never fails otherwise than by saying that a file cannot be read', async () => {
    const zip = await zipOf({ 'pea.json': JSON.stringify(MELA), 'leek.json': JSON.stringify(SCHEMA) });
    const damaged = fc.tuple(fc.nat(zip.length - 1), fc.nat(255), fc.nat(zip.length)).map(([at, byte, length]) =>
      Buffer.from(zip)
        .fill(byte, at, at + 1)
        .subarray(0, length || zip.length),
    );
    await fc.assert(fc.asyncProperty(fc.oneof(damaged, fc.uint8Array({ maxLength: 400 })), readsOrSaysWhy), { numRuns: 300 });
  });

  it('survives any value in any field', async () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const samples = [
      MELA,
      SCHEMA,
      { name: 'x', directions: 'x', ingredients: 'x', hash: 'x', photo_data: 'x', rating: 1 },
      { name: 'x', steps: [{ order: 1, ingredients: [{}] }], working_time: 1, keywords: [], nutrition: {} },
      { name: 'x', slug: 'x', recipeIngredient: [{}], recipeInstructions: [{}], nutrition: {}, notes: [{}] },
      { recipes: [{ name: 'x', items: [{}], yields: 1, tags: [] }] },
      { name: 'x', uuid: 'x', serves: 1, ingredients: [{ ingredient: {} }], steps: [{ step: 'x' }] },
      { title: 'x', ingredients: [{}], steps: [{}] },
      { recipes: [{ id: 1 }], recipes_ingredients: [{ recipe_id: 1 }], recipe_instructions: [{}] },
    ];
    const changed = fc
      .constantFrom<object>(...samples)
      .chain((sample) => fc.tuple(fc.constant(sample), fc.constantFrom(...Object.keys(sample)), value))
      .map(([sample, name, other]) => Buffer.from(JSON.stringify({ ...sample, [name]: other })));
    await fc.assert(fc.asyncProperty(changed, readsOrSaysWhy), { numRuns: 600 });
  });

  it.each([
    ['JSON nested 200,000 deep', '{"@type":"Recipe","name":"x","recipeInstructions":' + '['.repeat(200_000)],
    ['HTML nested 200,000 deep', `<html>${'<div>'.repeat(200_000)}`],
    ['XML nested 200,000 deep', `<cookbook><recipe>${'<li>'.repeat(200_000)}`],
    [
      'XML that laughs',
      `<!DOCTYPE c [<!ENTITY a "${'ha'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]><cookbook><recipe><title>&b;</title><ingredient><li>x</li></ingredient></recipe></cookbook>`,
    ],
    ['a line of 5 million characters', `Title: x\nIngredients: ${'a '.repeat(2_500_000)}\nActive Time: 1`],
    ['a page of comments without an end', '<!--'.repeat(500_000)],
    ['recipes without an end', '<div class="recipe-details"><p itemprop="recipeIngredients">'.repeat(20_000)],
  ])(
    'reads %s in bounded time',
    async (_name, text) => {
      expect(await processorTime(15_000, () => readsOrSaysWhy(Buffer.from(text)))).toBeLessThan(15_000);
    },
    30_000,
  );
});

async function readsOrSaysWhy(bytes: Uint8Array): Promise<void> {
  try {
    await readFile('a', bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    expect(error.message).not.toBe('');
  }
}
