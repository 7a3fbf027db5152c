import { type InputOf, LanguageCode, MAX_UPLOAD_BYTES, type recipe } from '@simmer/contracts';
import type { FilePicture, FileRecipe } from '../files/file-recipe';
import { pictureEnding } from '../files/writing/picture-type';
import { firstLines, groupThatFits, linesInParts, minutesThatFit, servingsThatFit } from '../fitting/fitting-values';
import { LIMITS, Overflow } from '../fitting/overflow';
import type { RecipeLine } from '../sources/parsed-recipe';
import { NO_NUTRITION, type Nutrition } from '../sources/values/nutrition';

export type FileRecipeDraft = Omit<InputOf<typeof recipe.create>, 'id' | 'origins' | 'image_id' | 'ingredients' | 'instructions'> & {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
};

interface PreparedRecipe {
  draft: FileRecipeDraft;
  /** The bytes of its picture; one that only has an address is the draft's `image_url`. */
  picture: Uint8Array | null;
  losses: string[];
}

const MAX_LOSSES = 20;
const KEPT_PICTURES = new Set(['jpg', 'png', 'webp']);
const MAX_NUTRIENT = 1_000_000;

/** What the recipes service is asked to keep of a file's recipe. What is too long for its place goes into the notes; what has no place at all is named. */
export function prepareRecipe(recipe: FileRecipe): PreparedRecipe {
  const overflow = new Overflow();
  const { picture, image_url } = chosenPicture(recipe.pictures, overflow);
  const draft = {
    title: overflow.fit('Title', recipe.title, LIMITS.title) || 'Untitled recipe',
    description: overflow.fit('Description', recipe.description, LIMITS.description),
    ingredients: ingredientsOf(recipe, overflow),
    instructions: linesInParts('More steps', recipe.instructions, LIMITS.instruction, overflow),
    prep_time: minutesThatFit(recipe.prep_time) ?? 0,
    cook_time: minutesThatFit(recipe.cook_time) ?? 0,
    total_time: minutesThatFit(recipe.total_time),
    ...servingsThatFit(recipe.servings, overflow),
    yield_text: overflow.fit('Yield', recipe.yield_text, LIMITS.yield),
    ...(recipe.difficulty && { difficulty: recipe.difficulty }),
    tags: tagsOf(recipe, overflow),
    image_url,
    ...nutritionOf(recipe, overflow),
    source_url: sourceOf(recipe, overflow),
    source_name: overflow.fit('Source', recipe.source_name, LIMITS.name),
    author: overflow.fit('Author', recipe.author, LIMITS.name),
    language: languageOf(recipe, overflow),
    rating: recipe.rating && Math.min(5, Math.max(1, Math.round(recipe.rating))),
    favorite: recipe.favorite,
    ...createdAt(recipe),
  };
  // last, because everything before may have added to them
  const notes = overflow.notes(recipe.notes);
  return { draft: { ...draft, notes }, picture, losses: [...recipe.losses, ...overflow.losses].slice(0, MAX_LOSSES).map((loss) => loss.slice(0, LIMITS.loss)) };
}

function ingredientsOf({ ingredients }: FileRecipe, overflow: Overflow): RecipeLine[] {
  const lines = ingredients
    .map(({ text, group }) => ({ text: overflow.fit('Ingredient', text, LIMITS.ingredient), group: groupThatFits(group, overflow) }))
    .filter(({ text }) => text !== '');
  return firstLines('More ingredients', lines, overflow);
}

function tagsOf({ tags }: FileRecipe, overflow: Overflow): string[] {
  const fitting = [...new Set(tags.map((tag) => overflow.fit('Tag', tag, LIMITS.tag)).filter(Boolean))];
  const left = fitting.slice(LIMITS.tags);
  if (left.length > 0) overflow.lose(`More tags than the ${LIMITS.tags} that a recipe may have: ${left.join(', ')}`);
  return fitting.slice(0, LIMITS.tags);
}

function nutritionOf({ nutrition }: FileRecipe, overflow: Overflow): Nutrition {
  const kept = { ...NO_NUTRITION };
  for (const name of Object.keys(kept) as (keyof Nutrition)[]) {
    const amount = nutrition[name];
    if (amount === null || !Number.isFinite(amount)) continue;
    if (amount >= 0 && amount <= MAX_NUTRIENT) kept[name] = amount;
    else overflow.lose(`${name.replace('_', ' ')} of ${amount}: this cannot be right`);
  }
  return kept;
}

function sourceOf({ source_url }: FileRecipe, overflow: Overflow): string | null {
  if (!source_url || isWebAddress(source_url)) return source_url || null;
  overflow.note(`Source: ${source_url}`);
  return null;
}

function languageOf({ language }: FileRecipe, overflow: Overflow): string | null {
  if (!language || LanguageCode.safeParse(language).success) return language || null;
  overflow.lose(`The language "${language}": this is not a language code`);
  return null;
}

/** The first picture, when it is one that Simmer keeps. */
function chosenPicture([picture]: FilePicture[], overflow: Overflow): { picture: Uint8Array | null; image_url: string | null } {
  if (!picture) return { picture: null, image_url: null };
  if ('url' in picture) {
    if (isWebAddress(picture.url)) return { picture: null, image_url: picture.url };
    overflow.lose('Its picture: the file has no address for it that could be opened');
  } else if (picture.bytes.length > MAX_UPLOAD_BYTES) {
    overflow.lose(`Its picture: it is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`);
  } else if (!KEPT_PICTURES.has(pictureEnding(picture.bytes))) {
    overflow.lose('Its picture: it is not a JPEG, PNG or WebP');
  } else {
    return { picture: picture.bytes, image_url: null };
  }
  return { picture: null, image_url: null };
}

/** A day to come is a mistake of the file's. */
function createdAt({ created_at }: FileRecipe): { created_at?: string } {
  const time = created_at === null ? NaN : Date.parse(created_at);
  return Number.isNaN(time) || time > Date.now() ? {} : { created_at: new Date(time).toISOString() };
}

function isWebAddress(address: string): boolean {
  return address.length <= LIMITS.address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
