import { EXPORT_FORMATS, type ExportFormat } from '@simmer/contracts/constants';
import fc from 'fast-check';
import type { FileRecipe } from './file-recipe';
import { WRITERS, writtenFile } from './formats/writers';
import { openRecipeFile } from './open-recipe-file';
import { hostileRecipe, usualRecipe } from './testing/any-recipe';

const PATIENCE_MS = 60_000;

/** Our own forms take every recipe; the others none without ingredients and steps. */
const TAKES_EMPTY = new Set<ExportFormat>(['simmer', 'csv', 'plain-text']);

/** Forms whose programs do not know every spelling of an amount. */
const SPELLS_AMOUNTS = new Set<ExportFormat>(['cooklang', 'recipemd', 'meal-master']);

describe.each(EXPORT_FORMATS)('%s: exported and imported again', (format) => {
  const { loses, changes } = WRITERS[format];

  it(
    'gives the same recipes in every field that the form has a place for',
    async () => {
      const fields = fieldsWithout(loses);
      await fc.assert(
        fc.asyncProperty(fc.array(usualRecipe, { minLength: 1, maxLength: 3 }), (recipes) => expectSame(format, recipes, fields)),
        { numRuns: 50 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'gives the same recipes whatever their texts are, in every field that is not told to change',
    async () => {
      const fields = fieldsWithout({ ...loses, ...changes });
      const recipe = hostileRecipe({ isFull: !TAKES_EMPTY.has(format) });
      await fc.assert(
        fc.asyncProperty(fc.array(recipe, { minLength: 1, maxLength: 3 }), (recipes) => expectSame(format, recipes, fields)),
        { numRuns: 100 },
      );
    },
    PATIENCE_MS,
  );
});

it.each([...TAKES_EMPTY])('%s keeps even the line ends that no keyboard makes', async (format) => {
  const odd = 'one\u2028two\u2029three';
  const [recipe] = fc.sample(usualRecipe, { numRuns: 1, seed: 1 }) as [FileRecipe];
  const recipes = [
    {
      ...recipe,
      title: odd,
      tags: [odd],
      author: odd,
      notes: odd,
      ingredients: [{ text: odd, group: odd }],
      instructions: [{ text: odd, group: odd }],
    },
  ];
  await expectSame(format, recipes, fieldsWithout(WRITERS[format].loses));
});

type Field = Exclude<keyof FileRecipe, 'losses'>;

const FIELDS: Record<Field, true> = {
  title: true,
  description: true,
  ingredients: true,
  instructions: true,
  prep_time: true,
  cook_time: true,
  total_time: true,
  servings: true,
  yield_text: true,
  difficulty: true,
  tags: true,
  nutrition: true,
  source_url: true,
  source_name: true,
  author: true,
  language: true,
  notes: true,
  rating: true,
  favorite: true,
  created_at: true,
  pictures: true,
  step_images: true,
};

const fieldsWithout = (losses: Partial<Record<Field, string>>): Field[] =>
  (Object.keys(FIELDS) as Field[]).filter((field) => !(field in losses));

async function expectSame(format: ExportFormat, recipes: FileRecipe[], fields: readonly Field[]): Promise<void> {
  const read = await readBack(format, recipes);
  const compared = (recipe: FileRecipe): Partial<FileRecipe> =>
    only(SPELLS_AMOUNTS.has(format) ? withAmountsInDigits(recipe) : recipe, fields);
  expect(read.map(compared)).toEqual(recipes.map(compared));
}

async function readBack(format: ExportFormat, recipes: FileRecipe[]): Promise<FileRecipe[]> {
  const { extension, write } = writtenFile(format, recipes.length);
  const parts: Uint8Array[] = [];
  for await (const part of write(each(recipes))) parts.push(part);
  const file = await openRecipeFile(`recipes.${extension}`, Buffer.concat(parts));
  expect(file?.format).toBe(format);
  const read: FileRecipe[] = [];
  for await (const entry of file?.entries() ?? []) {
    if ('skipped' in entry) throw new Error(`${entry.skipped.name} was left out: ${entry.skipped.reason.code}`);
    read.push(entry.recipe);
  }
  return read;
}

function withAmountsInDigits(recipe: FileRecipe): FileRecipe {
  return { ...recipe, ingredients: recipe.ingredients.map(({ text, group }) => ({ text: inDigits(text), group })) };
}

/** "2½" and "2 ½" as "2 1/2", "1,5" as "1.5", "2 – 3" as "2-3". */
const inDigits = (text: string): string =>
  text
    .replace(/^(\d*) ?½/, '$1 1/2')
    .replace(/^(\d),(?=\d)/, '$1.')
    .replace(/^(\d) – (?=\d)/, '$1-')
    .trim();

async function* each<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}

function only(recipe: FileRecipe, fields: readonly Field[]): Partial<FileRecipe> {
  return Object.fromEntries(fields.map((field) => [field, comparable(recipe, field)]));
}

const comparable = (recipe: FileRecipe, field: Field): unknown => {
  if (field === 'pictures') return recipe.pictures.map(plain);
  if (field === 'step_images') return recipe.step_images.map(({ step, bytes }) => [step, plain({ bytes })]);
  return recipe[field];
};

const plain = (picture: FileRecipe['pictures'][number]): string =>
  'url' in picture ? picture.url : Buffer.from(picture.bytes).toString('hex');
