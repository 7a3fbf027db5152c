import { Injectable } from '@nestjs/common';
import { RECIPE_LIMITS, type SkipReason, recipe } from '@simmer/contracts';
import { Bus, incomingKey, ObjectStore } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import type { FileRecipe } from '@simmer/recipe-files';
import { withRetry } from '../running/with-retry';
import type { ImportedFile } from './file-import.schema';
import { type FileImportItemRecord, STAGED } from './file-import-item.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import { prepareRecipe } from './file-recipe-draft';
import type { HeldImport } from './held-import';

const BATCH = 20;

/** Where recipes found in one file go. */
interface FoundRecipes {
  found: number;
  duplicates: number;
  /** Takes a recipe; gives the reason when it has to be left out. */
  add(recipe: FileRecipe): Promise<SkipReason | null>;
  /** Records what is still at hand. */
  finish(): Promise<void>;
}

/** Records recipes as an import's items, with what is known to be owned already, and puts their pictures aside. */
@Injectable()
export class FoundRecipesRecorder {
  constructor(
    private readonly items: FileImportItemRepository,
    private readonly objects: ObjectStore,
    private readonly bus: Bus,
  ) {}

  /** For one file of an import, whose first recipe gets the index `firstIndex`. */
  open(held: HeldImport, file: ImportedFile, fileAt: number, firstIndex: number, signal: AbortSignal): FoundRecipes {
    let batch: FileImportItemRecord[] = [];
    let bytes = 0;
    const record = async (): Promise<void> => {
      if (batch.length === 0) return;
      await this.nameDuplicates(held, batch, signal);
      await this.items.insert(batch);
      recipes.duplicates += batch.filter(({ duplicateOf }) => duplicateOf).length;
      batch = [];
      bytes = 0;
    };
    const recipes: FoundRecipes = {
      found: 0,
      duplicates: 0,
      add: async (recipe) => {
        const prepared = prepareRecipe(recipe);
        const size = Buffer.byteLength(JSON.stringify(prepared.draft));
        if (size > RECIPE_LIMITS.bytes) return { code: 'too-long' };
        const item = newItem(
          { importId: held.id, ownerId: held.record.ownerId, index: firstIndex + recipes.found, fileAt, file: file.name },
          prepared,
        );
        // at once, so that pictures do not pile up here
        const stage = (imageId: string, bytes: Uint8Array) =>
          this.objects.put(incomingKey(held.record.ownerId, imageId), Buffer.from(bytes), 'application/octet-stream');
        if (prepared.picture) await stage(item.imageId, prepared.picture);
        for (const [at, { imageId }] of item.stepPictures.entries())
          await stage(imageId, prepared.stepPictures[at]?.bytes ?? new Uint8Array());
        batch.push(item);
        recipes.found += 1;
        bytes += size;
        // one bus call for all of them
        if (batch.length >= BATCH || bytes >= RECIPE_LIMITS.bytes) await record();
        return null;
      },
      finish: record,
    };
    return recipes;
  }

  /** Says of each item which recipe of the library, or else which earlier one of this import, says the same. */
  private async nameDuplicates(held: HeldImport, batch: FileImportItemRecord[], signal: AbortSignal): Promise<void> {
    const candidates = batch.map(({ draft }) => ({
      addresses: draft.source_url ? [draft.source_url] : [],
      title: draft.title,
      ingredients: draft.ingredients.map(({ text }) => text),
    }));
    const { matches, contentKeys } = await withRetry(
      () => this.bus.call(recipe.findSame, { candidates }, { onBehalfOf: held.cook }),
      signal,
    );

    for (const [at, item] of batch.entries()) item.contentKey = contentKeys[at] ?? null;
    const firstWith = new Map<string, FileImportItemRecord>();
    for (const item of [
      ...(await this.items.listByContent(
        held.id,
        contentKeys.filter((key) => key !== null),
      )),
      ...batch,
    ])
      if (item.contentKey && !firstWith.has(item.contentKey)) firstWith.set(item.contentKey, item);

    for (const [at, item] of batch.entries()) {
      const first = item.contentKey ? firstWith.get(item.contentKey) : undefined;
      const earlier = first && first.index < item.index ? { id: null, title: first.draft.title } : null;
      item.duplicateOf = matches[at] ?? earlier;
    }
  }
}

function newItem(
  place: Pick<FileImportItemRecord, 'importId' | 'ownerId' | 'index' | 'fileAt' | 'file'>,
  { draft, picture, stepPictures, losses }: ReturnType<typeof prepareRecipe>,
): FileImportItemRecord {
  return {
    ...place,
    _id: `${place.importId}/${place.index}`,
    draft,
    picture: picture ? STAGED : draft.image_url ? 'address' : 'none',
    stepPictures: stepPictures.map(({ step }) => ({ step, imageId: uuidv7() })),
    contentKey: null,
    duplicateOf: null,
    losses,
    status: 'found',
    waiting: false,
    isTried: false,
    problem: null,
    recipeId: uuidv7(),
    imageId: uuidv7(),
  };
}
