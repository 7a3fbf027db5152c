import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  IMAGE_UPLOAD_TIMEOUT_MS,
  IMPORT_MESSAGES,
  IMPORT_TIMEOUT_MS,
  importErrorMessage,
  type ImportStageName,
  operations,
  ProblemError,
  RECIPE_CREATION_TIMEOUT_MS,
  type RecipeDraft,
} from '@simmer/contracts';
import { type Actor, Bus, isStoreAway, LOGGER, type Logger, OutboundClient } from '@simmer/kit';
import { type FetchedPage, fetchPage } from '../fetching/page-fetcher';
import { type ReaderRun, readRecipePage } from '../sources/read-recipe-page';
import { ImportRepository } from './import.repository';
import type { ImportRecord } from './import.schema';
import { ImportFailure, ImportStopped } from './import-failure';
import { toRecipeDraft } from './recipe-draft';

const HEARTBEAT_MS = 3_000;
const MAX_ATTEMPTS = 4;
const POLL_MS = 150;

/** One run of one import: the stages in order, each recorded before it begins. */
@Injectable()
export class ImportRun {
  constructor(
    private readonly repository: ImportRepository,
    private readonly outbound: OutboundClient,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs the import unless it has ended or another run holds it. Resolves when there is nothing left to do. */
  async run(importId: string): Promise<void> {
    const holder = randomUUID();
    const record = await this.repository.takeLease(importId, holder);
    if (!record) return;
    const stop = new AbortController();
    const heartbeat = setInterval(() => void this.keepLease(record._id, holder, stop), HEARTBEAT_MS);
    try {
      if (record.attempts > MAX_ATTEMPTS) throw new ImportFailure('gave-up', 'it was interrupted too often');
      const tooLate = AbortSignal.timeout(IMPORT_TIMEOUT_MS);
      await this.runStages(record, holder, AbortSignal.any([stop.signal, tooLate]));
      await this.repository.end(record, holder, 'succeeded', null);
    } catch (error) {
      await this.fail(record, holder, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async runStages(record: ImportRecord, holder: string, signal: AbortSignal): Promise<void> {
    const enter = async (stage: ImportStageName, extra?: Partial<ImportRecord>): Promise<void> => {
      signal.throwIfAborted();
      if (!(await this.repository.enterStage(record, holder, stage, extra))) throw new ImportStopped();
    };

    await enter('fetching');
    await this.repository.note(record._id, `GET ${record.url}`);
    const page = await fetchPage(this.outbound, record.url, { timeoutMs: IMPORT_TIMEOUT_MS, signal });
    await this.repository.note(record._id, fetchedLine(page));

    await enter('reading');
    const { recipe, readersTried } = readRecipePage(page.html, page.url);
    await this.repository.note(record._id, ...readersTried.map(readerLine));
    if (!recipe) throw new ImportFailure('not-extractable', IMPORT_MESSAGES.notExtractable);
    const draft = toRecipeDraft(recipe, record.url);

    await enter('saving-picture', { preview: previewOf(draft) });
    const picture = await this.savePicture(record, draft, signal);

    await enter('saving-recipe');
    await this.createRecipe(record, { ...draft, ...picture }, signal);
    await this.repository.note(record._id, 'recipe saved');
  }

  /** Asks media to keep the picture and waits a little. Whatever goes wrong, the recipe keeps the original address. */
  private async savePicture(record: ImportRecord, draft: RecipeDraft, signal: AbortSignal): Promise<Partial<RecipeDraft>> {
    if (!draft.image_url) return {};
    const onBehalfOf = cookOf(record);
    const giveUpAt = Date.now() + IMAGE_UPLOAD_TIMEOUT_MS;
    try {
      const { image } = operations.media;
      let upload = await this.bus.call(image.uploadFromUrl, { id: record.imageId, url: draft.image_url, title: draft.title }, { onBehalfOf });
      while (upload.status === 'queued' && Date.now() < giveUpAt) {
        await pause(POLL_MS, undefined, { signal });
        upload = await this.bus.call(image.read, { id: record.imageId }, { onBehalfOf });
      }
      await this.repository.note(record._id, `picture ${upload.status}${upload.error ? `: ${upload.error}` : ''}`);
      return upload.status === 'failed' ? {} : { image_id: record.imageId };
    } catch (error) {
      signal.throwIfAborted();
      await this.repository.note(record._id, `picture not saved, its address is kept: ${(error as Error).message}`);
      return {};
    }
  }

  /** Creates the recipe under the id that the import has had from the start, so that it can be tried again safely. */
  private async createRecipe(record: ImportRecord, draft: RecipeDraft, signal: AbortSignal): Promise<void> {
    const giveUpAt = Date.now() + RECIPE_CREATION_TIMEOUT_MS;
    for (;;) {
      try {
        const timeoutMs = Math.max(1, giveUpAt - Date.now());
        await this.bus.call(operations.recipes.recipe.create, { ...draft, id: record.recipeId }, { onBehalfOf: cookOf(record), timeoutMs });
        return;
      } catch (error) {
        const mayRecover = error instanceof ProblemError && (error.code === 'service.unavailable' || error.code === 'request.duplicate');
        if (!mayRecover) throw error;
        if (Date.now() >= giveUpAt) throw new ImportFailure('timeout', IMPORT_MESSAGES.creationTimeout);
        await pause(POLL_MS, undefined, { signal });
      }
    }
  }

  private async keepLease(importId: string, holder: string, stop: AbortController): Promise<void> {
    try {
      if (!(await this.repository.renewLease(importId, holder))) stop.abort(new ImportStopped());
    } catch (error) {
      this.logger.warn({ err: error, importId }, 'could not renew the lease of an import');
    }
  }

  private async fail(record: ImportRecord, holder: string, error: unknown): Promise<void> {
    if (error instanceof ImportStopped) return;
    // the store is away: the queue tries again, and after a while the sweeper does
    if (isStoreAway(error)) throw error;
    const failure = ImportFailure.from(error);
    if (failure.code === 'unexpected') this.logger.error({ err: error, importId: record._id }, 'an import failed for a reason of our own');
    await this.repository.note(record._id, `failed: ${failure.message}`);
    await this.repository.end(record, holder, 'failed', { code: failure.code, message: importErrorMessage(failure.message) });
  }
}

const cookOf = (record: ImportRecord): Actor => ({ accountId: record.ownerId, role: 'cook' });

const fetchedLine = ({ url, bytes, encoding, redirects }: FetchedPage): string =>
  `${Math.ceil(bytes / 1_024)} kB of ${encoding} from ${url}${redirects > 0 ? ` after ${redirects} redirects` : ''}`;

const readerLine = ({ reader, found, ms }: ReaderRun): string => `${reader.padEnd(12)} ${found.length > 0 ? found.join(', ') : 'nothing'} (${ms.toFixed(1)} ms)`;

const previewOf = (draft: RecipeDraft): ImportRecord['preview'] => ({
  title: draft.title,
  ingredientCount: draft.ingredients?.length ?? 0,
  stepCount: draft.instructions?.length ?? 0,
  servings: draft.servings ?? null,
});
