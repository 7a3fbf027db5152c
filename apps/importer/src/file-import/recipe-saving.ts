import { Injectable } from '@nestjs/common';
import { type InputOf, ProblemError, recipe, type SaveProblem, image } from '@simmer/contracts';
import { Bus, incomingKey, isOutage } from '@simmer/kit';
import { CALL_WITHIN_MS, isMadeBefore, withRetry } from '../running/with-retry';
import type { FileImportItemRecord } from './file-import-item.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import type { HeldImport } from './held-import';

const CHUNK = 20;

type Outcome = Pick<FileImportItemRecord, 'status' | 'problem' | 'waiting'>;

/** The second part of an import: the chosen recipes go into the library one by one, each under the ids it was recorded with. */
@Injectable()
export class RecipeSaving {
  constructor(
    private readonly items: FileImportItemRepository,
    private readonly bus: Bus,
  ) {}

  async run(held: HeldImport, signal: AbortSignal): Promise<void> {
    const choice = held.record.choice ?? { withDuplicates: false, leaveOut: [] };
    const counts = await this.items.countByStatus(held.id);
    for (
      let next = await this.items.takeNext(held.id, choice, CHUNK);
      next.length > 0;
      next = await this.items.takeNext(held.id, choice, CHUNK)
    ) {
      for (const item of next) {
        signal.throwIfAborted();
        const outcome = await this.save(held, item, signal);
        await this.items.setOutcome(item._id, outcome);
        counts[outcome.status === 'saved' ? 'saved' : 'notSaved'] += 1;
        if (outcome.waiting) counts.waiting += 1;
        await held.tell({ ...counts, attempts: 0 });
      }
    }
    await held.write({ status: 'saved', ...(await this.items.countByStatus(held.id)), error: null, attempts: 0 });
  }

  private async save(held: HeldImport, item: FileImportItemRecord, signal: AbortSignal): Promise<Outcome> {
    try {
      const lostPicture = await this.keepPicture(held, item, signal);
      const image_id = item.picture === 'none' || lostPicture ? null : item.imageId;
      const whenFull = { origin: 'file' as const, name: item.file };
      const waiting = await this.create(held, { ...item.draft, id: item.recipeId, image_id, whenFull }, signal);
      return { status: 'saved', problem: lostPicture, waiting };
    } catch (error) {
      if (!(error instanceof ProblemError) || isOutage(error)) throw error;
      return { status: 'not-saved', problem: reasonOf(error), waiting: false };
    }
  }

  /** Says whether it went into the tray. */
  private async create(held: HeldImport, draft: InputOf<typeof recipe.create>, signal: AbortSignal): Promise<boolean> {
    const options = { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS };
    try {
      return (await withRetry(() => this.bus.call(recipe.create, draft, options), signal)).waiting;
    } catch (error) {
      if (!isMadeBefore(error)) throw error;
      return false;
    }
  }

  /** Gives the picture to media, which takes its time; says why when media does not want it. A picture on the web keeps its address. */
  private async keepPicture(
    held: HeldImport,
    { picture, imageId, draft }: FileImportItemRecord,
    signal: AbortSignal,
  ): Promise<SaveProblem | null> {
    const options = { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS };
    try {
      if (picture === 'parked')
        await withRetry(() => this.bus.call(image.keepFile, { id: imageId, objectKey: incomingKey(imageId) }, options), signal);
      if (picture === 'address' && draft.image_url) {
        const { image_url: url, title } = draft;
        await withRetry(() => this.bus.call(image.uploadFromUrl, { id: imageId, url, title }, options), signal);
      }
      return null;
    } catch (error) {
      if (!(error instanceof ProblemError) || isOutage(error)) throw error;
      return { code: error.code === 'media.not-found' ? 'photo-gone' : 'photo-refused' };
    }
  }
}

function reasonOf({ code, errors }: ProblemError): SaveProblem {
  if (code === 'recipes.too-long') return { code: 'too-long' };
  const [field] = errors ?? [];
  return field ? { code: 'field-refused', params: { field: field.pointer } } : { code: 'recipe-refused' };
}
