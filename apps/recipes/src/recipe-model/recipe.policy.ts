import { isDeepStrictEqual } from 'node:util';
import {
  type FieldOrigin,
  type CookedEntry,
  type Image,
  type PayloadOf,
  pick,
  ProblemError,
  RECIPE_FIELDS,
  RECIPE_LIMITS,
  recipeDeleted,
  recipeImageAwaited,
  recipeMovedUp,
  recipePhotoCopyAwaited,
  recipePublicationChanged,
  recipeSaved,
  recipeSavedFromGallery,
  RESTORE_WINDOW_DAYS,
  DAY_MS,
} from '@simmer/contracts';
import { type EventEntry, eventEntry } from '@simmer/kit';
import type { Draft, RecipeContent, RecipeDocument, RecipeOrigin, TrayStay } from './recipe.schema';
import { withPhotos } from './recipe-view';

/** Wide enough for a card on a sharp screen and for a recipe's head on a phone. */
const SHOWN_WIDTH = 800;
/** Events wait only while the bus is away; more than this and the document would grow without end. */
const MOST_WAITING_EVENTS = 50;

/** Throws `recipes.not-found` for a recipe that is deleted: to its owner it is gone until restored. */
export function assertThere(recipe: RecipeDocument): void {
  if (recipe.deletedAt) throw new ProblemError('recipes.not-found');
}

/** Throws `recipes.waiting` for a recipe of the tray: it is not changed before there is room for it. */
export function assertNotWaiting({ trayOf }: RecipeDocument): void {
  if (trayOf) throw new ProblemError('recipes.waiting');
}

/** Whether a recipe counts toward the limit of the plan: not one of the tray, and not one of the starter set that is unchanged. */
export const holdsPlace = ({ trayOf, starter }: Pick<RecipeDocument, 'trayOf' | 'starter'>): boolean => !trayOf && !starter;

/** Throws `request.id-taken` for a recipe that was deleted: answered as created, it could not be read. */
export function assertNotDeleted({ deletedAt }: RecipeDocument): void {
  if (deletedAt) throw new ProblemError('request.id-taken', 'This recipe was deleted. Restore it, or save this one as a new recipe.');
}

/** Throws `request.id-reused` for a request that is not the one that made the recipe. */
export function assertMadeBy({ requestKey }: RecipeDocument, requestKeyOfInput: string): void {
  if (requestKey !== requestKeyOfInput) throw new ProblemError('request.id-reused');
}

/** When a recipe was made. A time still to come, as other clocks and apps may say it, would keep it on top of the newest. */
export const createdAt = (given: string | undefined, now: Date): Date =>
  given !== undefined && Date.parse(given) < now.getTime() ? new Date(given) : now;

/** Throws `recipes.not-found` when the time to undo a deletion is over, whether it is purged already or not. */
export function assertRestorable({ deletedAt }: RecipeDocument, now: Date): void {
  if (deletedAt && now.getTime() - deletedAt.getTime() > RESTORE_WINDOW_DAYS * DAY_MS) throw new ProblemError('recipes.not-found');
}

/**
 * When a recipe counts as deleted. With `forGoodIfUntouched` one in which its cook has nothing of their own counts as deleted so long ago that it
 * cannot be restored: it is listed nowhere, and the next purge takes it.
 */
export const deletedAtOf = (
  recipe: Parameters<typeof isUntouched>[0],
  now: Date,
  { forGoodIfUntouched, createdIn }: { forGoodIfUntouched?: boolean | undefined; createdIn?: string | undefined },
): Date => (forGoodIfUntouched && isUntouched(recipe, createdIn) ? new Date(now.getTime() - (RESTORE_WINDOW_DAYS + 1) * DAY_MS) : now);

/**
 * Whether nothing in a recipe is its cook's own since it was created: no edit, note or rating, nothing cooked, sorted, marked or published.
 * `createdIn` is the collection that it was created in.
 */
export const isUntouched = (
  {
    contentRevision,
    cooked_on,
    collections,
    favorite,
    published,
    publication,
  }: Pick<RecipeDocument, 'contentRevision' | 'cooked_on' | 'collections' | 'favorite' | 'published' | 'publication'>,
  createdIn?: string,
): boolean =>
  contentRevision === 1 && cooked_on.length === 0 && collections.every((id) => id === createdIn) && !favorite && !published && !publication;

export function assertRoomForEvents({ outbox }: RecipeDocument): void {
  if (outbox.length >= MOST_WAITING_EVENTS) throw new ProblemError('service.unavailable', undefined, { retryAfter: 5 });
}

/**
 * Throws `recipes.changed-elsewhere` when what a cook wrote has changed since it was read. A favourite, a publication or
 * a picture that arrived in between is no such change.
 */
export function assertUnchangedSince({ revision, contentRevision }: RecipeDocument, readRevision: number): void {
  if (readRevision < contentRevision || readRevision > revision) throw new ProblemError('recipes.changed-elsewhere');
}

/** Throws `recipes.too-long` for a recipe that would not fit into one request or answer. */
export function assertFits(content: Draft): void {
  const { bytes } = RECIPE_LIMITS;
  const written = { ...pick(content, RECIPE_FIELDS), ingredients: content.ingredients.map(({ text, group }) => ({ text, group })) };
  if (bytesOf(written) > bytes) throw new ProblemError('recipes.too-long', undefined, { params: { bytes } });
}

/** Whether a field says the same in both. */
export const isSame = (one: Partial<RecipeContent>, other: Partial<RecipeContent>, field: keyof RecipeContent): boolean =>
  field === 'instructions'
    ? isDeepStrictEqual(withPhotos(one.instructions ?? []), withPhotos(other.instructions ?? []))
    : isDeepStrictEqual(one[field], other[field]);

/** Whether saving this would change nothing: the same save, sent again because its answer was lost. */
export function isSameContent(recipe: RecipeDocument, content: Partial<RecipeContent>): boolean {
  const samePicture = content.image_id && content.image_id === recipe.image_id;
  return (Object.keys(content) as (keyof RecipeContent)[]).every(
    (field) => (samePicture && field === 'image_url') || isSame(recipe, content, field),
  );
}

/**
 * The origins after an edit: of a field that was changed nothing is known any more, the others have now been looked at by a cook. A photo that
 * is added to a step changes none of its words.
 */
export function originsAfterEdit(recipe: RecipeDocument, content: RecipeContent): RecipeOrigin[] {
  const words = { ...content, instructions: wordsOf(content) };
  const before = { ...recipe, instructions: wordsOf(recipe) };
  const isUnchanged = (field: string): boolean => !(field in content) || isSame(before, words, field as keyof RecipeContent);
  return recipe.origins.filter(({ field }) => isUnchanged(field)).map((origin) => ({ ...origin, checked: true }));
}

const wordsOf = ({ instructions }: Pick<RecipeContent, 'instructions'>): RecipeContent['instructions'] =>
  instructions.map(({ text, group }) => ({ text, group, image_id: null }));

/** The photos after an edit: stored ones stay while the edit names them, others are still awaited. */
export function picturesAfterEdit(
  recipe: RecipeDocument,
  content: RecipeContent,
): Pick<RecipeDocument, 'image' | 'image_url' | 'step_images'> {
  const isSame = recipe.image && recipe.image.id === content.image_id;
  const ofSteps = stepImagesOf(content);
  return {
    ...(isSame ? { image: recipe.image, image_url: recipe.image_url } : { image: null, image_url: content.image_url }),
    step_images: recipe.step_images.filter(({ id }) => ofSteps.has(id)),
  };
}

/** What changes in a recipe that gets pictures which it names, as media keeps them; null when it has them so already. */
export function withPictures(
  recipe: Pictures & Pick<RecipeDocument, 'image_url'>,
  images: readonly Image[],
): Partial<RecipeDocument> | null {
  const own = images.find(({ id }) => id === recipe.image_id);
  const ofSteps = stepImagesOf(recipe);
  const arrived = images.filter(({ id }) => ofSteps.has(id));
  const others = recipe.step_images.filter(({ id }) => arrived.every((image) => image.id !== id));
  const set = {
    ...(own && { image: own, image_url: shownAddress(own) ?? recipe.image_url }),
    ...(arrived.length > 0 && { step_images: [...others, ...arrived].sort((one, other) => one.id.localeCompare(other.id)) }),
  };
  const isNew = Object.entries(set).some(([field, value]) => !isDeepStrictEqual(value, recipe[field as keyof typeof set]));
  return isNew ? set : null;
}

/** The log of a recipe with this entry, which takes the place of one with its id; the latest day first. Throws `recipes.cooked-too-often` when it is full. */
export function withCooked(log: readonly CookedEntry[], entry: CookedEntry): CookedEntry[] {
  const others = log.filter(({ id }) => id !== entry.id);
  const all = [...others, entry].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  if (all.length > RECIPE_LIMITS.cooked || bytesOf(all) > RECIPE_LIMITS.cookedBytes) throw new ProblemError('recipes.cooked-too-often');
  return all;
}

/** Where each field was read, without what would be too heavy to travel with the recipe: other lists, then the lines that are guesses. */
export function lightOrigins(origins: readonly FieldOrigin[]): FieldOrigin[] {
  const isLight = (some: readonly FieldOrigin[]): boolean => bytesOf(some) <= RECIPE_LIMITS.originsBytes;
  if (isLight(origins)) return [...origins];
  const withoutLists = origins.map(({ alternatives: _, ...origin }) => origin);
  return isLight(withoutLists) ? withoutLists : withoutLists.map(({ guesses: _, ...origin }) => origin);
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The one address, for clients that show no variants. */
export function shownAddress({ variants }: Image): string | null {
  const webp = variants.filter(({ format }) => format === 'webp');
  const fitting = webp.filter(({ width }) => width <= SHOWN_WIDTH).at(-1);
  return (fitting ?? webp[0] ?? variants[0])?.url ?? null;
}

/** Out of the tray. Noted is whose place it takes, to give that back if the deletion is undone at once. */
export const movedUp = (tray: TrayStay, inPlaceOf: string | null): Pick<RecipeDocument, 'trayOf' | 'tray'> => ({
  trayOf: null,
  tray: { ...tray, movedUp: { at: new Date(), inPlaceOf } },
});

/** The events of a change, given the recipe after it and, unless it is new, before it. */
export function eventsOf(recipe: EventSource, before?: EventSource): EventEntry[] {
  const { ownerId, revision } = recipe;
  const fact = { recipeId: recipe._id, ownerId, revision };
  const events = [eventEntry(recipe.deletedAt ? recipeDeleted : recipeSaved, fact)];
  if (before?.trayOf && !recipe.trayOf) events.push(eventEntry(recipeMovedUp, fact));
  if (recipe.published || before?.published) events.push(eventEntry(recipePublicationChanged, fact));
  const awaitedBefore = before ? awaitedImages(before) : [];
  if (awaitedImages(recipe).some((id) => !awaitedBefore.includes(id))) events.push(eventEntry(recipeImageAwaited, fact));
  return events;
}

/** What names the pictures of a recipe, and those of them that it has got. */
export type Pictures = Pick<RecipeDocument, 'image_id' | 'image' | 'instructions' | 'step_images'>;
type EventSource = Pick<RecipeDocument, '_id' | 'ownerId' | 'revision' | 'deletedAt' | 'published' | 'trayOf'> & Pictures;

/** Another cook's photo that a recipe was saved with, and the id of its copy. */
export type PhotoToCopy = Pick<PayloadOf<typeof recipePhotoCopyAwaited>, 'photoId' | 'photoOwnerId' | 'copyId'>;

/** The events of a new recipe that was saved with another cook's photos. */
export const photoCopyEvents = ({ _id, ownerId, revision }: PhotoEventSource, photos: readonly PhotoToCopy[]): EventEntry[] =>
  photos.map((photo) => eventEntry(recipePhotoCopyAwaited, { recipeId: _id, ownerId, revision, ...photo }));

/** The event of a new recipe that was saved from the gallery. */
export const creditEvents = ({ _id, ownerId, revision, credit }: PhotoEventSource & Pick<RecipeDocument, 'credit'>): EventEntry[] =>
  credit ? [eventEntry(recipeSavedFromGallery, { recipeId: _id, ownerId, revision, originalId: credit.recipe_id })] : [];

type PhotoEventSource = Pick<RecipeDocument, '_id' | 'ownerId' | 'revision'>;

const stepImagesOf = ({ instructions }: Pick<RecipeContent, 'instructions'>): Set<string> =>
  new Set(instructions.flatMap(({ image_id }) => image_id ?? []));

/** The pictures of media that a recipe names, its own and those of its steps. */
export const namedImages = (recipe: Pick<Pictures, 'image_id' | 'instructions'>): string[] => [
  ...new Set([...(recipe.image_id === null ? [] : [recipe.image_id]), ...stepImagesOf(recipe)]),
];

/** Those that have not arrived in it. */
export function awaitedImages(recipe: Pictures & Pick<RecipeDocument, 'deletedAt'>): string[] {
  if (recipe.deletedAt) return [];
  const isThere = (id: string): boolean =>
    (id !== recipe.image_id || recipe.image !== null) &&
    (!stepImagesOf(recipe).has(id) || recipe.step_images.some((image) => image.id === id));
  return namedImages(recipe).filter((id) => !isThere(id));
}
