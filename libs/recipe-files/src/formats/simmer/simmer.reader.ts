import { DIFFICULTIES, type FileLoss, RECIPE_LIMITS } from '@simmer/contracts/constants';
import { z } from 'zod';
import { type Archive, ifSound } from '../../archive';
import { NO_NUTRITION } from '@simmer/recipe-reader';
import type { FileEntry, FilePicture, FileRecipe } from '../../file-recipe';
import type { FileReader } from '../../recipe-format';
import { accountPictures, accountRecipeFiles, recipesOfAccount } from './account-recipes';
import { ACCOUNT_FORMAT, MANIFEST, VERSION } from './simmer-file';

export const simmerReader: FileReader = {
  format: 'simmer',
  recognises: ({ archive }) => archive !== null && manifestOf(archive) !== undefined,
  async *read({ archive }) {
    const manifest = archive && manifestOf(archive);
    if (!manifest) return;
    const source = { archive, names: new Set(archive.names), folder: manifest.slice(0, -MANIFEST.length) };
    const { version, format } = await contentOf(archive, manifest);
    const isNewer = version > VERSION;
    if (format === ACCOUNT_FORMAT) {
      yield* readAccount(source, isNewer);
      return;
    }
    for (const name of source.names) {
      if (name.startsWith(`${source.folder}recipes/`) && name.endsWith('.json')) yield await readRecipe(source, name, isNewer);
    }
  },
};

interface Source {
  archive: Archive;
  names: Set<string>;
  /** What stands before every name, when somebody unpacked the zip and packed the folder again. */
  folder: string;
}

const manifestOf = ({ names }: Archive): string | undefined =>
  names.find((name) => name === MANIFEST || /^[^/]+\/simmer\.json$/.test(name));

const Manifest = z.object({ version: z.number().catch(VERSION), format: z.string().catch('') });

const contentOf = async (archive: Archive, name: string): Promise<z.infer<typeof Manifest>> =>
  Manifest.safeParse(await jsonOf(archive, name)).data ?? { version: VERSION, format: '' };

async function* readAccount(source: Source, isNewer: boolean): AsyncIterable<FileEntry> {
  const pictures = accountPictures(source.archive, source.folder);
  let at = 0;
  for (const name of accountRecipeFiles(source.archive, source.folder)) {
    const stored = recipesOfAccount(await jsonOf(source.archive, name), pictures);
    for (const recipe of stored) {
      at += 1;
      yield recipe ? await recipeFrom(source, recipe, `#${at}`, isNewer) : { skipped: { name: `#${at}`, reason: { code: 'damaged' } } };
    }
  }
}

async function readRecipe(source: Source, name: string, isNewer: boolean): Promise<FileEntry> {
  const stored = z.record(z.string(), z.unknown()).safeParse(await jsonOf(source.archive, name));
  if (!stored.success) return { skipped: { name: titleOf(name), reason: { code: 'damaged' } } };
  return recipeFrom(source, stored.data, titleOf(name), isNewer);
}

async function recipeFrom(source: Source, stored: Record<string, unknown>, name: string, isNewer: boolean): Promise<FileEntry> {
  const losses: FileLoss[] = [];
  const { pictures, step_images: ofSteps, ...fields } = fieldsOf(stored, losses);
  if (fields.title === '') return { skipped: { name, reason: { code: 'no-title' } } };
  if (isNewer) losses.push({ code: 'newer-simmer' });
  const step_images: FileRecipe['step_images'] = [];
  for (const [step, file] of filesOfSteps(ofSteps, fields.instructions.length, losses)) {
    const bytes = await pictureBytes(source, file, losses);
    if (bytes) step_images.push({ step, bytes });
  }
  return { recipe: { ...fields, pictures: await picturesOf(source, pictures, losses), step_images, losses } };
}

/** Of pictures of steps those that a recipe can have, by their step: the others are not even unpacked. */
function filesOfSteps(stored: StoredRecipe['step_images'], steps: number, losses: FileLoss[]): Map<number, string> {
  const files = new Map<number, string>();
  for (const { step, file } of stored) if (step < steps && !files.has(step) && files.size < RECIPE_LIMITS.stepImages) files.set(step, file);
  const count = stored.length - files.size;
  if (count > 0) losses.push({ code: 'step-pictures', params: { count } });
  return files;
}

const titleOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1, -'.json'.length);

/** The member's value; nothing where it is damaged or no JSON. */
async function jsonOf(archive: Archive, name: string): Promise<unknown> {
  const bytes = await ifSound(archive.checkedBytes(name));
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined; // the caller says which recipe it was
  }
}

const lines = z.array(z.object({ text: z.string(), group: z.string().nullable().default(null) }));
const amount = z.number().nullable();
const picture = z.union([z.object({ file: z.string() }), z.object({ url: z.string() })]);

const stepImage = z.object({ step: z.int().min(0), file: z.string() });

type StoredRecipe = Omit<FileRecipe, 'losses' | 'pictures' | 'step_images'> & {
  pictures: z.infer<typeof picture>[];
  step_images: z.infer<typeof stepImage>[];
};

const FIELDS: { [Name in keyof StoredRecipe]: { form: z.ZodType<StoredRecipe[Name]>; absent: StoredRecipe[Name] } } = {
  title: { form: z.string(), absent: '' },
  description: { form: z.string(), absent: '' },
  ingredients: { form: lines, absent: [] },
  instructions: { form: lines, absent: [] },
  prep_time: { form: amount, absent: null },
  cook_time: { form: amount, absent: null },
  total_time: { form: amount, absent: null },
  servings: { form: amount, absent: null },
  yield_text: { form: z.string(), absent: '' },
  difficulty: { form: z.enum(DIFFICULTIES).nullable(), absent: null },
  tags: { form: z.array(z.string()), absent: [] },
  nutrition: {
    form: z.object({
      calories: amount,
      total_fat: amount,
      saturated_fat: amount,
      protein: amount,
      carbohydrates: amount,
      fiber: amount,
      sugar: amount,
      sodium: amount,
    }),
    absent: NO_NUTRITION,
  },
  source_url: { form: z.string().nullable(), absent: null },
  source_name: { form: z.string(), absent: '' },
  author: { form: z.string(), absent: '' },
  language: { form: z.string().nullable(), absent: null },
  notes: { form: z.string(), absent: '' },
  rating: { form: amount, absent: null },
  favorite: { form: z.boolean(), absent: false },
  created_at: { form: z.string().nullable(), absent: null },
  pictures: { form: z.array(picture), absent: [] },
  step_images: { form: z.array(stepImage), absent: [] },
};

/** A field that is missing counts as empty; one that is not known or not readable is a loss, never an error. */
function fieldsOf(source: Record<string, unknown>, losses: FileLoss[]): StoredRecipe {
  const fields = Object.entries(FIELDS).map(([name, { form, absent }]) => {
    if (source[name] === undefined) return [name, absent];
    const value = (form as z.ZodType).safeParse(source[name]);
    if (!value.success) losses.push({ code: 'unreadable-field', params: { name } });
    return [name, value.success ? value.data : absent];
  });
  const known = Object.fromEntries(fields) as StoredRecipe;
  for (const name of new Set(unknownIn(source, known))) losses.push({ code: 'unknown-field', params: { name } });
  return known;
}

/** The names that reading left behind. */
function unknownIn(source: unknown, known: unknown): string[] {
  if (typeof source !== 'object' || typeof known !== 'object' || source === null || known === null) return [];
  if (Array.isArray(source) !== Array.isArray(known)) return [];
  const readable = known as Record<string, unknown>;
  return Object.entries(source).flatMap(([name, value]) => {
    if (name in readable) return unknownIn(value, readable[name]);
    return Array.isArray(known) ? [] : [name];
  });
}

async function picturesOf(source: Source, stored: StoredRecipe['pictures'], losses: FileLoss[]): Promise<FilePicture[]> {
  const pictures: FilePicture[] = [];
  for (const picture of stored) {
    if ('url' in picture) {
      pictures.push(picture);
      continue;
    }
    const bytes = await pictureBytes(source, picture.file, losses);
    if (bytes) pictures.push({ bytes });
  }
  return pictures;
}

async function pictureBytes({ archive, names, folder }: Source, file: string, losses: FileLoss[]): Promise<Uint8Array | null> {
  const isThere = names.has(folder + file);
  const bytes = isThere ? await ifSound(archive.bytes(folder + file)) : null;
  if (!bytes) losses.push({ code: isThere ? 'picture-damaged' : 'picture-missing' });
  return bytes;
}
