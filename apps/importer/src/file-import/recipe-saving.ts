import { Injectable } from '@nestjs/common';
import { collection, type InputOf, ProblemError, recipe, type SaveProblem, image } from '@simmer/contracts';
import { Bus, incomingKey, isOutage } from '@simmer/kit';
import { CALL_WITHIN_MS, isMadeBefore, withRetry } from '../running/with-retry';
import { removeEmptyCollection } from './empty-collection';
import type { FileImportChoice } from './file-import.schema';
import { type FileImportItemRecord, STAGED } from './file-import-item.schema';
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
    const choice = await this.withCollection(held, signal);
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
        await held.report({ ...counts, attempts: 0 });
      }
    }
    const ended = await this.items.countByStatus(held.id);
    const isForNothing = ended.saved === 0 && choice.collectionName != null;
    if (isForNothing) await removeEmptyCollection(this.bus, held, signal);
    await held.write({
      status: 'saved',
      ...(isForNothing && { choice: { ...choice, collectionName: null } }),
      ...ended,
      error: null,
      attempts: 0,
    });
  }

  /** Makes the collection that the cook wants them in. One too many is left out: the recipes matter more. */
  private async withCollection(held: HeldImport, signal: AbortSignal): Promise<FileImportChoice> {
    const choice = held.record.choice ?? { withDuplicates: false, leaveOut: [], collectionName: null };
    const { collectionName: name } = choice;
    // one that began before there were collections has no name for it
    if (name == null) return choice;
    try {
      const options = { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS };
      await withRetry(() => this.bus.call(collection.put, { id: held.id, name }, options), signal);
      return choice;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'collections.limit-reached') throw error;
      const without = { ...choice, collectionName: null };
      await held.write({ choice: without });
      return without;
    }
  }

  private async save(held: HeldImport, item: FileImportItemRecord, signal: AbortSignal): Promise<Outcome> {
    try {
      const lostPicture = await this.keepPicture(held, item, signal);
      const image_id = item.picture === 'none' || lostPicture ? null : item.imageId;
      const { instructions, lostOfStep } = await this.withStepPictures(held, item, signal);
      const whenFull = { origin: 'file' as const, name: item.file };
      const createdIn = held.record.choice?.collectionName == null ? undefined : held.id;
      const draft = { ...item.draft, instructions, id: item.recipeId, image_id, whenFull, createdIn };
      const waiting = await this.create(held, draft, signal);
      return { status: 'saved', problem: lostPicture ?? lostOfStep, waiting };
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
    if (picture === STAGED) return this.keepStaged(held, imageId, signal);
    if (picture === 'none' || !draft.image_url) return null;
    const { image_url: url, title } = draft;
    const options = { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS };
    return lossOf(withRetry(() => this.bus.call(image.uploadFromUrl, { id: imageId, url, title }, options), signal));
  }

  /** The steps with the pictures that media has taken, and why it did not take one. */
  private async withStepPictures(
    held: HeldImport,
    { draft, stepPictures }: FileImportItemRecord,
    signal: AbortSignal,
  ): Promise<{ instructions: InputOf<typeof recipe.create>['instructions']; lostOfStep: SaveProblem | null }> {
    const imageIds = new Map<number, string>();
    let lostOfStep: SaveProblem | null = null;
    for (const { step, imageId } of stepPictures) {
      const lost = await this.keepStaged(held, imageId, signal);
      if (lost) lostOfStep = lost;
      else imageIds.set(step, imageId);
    }
    return { instructions: draft.instructions.map((line, at) => ({ ...line, image_id: imageIds.get(at) ?? null })), lostOfStep };
  }

  private keepStaged(held: HeldImport, id: string, signal: AbortSignal): Promise<SaveProblem | null> {
    const options = { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS };
    const request = { id, objectKey: incomingKey(held.record.ownerId, id) };
    return lossOf(withRetry(() => this.bus.call(image.keepFile, request, options), signal));
  }
}

/** Why media does not keep a picture; null when it does. */
async function lossOf(request: Promise<unknown>): Promise<SaveProblem | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError) || isOutage(error)) throw error;
    return { code: error.code === 'media.not-found' ? 'photo-gone' : 'photo-refused' };
  }
}

function reasonOf({ code, errors }: ProblemError): SaveProblem {
  if (code === 'recipes.too-long') return { code: 'too-long' };
  const [field] = errors ?? [];
  return field ? { code: 'field-refused', params: { field: field.pointer } } : { code: 'recipe-refused' };
}
