import { parse } from 'yaml';
import { minutesOf } from '../../../sources/values/duration';
import { caloriesOf, gramsOf, milligramsOf, NO_NUTRITION, type Nutrition } from '../../../sources/values/nutrition';
import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, isYes, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { NUTRIENTS } from '../../writing/words';
import { readCooklangBody } from './cooklang-steps';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const OLD_METADATA = /^>>[ \t]*([^:\n]+):[ \t]*(.*)$/gm;
/** An amount in braces, or an ingredient with an empty pair of them. */
const MARKED = /(?<![\\\w])[@~](?:\\.|[^@#~{}\n\\])*\{(?:\\.|[^{}\n\\])*\}/;

type Metadata = Record<string, unknown>;

/** A .cook file: its name is the title unless it states one. */
export const cooklangReader: FileReader = {
  format: 'cooklang',
  recognises: ({ text }) => MARKED.test(text.slice(0, 100_000)),
  async *read(file) {
    yield await recipeEntry(nameOfFile(file.name), () => recipeOf(file));
  },
};

async function recipeOf(file: OpenedFile): Promise<Partial<FileRecipe>> {
  const text = file.text.replace(/^\ufeff/, '');
  const metadata = { ...frontMatterOf(text), ...oldMetadataOf(text) };
  const value = (...keys: string[]): unknown => keys.map((key) => metadata[key]).find((found) => found !== undefined && found !== null && found !== '');
  const body = readCooklangBody(text.replace(FRONT_MATTER, '').replace(OLD_METADATA, ''));
  const source = sourceIn(metadata);
  const stated = yieldFields(value('servings', 'serves'));
  const made = lineOf(value('yield')).replace('%', ' ');
  const pictures = onePicture([await pictureOf(file), pictureAt(value('image', 'images', 'picture', 'pictures'))].filter((picture) => picture !== null).slice(0, 1));
  return {
    title: lineOf(value('title')) || nameOfFile(file.name),
    description: blockOf(value('description', 'introduction')),
    ...body,
    ...(stated.servings === null && made ? yieldFields(made) : { ...stated, yield_text: made || stated.yield_text }),
    prep_time: minutesIn(value('prep time', 'time.prep', 'prep_time')),
    cook_time: minutesIn(value('cook time', 'time.cook', 'cook_time')),
    total_time: minutesIn(value('time required', 'total time', 'time', 'duration', 'total_time')),
    difficulty: difficultyOf(value('difficulty')),
    tags: tagsOf(value('tags', 'tag'), value('course', 'category'), value('cuisine'), value('diet')),
    nutrition: nutritionIn(value('nutrition')),
    ...source,
    author: lineOf(value('author', 'source.author')),
    language: /^[a-z]{2,3}(?:[-_]\w{2,8})?$/i.exec(lineOf(value('locale')))?.[0].replace('_', '-') ?? null,
    notes: [blockOf(value('notes')), ...body.notes].filter(Boolean).join('\n\n'),
    rating: starsOf(value('rating')),
    favorite: isYes(value('favorite')),
    created_at: timestampOf(value('created')),
    ...pictures,
  };
}

/** Keys in lower case, nested ones with a dot ("source.name"). A block that is no YAML is left alone. */
function frontMatterOf(text: string): Metadata {
  const block = FRONT_MATTER.exec(text)?.[1];
  if (block === undefined) return {};
  const metadata: Metadata = {};
  for (const [key, value] of Object.entries(yamlOf(block))) {
    metadata[key.toLowerCase()] = value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [inner, nested] of Object.entries(value)) metadata[`${key}.${inner}`.toLowerCase()] = nested;
  }
  return metadata;
}

function yamlOf(block: string): Metadata {
  try {
    const value: unknown = parse(block, { maxAliasCount: 100, logLevel: 'silent' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Metadata) : {};
  } catch {
    // one wrong line must not lose the others
    return Object.fromEntries([...block.matchAll(/^([^\s:#][^:\n]*):[ \t]*(.+)$/gm)].map(([, key = '', value = '']) => [key, value]));
  }
}

function oldMetadataOf(text: string): Metadata {
  return Object.fromEntries([...text.matchAll(OLD_METADATA)].map(([, key = '', value = '']) => [key.trim().toLowerCase(), value.trim()]));
}

function sourceIn(metadata: Metadata): Pick<FileRecipe, 'source_url' | 'source_name'> {
  const address = addressOf(metadata['source.url']) ?? addressOf(metadata['source']);
  const name = lineOf(metadata['source name'] ?? metadata['source.name'] ?? (addressOf(metadata['source']) ? '' : metadata['source']));
  return { source_url: address, source_name: name };
}

/** A number alone is minutes. */
const minutesIn = (value: unknown): number | null => (typeof value === 'number' ? value : minutesOf(/^\d+$/.test(lineOf(value)) ? `${lineOf(value)} min` : lineOf(value)));

function nutritionIn(value: unknown): Nutrition {
  if (typeof value !== 'object' || value === null) return NO_NUTRITION;
  const stated = new Map(Object.entries(value).map(([name, amount]) => [name.toLowerCase(), amount as unknown]));
  const amounts = NUTRIENTS.map(({ field, name }) => {
    const text = stated.get(name.toLowerCase());
    if (field === 'calories') return [field, caloriesOf(text)];
    return [field, field === 'sodium' ? milligramsOf(text) : gramsOf(text)];
  });
  return Object.fromEntries(amounts) as unknown as Nutrition;
}

/** A picture beside the recipe has the same name. */
async function pictureOf(file: OpenedFile): Promise<FileRecipe['pictures'][number] | null> {
  const name = nameOfFile(file.name);
  for (const ending of ['jpg', 'jpeg', 'png', 'webp', 'avif']) {
    const picture = await pictureIn(file.beside, `${name}.${ending}`);
    if (picture) return picture;
  }
  return null;
}
