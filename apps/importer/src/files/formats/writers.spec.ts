import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { EXPORT_FORMATS, type ExportFormat } from '@simmer/contracts';
import JSZip from 'jszip';
import type { FileRecipe } from '../file-recipe';
import { emptyRecipe } from '../reading/recipe-entry';
import { writtenFile } from './writers';

const pie: FileRecipe = {
  ...emptyRecipe(),
  title: 'Apple pie',
  ingredients: [
    { text: '2 1/2 lb apples', group: null },
    { text: '12 g cinnamon', group: null },
    { text: 'a little lemon juice, freshly pressed and without any seeds', group: 'For the glaze' },
  ],
  instructions: [
    { text: 'Peel the apples and cut them into slices as thin as the blade of a knife, then turn them in the cinnamon.', group: null },
    { text: 'Stir the glaze.', group: 'Glaze' },
  ],
  servings: 8,
  created_at: '2024-05-06T07:08:09.000Z',
};

async function written(format: ExportFormat, ...recipes: FileRecipe[]): Promise<Buffer> {
  async function* each(): AsyncIterable<FileRecipe> {
    yield* recipes;
  }
  const parts: Uint8Array[] = [];
  for await (const part of writtenFile(format, recipes.length).write(each())) parts.push(part);
  return Buffer.concat(parts);
}

async function namesIn(zip: Buffer): Promise<string[]> {
  return Object.values((await JSZip.loadAsync(zip)).files).filter(({ dir }) => !dir).map(({ name }) => name);
}

it.each(EXPORT_FORMATS)('%s writes the same bytes for the same recipes', async (format) => {
  expect((await written(format, pie, pie)).equals(await written(format, pie, pie))).toBe(true);
});

it('a library without recipes makes an empty file', async () => {
  expect(JSON.parse((await written('json-ld')).toString())).toEqual([]);
  expect(await namesIn(await written('mela'))).toEqual([]);
});

it.each([
  ['simmer', ['simmer.json', 'recipes/Apple pie.json', 'recipes/Apple pie (2).json']],
  ['paprika', ['Apple pie.paprikarecipe', 'Apple pie (2).paprikarecipe']],
  ['mela', ['Apple pie.melarecipe', 'Apple pie (2).melarecipe']],
  ['cooklang', ['Apple pie.cook', 'Apple pie (2).cook']],
  ['recipemd', ['Apple pie.md', 'Apple pie (2).md']],
] as const)('%s numbers the files of recipes with the same title', async (format, names) => {
  expect(await namesIn(await written(format, pie, pie))).toEqual(names);
});

it('Cooklang keeps a picture beside its recipe', async () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0]);
  expect(await namesIn(await written('cooklang', { ...pie, pictures: [{ bytes }] }, pie))).toEqual(['Apple pie.cook', 'Apple pie.jpg', 'Apple pie (2).cook']);
});

describe('Paprika', () => {
  const fieldsOf = async (recipe: FileRecipe): Promise<Record<string, unknown>> => JSON.parse(gunzipSync(await written('paprika', recipe)).toString()) as Record<string, unknown>;

  it('gets an id that stays with the recipe and a hash that changes with it', async () => {
    const [first, changed] = [await fieldsOf(pie), await fieldsOf({ ...pie, notes: 'Try pears' })];
    expect(first.uid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}$/);
    expect(changed.uid).toBe(first.uid);
    expect(first.hash).toMatch(/^[0-9A-F]{64}$/);
    expect(changed.hash).not.toBe(first.hash);
  });

  it('gets the picture with its own hash', async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);
    const { photo, photo_data, photo_hash, uid } = await fieldsOf({ ...pie, pictures: [{ bytes }] });
    expect(photo).toBe(`${String(uid)}.jpg`);
    expect(Buffer.from(String(photo_data), 'base64')).toEqual(Buffer.from(bytes));
    expect(photo_hash).toBe(createHash('sha256').update(bytes).digest('hex').toUpperCase());
  });
});

it('Meal-Master keeps to its columns', async () => {
  expect((await written('meal-master', pie)).toString().split('\n')).toEqual([
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    ' ',
    '      Title: Apple pie',
    ' Categories: ',
    '      Yield: 8',
    ' ',
    '  2 1/2 lb apples',
    '     12 g  cinnamon',
    'MMMMM-----------------------------For the glaze-----------------------------',
    '           a little lemon juice,',
    '           -freshly pressed and without',
    '           -any seeds',
    ' ',
    '  Peel the apples and cut them into slices as thin as the blade of a knife,',
    '  then turn them in the cinnamon.',
    ' ',
    'MMMMM---------------------------------Glaze---------------------------------',
    '  Stir the glaze.',
    ' ',
    'MMMMM',
    '',
  ]);
});

it('a table runs no formula of a recipe', async () => {
  const table = (await written('csv', { ...pie, title: '=HYPERLINK("https://example.com")', notes: '@SUM(1)' })).toString();
  expect(table).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(table).toContain(`'@SUM(1)`);
});

it('schema.org gets standard durations, sections and people', async () => {
  const [recipe] = JSON.parse((await written('json-ld', { ...pie, cook_time: 75, author: 'Ana' }, pie)).toString()) as [Record<string, unknown>];
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    cookTime: 'PT1H15M',
    author: { '@type': 'Person', name: 'Ana' },
    recipeYield: '8',
    recipeIngredient: ['2 1/2 lb apples', '12 g cinnamon', 'For the glaze:', 'a little lemon juice, freshly pressed and without any seeds'],
    recipeInstructions: [{ '@type': 'HowToStep' }, { '@type': 'HowToSection', name: 'Glaze', itemListElement: [{ '@type': 'HowToStep', text: 'Stir the glaze.' }] }],
  });
});
