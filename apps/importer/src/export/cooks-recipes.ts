import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Image,
  MAX_PAGE_SIZE,
  ProblemError,
  type Recipe,
  image as images,
  recipe as recipes,
  tray,
} from '@simmer/contracts';
import { Bus, isPublicKey, ObjectStore } from '@simmer/kit';
import { fileFieldsOf, type FilePicture, type FileRecipe, type PictureForm, type StepImage, type WrittenFile } from '@simmer/recipe-files';
import { CALL_WITHIN_MS, withRetry } from '../running/with-retry';

const OWN_PICTURES = '/media/';
/** Of the photos of one recipe's steps: beyond it they are as they are shown, so that a recipe never fills the memory. */
const MOST_STEP_BYTES = 48 * 1024 * 1024;

/** Which pictures a file holds. */
type HeldPictures = Pick<WrittenFile, 'pictures' | 'holdsStepImages' | 'drawsPlates'>;

/** A cook's recipes in the form of files, one at a time, with the bytes of stored photos. */
@Injectable()
export class CooksRecipes {
  constructor(
    private readonly bus: Bus,
    private readonly objects: ObjectStore,
  ) {}

  /** How many there are, with those that wait in the tray. */
  async count(cook: Actor, signal: AbortSignal): Promise<number> {
    const options = { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS };
    const [owned, waiting] = await Promise.all([
      withRetry(() => this.bus.call(recipes.list, { limit: 1 }, options), signal),
      withRetry(() => this.bus.call(tray.list, { limit: 1 }, options), signal),
    ]);
    return (owned.total ?? 0) + (waiting.total ?? 0);
  }

  /**
   * The recipes with these ids, or all of them, oldest first and those of the tray last, with the bytes of the pictures that the file holds. A recipe that was
   * deleted meanwhile is left out.
   */
  async *read(cook: Actor, ids: readonly string[] | null, held: HeldPictures, signal: AbortSignal): AsyncGenerator<FileRecipe> {
    for await (const id of ids ?? this.ids(cook, signal)) {
      const recipe = await this.recipe(cook, id, signal);
      if (!recipe) continue;
      const pictures = await this.pictures(cook, recipe, held, signal);
      const step_images = held.pictures && held.holdsStepImages ? await this.stepImages(cook, recipe, held.pictures, signal) : [];
      yield { ...fileFieldsOf(recipe), pictures, step_images, losses: [] };
    }
  }

  private async *ids(cook: Actor, signal: AbortSignal): AsyncGenerator<string> {
    const options = { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS };
    yield* this.pages((page) => this.bus.call(recipes.list, { ...page, sort: 'oldest' }, options), signal);
    yield* this.pages((page) => this.bus.call(tray.list, page, options), signal);
  }

  private async *pages(
    ask: (page: { limit: number; after?: string }) => Promise<{ items: { id: string }[]; next: string | null }>,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    let after: string | null | undefined;
    while (after !== null) {
      const page = { limit: MAX_PAGE_SIZE, ...(after !== undefined && { after }) };
      const { items, next } = await withRetry(() => ask(page), signal);
      yield* items.map(({ id }) => id);
      after = next;
    }
  }

  private async recipe(cook: Actor, id: string, signal: AbortSignal): Promise<Recipe | null> {
    try {
      return await withRetry(() => this.bus.call(recipes.read, { id }, { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS }), signal);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'recipes.not-found') return null;
      throw error;
    }
  }

  /** The bytes of a picture that we keep, or else the address of one that is not ours. */
  private async pictures(
    cook: Actor,
    { image, image_url, plate }: Recipe,
    { pictures: form, drawsPlates }: HeldPictures,
    signal: AbortSignal,
  ): Promise<FilePicture[]> {
    const address = (image && widestOf(image)) ?? image_url;
    if (!address) return drawsPlates ? [{ url: plate.url }] : [];
    if (!address.startsWith('/')) return [{ url: address }];
    if (!form) return [];
    const bytes = (image && (await this.original(cook, image.id, form, signal))) ?? (await this.shown(address));
    return bytes ? [{ bytes }] : [];
  }

  private async stepImages(
    cook: Actor,
    { instructions, step_images }: Recipe,
    form: PictureForm,
    signal: AbortSignal,
  ): Promise<StepImage[]> {
    const pictures: StepImage[] = [];
    let size = 0;
    for (const [step, { image_id }] of instructions.entries()) {
      const image = step_images.find(({ id }) => id === image_id);
      if (!image) continue;
      const original = size < MOST_STEP_BYTES ? await this.original(cook, image.id, form, signal) : null;
      const bytes = original ?? (await this.shown(widestOf(image) ?? ''));
      if (bytes) pictures.push({ step, bytes });
      size += bytes?.length ?? 0;
    }
    return pictures;
  }

  /** Null for a photo without an original, and for one that is not this cook's. */
  private async original(cook: Actor, id: string, form: PictureForm, signal: AbortSignal): Promise<Buffer | null> {
    const { objectKey, portableKey } = await withRetry(
      () => this.bus.call(images.original, { id }, { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS }),
      signal,
    ).catch(noneOf);
    const key = form === 'original' ? objectKey : portableKey;
    return key && (await this.objects.exists(key)) ? this.objects.bytes(key) : null;
  }

  /** What everybody sees of it. */
  private async shown(address: string): Promise<Buffer | null> {
    const key = address.slice(OWN_PICTURES.length);
    if (!address.startsWith(OWN_PICTURES) || !isPublicKey(key) || !(await this.objects.exists(key))) return null;
    return this.objects.bytes(key);
  }
}

const widestOf = ({ variants }: Image): string | undefined =>
  variants.filter(({ format }) => format === 'webp').sort((one, other) => other.width - one.width)[0]?.url;

function noneOf(error: unknown): { objectKey: null; portableKey: null } {
  if (error instanceof ProblemError && error.code === 'media.not-found') return { objectKey: null, portableKey: null };
  throw error;
}
