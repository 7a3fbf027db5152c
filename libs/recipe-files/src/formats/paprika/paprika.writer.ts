import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { linesWithHeadings } from '../../writing/groups';
import { stableId } from '../../writing/identity';
import { oneFileEach } from '../../writing/one-file-each';
import { pictureEnding } from '../../writing/picture-type';
import { REASONS } from '../../writing/reasons';
import { nutritionLines, timeText, yieldStatement } from '../../writing/words';

const compress = promisify(gzip);

/**
 * Ingredients and steps are one line each, a heading a line that ends with a colon. The content types say that the bytes are packed: the
 * gateway would pack those of any kind once more, and no browser can read what is called packed twice and is so once.
 */
export const paprikaWriter: FileWriter = {
  ...oneFileEach(
    { extension: 'paprikarecipe', contentType: 'application/gzip', bytesOf: packed, packed: true, picture: 'within' },
    'paprikarecipes',
  ),
  loses: {
    step_images: REASONS.stepImages,
    author: 'Paprika has one field for where a recipe is from, and the name of its source stands there',
    language: 'Paprika knows no languages',
  },
  changes: {
    title: REASONS.cleaned,
    description: REASONS.cleaned,
    ingredients: REASONS.lines,
    instructions: REASONS.lines,
    tags: REASONS.cleaned,
    source_name: REASONS.cleaned,
    notes: REASONS.cleaned,
    created_at: REASONS.toTheSecond,
  },
};

async function packed(recipe: FileRecipe): Promise<Uint8Array> {
  const fields = paprikaRecipe(recipe);
  const hash = sha256(JSON.stringify(fields));
  return compress(JSON.stringify({ ...fields, hash }));
}

function paprikaRecipe(recipe: FileRecipe): object {
  const uid = stableId(recipe).toUpperCase();
  return {
    uid,
    name: recipe.title,
    description: recipe.description,
    ingredients: textOfLines(recipe.ingredients),
    directions: textOfLines(recipe.instructions),
    notes: recipe.notes,
    nutritional_info: nutritionLines(recipe.nutrition).join('\n'),
    servings: yieldStatement(recipe),
    prep_time: timeText(recipe.prep_time),
    cook_time: timeText(recipe.cook_time),
    total_time: timeText(recipe.total_time),
    difficulty: recipe.difficulty === null ? '' : recipe.difficulty[0]?.toUpperCase() + recipe.difficulty.slice(1),
    rating: recipe.rating ?? 0,
    categories: recipe.tags,
    // its own exports have no such field, and some programs stop at one that they do not know
    ...(recipe.favorite && { on_favorites: true }),
    source: recipe.source_name,
    source_url: recipe.source_url ?? '',
    created: (recipe.created_at ?? '').replace('T', ' ').slice(0, 19),
    ...pictureFields(recipe, uid),
  };
}

const textOfLines = (lines: readonly RecipeLine[]): string => linesWithHeadings(lines, (name) => `${name}:`).join('\n');

function pictureFields({ pictures: [picture] }: FileRecipe, uid: string): object {
  const none = { image_url: null, photo: null, photo_data: null, photo_hash: null, photo_large: null, photos: [] };
  if (!picture) return none;
  if ('url' in picture) return { ...none, image_url: picture.url };
  const { bytes } = picture;
  return { ...none, photo: `${uid}.${pictureEnding(bytes)}`, photo_data: Buffer.from(bytes).toString('base64'), photo_hash: sha256(bytes) };
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').toUpperCase();
