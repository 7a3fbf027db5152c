import { Injectable } from '@nestjs/common';
import { MAX_PAGE_SIZE, operations, ProblemError, type Recipe } from '@simmer/contracts';
import { type Actor, Bus, isPublicKey, ObjectStore } from '@simmer/kit';
import type { FilePicture, FileRecipe } from '../files/file-recipe';
import { patiently } from '../running/patiently';
import { fileRecipeOf } from './file-recipe-of';

const { recipe: recipes } = operations.recipes;
const CALL_WITHIN_MS = 5_000;
const OWN_PICTURES = '/media/';

/** A cook's recipes as files tell them, one at a time, with the bytes of the pictures that we keep. */
@Injectable()
export class CooksRecipes {
  constructor(
    private readonly bus: Bus,
    private readonly objects: ObjectStore,
  ) {}

  /** How many there are. */
  async count(cook: Actor, signal: AbortSignal): Promise<number> {
    const { total = 0 } = await patiently(() => this.bus.call(recipes.list, { limit: 1 }, { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS }), signal);
    return total;
  }

  /** The recipes with these ids, or all of them, oldest first. One that was deleted meanwhile is left out. */
  async *read(cook: Actor, ids: readonly string[] | null, signal: AbortSignal): AsyncGenerator<FileRecipe> {
    for await (const id of ids ?? this.ids(cook, signal)) {
      const recipe = await this.recipe(cook, id, signal);
      if (recipe) yield fileRecipeOf(recipe, await this.pictures(recipe));
    }
  }

  private async *ids(cook: Actor, signal: AbortSignal): AsyncGenerator<string> {
    let after: string | null | undefined;
    while (after !== null) {
      const page = { limit: MAX_PAGE_SIZE, sort: 'oldest' as const, ...(after !== undefined && { after }) };
      const { items, next } = await patiently(() => this.bus.call(recipes.list, page, { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS }), signal);
      yield* items.map(({ id }) => id);
      after = next;
    }
  }

  private async recipe(cook: Actor, id: string, signal: AbortSignal): Promise<Recipe | null> {
    try {
      return await patiently(() => this.bus.call(recipes.read, { id }, { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS }), signal);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'recipes.not-found') return null;
      throw error;
    }
  }

  /** The largest form that other programs read, or else the address of a picture that is not ours. */
  private async pictures({ image, image_url }: Recipe): Promise<FilePicture[]> {
    const widest = image?.variants.filter(({ format }) => format === 'webp').sort((one, other) => other.width - one.width)[0];
    const address = widest?.url ?? image_url;
    if (!address) return [];
    if (!address.startsWith('/')) return [{ url: address }];
    const key = address.slice(OWN_PICTURES.length);
    if (!address.startsWith(OWN_PICTURES) || !isPublicKey(key) || !(await this.objects.exists(key))) return [];
    return [{ bytes: await this.objects.bytes(key) }];
  }
}
