import { caloriesOf, gramsOf, milligramsOf, minutesOf, NO_NUTRITION, type Nutrition } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import {
  addressOf,
  blockOf,
  difficultyOf,
  isGiven,
  isYes,
  languageOf,
  lineOf,
  starsOf,
  tagsOf,
  timestampOf,
} from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { NUTRIENTS } from '../../writing/words';
import { hasOldMetadata, type Metadata, metadataIn, otherMetadata } from './cooklang-metadata';
import { readCooklangBody } from './cooklang-steps';

/** An amount in braces, or an ingredient with an empty pair of them. */
const MARKED = /(?<![\\\w])[@~](?:\\.|[^@#~{}\n\\])*\{(?:\\.|[^{}\n\\])*\}/;
/** Ingredients of one word each, without braces. */
const NAMED = /(?<![\w@\\./])@\p{L}[\p{L}-]+(?![\w@-]|\.\w)/gu;
const START = 100_000;
/** JSON and XML, in which an "@" begins a name and braces stand near it. */
const DATA_START = /^\s*(?:\{|\[\s*[{["]|<[?!\w])/;
/** Every name that has a place of its own; what stands under others goes into the notes. */
const KNOWN = [
  'title',
  'description',
  'introduction',
  'servings',
  'serves',
  'portions',
  'yield',
  'makes',
  'prep time',
  'preparation time',
  'cook time',
  'cooking time',
  'time required',
  'total time',
  'time',
  'duration',
  'difficulty',
  'tags',
  'tag',
  'course',
  'category',
  'cuisine',
  'diet',
  'nutrition',
  'source',
  'source name',
  'url',
  'author',
  'locale',
  'language',
  'notes',
  'note',
  'rating',
  'favorite',
  'created',
  'image',
  'images',
  'picture',
  'pictures',
];

/** A .cook file: its name is the title unless it states one. */
export const cooklangReader: FileReader = {
  format: 'cooklang',
  memberName: /\.cook$/i,
  recognises: ({ text }) => !DATA_START.test(text) && (MARKED.test(text.slice(0, START)) || hasOldMetadata(text.slice(0, START))),
  async *read(file) {
    yield await recipeEntry(nameOfFile(file.name), () => recipeOf(file));
  },
};

/** The same for a file that only names ingredients, which other texts do too with people. */
export const bareCooklangReader: FileReader = {
  ...cooklangReader,
  recognises: ({ text }) => !DATA_START.test(text) && (text.slice(0, START).match(NAMED)?.length ?? 0) > 1,
};

async function recipeOf(file: OpenedFile): Promise<Partial<FileRecipe>> {
  const { metadata, body: bodyText } = metadataIn(file.text);
  const value = (...keys: string[]): unknown => keys.map((key) => metadata[key]).find(isGiven);
  const body = readCooklangBody(bodyText);
  const source = sourceIn(metadata);
  const stated = yieldFields(value('servings', 'serves', 'portions'));
  const made = lineOf(value('makes', 'yield')).replace('%', ' ');
  const pictures = onePicture([(await pictureOf(file)) ?? pictureAt(value('image', 'images', 'picture', 'pictures'))]);
  return {
    title: lineOf(value('title')),
    description: blockOf(value('description', 'introduction')),
    ...body,
    ...(stated.servings === null && made ? yieldFields(made) : { ...stated, yield_text: made || stated.yield_text }),
    prep_time: minutesIn(value('prep time', 'time.prep', 'preparation time')),
    cook_time: minutesIn(value('cook time', 'time.cook', 'cooking time')),
    total_time: minutesIn(value('time required', 'total time', 'time', 'duration')),
    difficulty: difficultyOf(value('difficulty')),
    tags: tagsOf(value('tags', 'tag'), value('course', 'category'), value('cuisine'), value('diet')),
    nutrition: nutritionIn(value('nutrition')),
    ...source,
    author: lineOf(value('author', 'source.author')),
    language: languageOf(value('locale', 'language')),
    notes: [blockOf(value('notes', 'note')), ...body.notes, otherMetadata(metadata, KNOWN).join('\n')].filter(Boolean).join('\n\n'),
    rating: starsOf(value('rating')),
    favorite: isYes(value('favorite')),
    created_at: timestampOf(value('created')),
    ...pictures,
  };
}

function sourceIn(metadata: Metadata): Pick<FileRecipe, 'source_url' | 'source_name'> {
  const address = addressOf(metadata['source.url']) ?? addressOf(metadata['source']) ?? addressOf(metadata['url']);
  const name = lineOf(metadata['source name'] ?? metadata['source.name'] ?? (addressOf(metadata['source']) ? '' : metadata['source']));
  return { source_url: address, source_name: name };
}

/** A number alone is minutes. */
const minutesIn = (value: unknown): number | null => minutesOf(typeof value === 'number' ? value : lineOf(value));

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
