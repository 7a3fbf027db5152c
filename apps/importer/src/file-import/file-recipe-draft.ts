import { type InputOf, MAX_UPLOAD_BYTES, type recipe } from '@simmer/contracts';
import type { FilePicture, FileRecipe } from '../files/file-recipe';
import { pictureEnding } from '../files/writing/picture-type';
import { NO_NUTRITION, type Nutrition } from '../sources/values/nutrition';
import { inParts, LIMITS, Overflow } from './overflow';

export type FileRecipeDraft = Omit<InputOf<typeof recipe.create>, 'id' | 'origins' | 'image_id' | 'ingredients' | 'instructions'> & {
  ingredients: Line[];
  instructions: Line[];
};
type Line = { text: string; group: string | null };

export interface PreparedRecipe {
  draft: FileRecipeDraft;
  /** The bytes of its picture; one that only has an address is the draft's `image_url`. */
  picture: Uint8Array | null;
  losses: string[];
}

const MAX_LOSSES = 20;
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
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
    instructions: instructionsOf(recipe, overflow),
    prep_time: minutes(recipe.prep_time) ?? 0,
    cook_time: minutes(recipe.cook_time) ?? 0,
    total_time: minutes(recipe.total_time),
    ...servingsOf(recipe, overflow),
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

function ingredientsOf({ ingredients }: FileRecipe, overflow: Overflow): Line[] {
  const lines = ingredients
    .map(({ text, group }) => ({ text: overflow.fit('Ingredient', text, LIMITS.ingredient), group: groupOf(group, overflow) }))
    .filter(({ text }) => text !== '');
  return firstOf('More ingredients', lines, overflow);
}

/** A step that is too long becomes several. */
function instructionsOf({ instructions }: FileRecipe, overflow: Overflow): Line[] {
  const lines = instructions.flatMap((line) => {
    const group = groupOf(line.group, overflow);
    return inParts(line.text, LIMITS.instruction).map((text) => ({ text, group }));
  });
  return firstOf('More steps', lines, overflow);
}

function firstOf(what: string, lines: Line[], overflow: Overflow): Line[] {
  if (lines.length > LIMITS.lines) overflow.note(`${what}:\n${lines.slice(LIMITS.lines).map(({ text }) => text).join('\n')}`);
  return lines.slice(0, LIMITS.lines);
}

const groupOf = (group: string | null, overflow: Overflow): string | null => (group && overflow.fit('Group', group, LIMITS.group)) || null;

function tagsOf({ tags }: FileRecipe, overflow: Overflow): string[] {
  const fitting = [...new Set(tags.map((tag) => overflow.fit('Tag', tag, LIMITS.tag)).filter(Boolean))];
  const left = fitting.slice(LIMITS.tags);
  if (left.length > 0) overflow.lose(`More tags than the ${LIMITS.tags} that a recipe may have: ${left.join(', ')}`);
  return fitting.slice(0, LIMITS.tags);
}

function servingsOf({ servings }: FileRecipe, overflow: Overflow): { servings?: number } {
  if (servings === null || !Number.isFinite(servings) || servings <= 0) return {};
  if (servings <= LIMITS.servings) return { servings };
  overflow.note(`Servings: ${servings}`);
  return {};
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
  if (!language || (LANGUAGE.test(language) && language.length <= LIMITS.language)) return language || null;
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

const minutes = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) || value < 0 ? null : Math.min(LIMITS.minutes, Math.round(value));
