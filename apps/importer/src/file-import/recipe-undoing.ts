import { Injectable } from '@nestjs/common';
import { ProblemError, recipe } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { CALL_WITHIN_MS, withRetry } from '../running/with-retry';
import { removeEmptyCollection } from './empty-collection';
import type { FileImportItemRecord } from './file-import-item.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import type { HeldImport } from './held-import';

const CHUNK = 50;

/** Takes an import back: every recipe that it saved is deleted. Those in which the cook has something of their own can be restored. */
@Injectable()
export class RecipeUndoing {
  constructor(
    private readonly items: FileImportItemRepository,
    private readonly bus: Bus,
  ) {}

  async run(held: HeldImport, signal: AbortSignal): Promise<void> {
    let { saved } = await this.items.countByStatus(held.id);
    let after = -1;
    for (
      let next = await this.items.listNextToUndo(held.id, after, CHUNK);
      next.length > 0;
      next = await this.items.listNextToUndo(held.id, after, CHUNK)
    ) {
      for (const item of next) {
        signal.throwIfAborted();
        if (await this.wasThere(held, item, signal)) await this.items.setOutcome(item._id, { status: 'undone', problem: null });
        if (item.status === 'saved') saved -= 1;
        after = item.index;
        await held.report({ saved, attempts: 0 });
      }
    }
    await removeEmptyCollection(this.bus, held, signal);
    await held.write({ status: 'undone', saved: 0, attempts: 0 });
  }

  /** Deletes the recipe. One that its cook has deleted for good counts as taken back too, one that never came to be does not. */
  private async wasThere(held: HeldImport, { recipeId, status }: FileImportItemRecord, signal: AbortSignal): Promise<boolean> {
    const request = { id: recipeId, forGoodIfUntouched: true, createdIn: held.id };
    try {
      await withRetry(() => this.bus.call(recipe.delete, request, { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS }), signal);
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'recipes.not-found') return status === 'saved';
      throw error;
    }
  }
}
