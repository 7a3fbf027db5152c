import { type FileLoss, type InputOf, LanguageCode, MAX_UPLOAD_BYTES, RECIPE_LIMITS, type recipe } from '@simmer/contracts';
import { type FilePicture, type FileRecipe, pictureEnding, type StepImage } from '@simmer/recipe-files';
import { firstLines, groupThatFits, linesInParts, minutesThatFit, servingsThatFit } from '../fitting/fitting-values';
import { inParts, Overflow } from '../fitting/overflow';
import { NO_NUTRITION, type Nutrition, type RecipeLine } from '@simmer/recipe-reader';

export type FileRecipeDraft = Omit<InputOf<typeof recipe.create>, 'id' | 'origins' | 'image_id' | 'ingredients' | 'instructions'> & {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
};

interface PreparedRecipe {
  draft: FileRecipeDraft;
  /** The bytes of its picture; one that only has an address is the draft's `image_url`. */
  picture: Uint8Array | null;
  /** Those of its steps, each at the place of its step in the draft. */
  stepPictures: StepImage[];
  losses: FileLoss[];
}

const MAX_LOSSES = 20;
const LONGEST_VALUE = 300;
const KEPT_PICTURES = new Set(['jpg', 'png', 'webp']);
const MAX_NUTRIENT = 1_000_000;

/** A file's recipe as input of the recipes service. What is too long goes into the notes; what has no field is reported as a loss. */
export function prepareRecipe(recipe: FileRecipe): PreparedRecipe {
  const overflow = new Overflow();
  const { picture, image_url } = chosenPicture(recipe.pictures, overflow);
  const draft = {
    title: overflow.fit('Title', recipe.title, RECIPE_LIMITS.title) || 'Untitled recipe',
    description: overflow.fit('Description', recipe.description, RECIPE_LIMITS.description),
    ingredients: ingredientsOf(recipe, overflow),
    instructions: linesInParts('More steps', recipe.instructions, RECIPE_LIMITS.instruction, overflow),
    prep_time: minutesThatFit(recipe.prep_time) ?? 0,
    cook_time: minutesThatFit(recipe.cook_time) ?? 0,
    total_time: minutesThatFit(recipe.total_time),
    ...servingsThatFit(recipe.servings, overflow),
    yield_text: overflow.fit('Yield', recipe.yield_text, RECIPE_LIMITS.yield),
    ...(recipe.difficulty && { difficulty: recipe.difficulty }),
    tags: tagsOf(recipe, overflow),
    image_url,
    ...nutritionOf(recipe, overflow),
    source_url: sourceOf(recipe, overflow),
    source_name: overflow.fit('Source', recipe.source_name, RECIPE_LIMITS.name),
    author: overflow.fit('Author', recipe.author, RECIPE_LIMITS.name),
    language: languageOf(recipe, overflow),
    rating: recipe.rating && Math.min(5, Math.max(1, Math.round(recipe.rating))),
    favorite: recipe.favorite,
    ...createdAt(recipe),
  };
  const stepPictures = stepImagesOf(recipe, overflow);
  // last, because everything before may have added to them
  const notes = overflow.notes(recipe.notes);
  return {
    draft: { ...draft, notes },
    picture,
    stepPictures,
    losses: [...recipe.losses, ...overflow.losses].slice(0, MAX_LOSSES).map(shortened),
  };
}

/** The beginning of a long value. */
function shortened(loss: FileLoss): FileLoss {
  const params = Object.entries(loss.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value,
  ]);
  return loss.params ? ({ ...loss, params: Object.fromEntries(params) } as FileLoss) : loss;
}

function ingredientsOf({ ingredients }: FileRecipe, overflow: Overflow): RecipeLine[] {
  const lines = ingredients
    .map(({ text, group }) => ({ text: overflow.fit('Ingredient', text, RECIPE_LIMITS.ingredient), group: groupThatFits(group, overflow) }))
    .filter(({ text }) => text !== '');
  return firstLines('More ingredients', lines, overflow);
}

function tagsOf({ tags }: FileRecipe, overflow: Overflow): string[] {
  const fitting = [...new Set(tags.map((tag) => overflow.fit('Tag', tag, RECIPE_LIMITS.tag)).filter(Boolean))];
  const left = fitting.slice(RECIPE_LIMITS.tags);
  if (left.length > 0) overflow.lose({ code: 'more-tags', params: { most: RECIPE_LIMITS.tags, tags: left.join(', ') } });
  return fitting.slice(0, RECIPE_LIMITS.tags);
}

function nutritionOf({ nutrition }: FileRecipe, overflow: Overflow): Nutrition {
  const result = { ...NO_NUTRITION };
  for (const name of Object.keys(result) as (keyof Nutrition)[]) {
    const amount = nutrition[name];
    if (amount === null || !Number.isFinite(amount)) continue;
    if (amount >= 0 && amount <= MAX_NUTRIENT) result[name] = amount;
    else overflow.lose({ code: 'nutrient-impossible', params: { nutrient: name, amount } });
  }
  return result;
}

function sourceOf({ source_url }: FileRecipe, overflow: Overflow): string | null {
  if (!source_url || isWebAddress(source_url)) return source_url || null;
  overflow.note(`Source: ${source_url}`);
  return null;
}

function languageOf({ language }: FileRecipe, overflow: Overflow): string | null {
  if (!language || LanguageCode.safeParse(language).success) return language || null;
  overflow.lose({ code: 'language', params: { language } });
  return null;
}

/** The first picture, when it is one that Simmer keeps. */
function chosenPicture([picture]: FilePicture[], overflow: Overflow): { picture: Uint8Array | null; image_url: string | null } {
  if (!picture) return { picture: null, image_url: null };
  if ('url' in picture) {
    if (isWebAddress(picture.url)) return { picture: null, image_url: picture.url };
    overflow.lose({ code: 'picture-without-address' });
  } else if (picture.bytes.length > MAX_UPLOAD_BYTES) {
    overflow.lose({ code: 'picture-too-large', params: { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024 } });
  } else if (!isSupportedType(picture.bytes)) {
    overflow.lose({ code: 'picture-kind' });
  } else {
    return { picture: picture.bytes, image_url: null };
  }
  return { picture: null, image_url: null };
}

const isSupportedType = (bytes: Uint8Array): boolean => KEPT_PICTURES.has(pictureEnding(bytes));

/** A step that is too long becomes several, the first of which has its picture. */
function stepImagesOf({ instructions, step_images }: FileRecipe, overflow: Overflow): StepImage[] {
  const starts = new Map<number, number>();
  let next = 0;
  for (const [step, { text }] of instructions.entries()) {
    starts.set(step, next);
    next += inParts(text, RECIPE_LIMITS.instruction).length;
  }
  const result = new Map<number, StepImage>();
  for (const { step, bytes } of step_images) {
    const at = starts.get(step);
    const fits = bytes.length <= MAX_UPLOAD_BYTES && isSupportedType(bytes) && result.size < RECIPE_LIMITS.stepImages;
    if (at !== undefined && at < RECIPE_LIMITS.lines && fits && !result.has(at)) result.set(at, { step: at, bytes });
  }
  const count = step_images.length - result.size;
  if (count > 0) overflow.lose({ code: 'step-pictures', params: { count } });
  return [...result.values()];
}

/** A day to come is a mistake of the file's. */
function createdAt({ created_at }: FileRecipe): { created_at?: string } {
  const time = created_at === null ? NaN : Date.parse(created_at);
  return Number.isNaN(time) || time > Date.now() ? {} : { created_at: new Date(time).toISOString() };
}

function isWebAddress(address: string): boolean {
  return address.length <= RECIPE_LIMITS.address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
