import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IMPORT_MESSAGES, IMPORT_TIMEOUT_MS, type ImportStageName } from '@simmer/contracts';
import { isStoreAway, LeasedRuns, LOGGER, type Logger, RunStopped } from '@simmer/kit';
import { ReadingRoom } from '../reading/reading-room';
import { AlreadyOwned, ImportFailure } from '../running/import-failure';
import { addressOfRecipe, pageOfRecipe } from '../sources/values/recipe-address';
import { CooksLibrary } from './cooks-library';
import { originsOf } from './field-origins';
import { ImportRepository } from './import.repository';
import type { ImportRecord } from './import.schema';
import { readerLine, readPage } from './page-reading';
import { PageSource, type SourcePage } from './page-source';
import { type PageRecipe, type PreparedDraft, prepareDraft } from './recipe-draft';

/** Of runs that end with their process nobody knows whether it was killed or the import is to blame. More of them than this, and it ends. */
const MAX_ATTEMPTS = 4;

type FoundRecipe = PreparedDraft & Pick<ImportRecord, 'origins' | 'moreRecipes'> & {
  /** Under each of them the cook may have it. */
  addresses: (string | null)[];
};

/** One run of one import: the stages in order, each recorded before it begins. */
@Injectable()
export class ImportRun {
  constructor(
    private readonly repository: ImportRepository,
    private readonly source: PageSource,
    private readonly room: ReadingRoom,
    private readonly library: CooksLibrary,
    private readonly runs: LeasedRuns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs the import unless it has ended or another run holds it. Resolves when there is nothing left to do. */
  async run(importId: string): Promise<void> {
    const holder = randomUUID();
    const record = await this.repository.takeLease(importId, holder);
    if (!record) return;
    let wasKeptFromWork = false;
    try {
      await this.runs.run(() => this.repository.renewLease(importId, holder), (stop) => this.runUntil(record, holder, stop));
    } catch (error) {
      wasKeptFromWork = mayRunAgain(error);
      if (!(error instanceof RunStopped)) throw error;
    } finally {
      await this.repository.release(importId, holder, wasKeptFromWork);
    }
    // not before it has ended: another run may have to read the page again
    if (record.pageKey && (record.status === 'succeeded' || record.status === 'failed')) await this.source.discard(record.pageKey);
  }

  private async runUntil(record: ImportRecord, holder: string, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(IMPORT_TIMEOUT_MS)]);
    try {
      if (record.attempts > MAX_ATTEMPTS) throw new ImportFailure('gave-up', 'it was interrupted too often');
      await this.runStages(record, holder, signal);
      await this.repository.end(record, holder, { status: 'succeeded' });
    } catch (error) {
      // what breaks off because of the signal says so in words of its own
      await this.fail(record, holder, signal.aborted ? signal.reason : error);
    }
  }

  private async runStages(record: ImportRecord, holder: string, signal: AbortSignal): Promise<void> {
    const enter = async (stage: ImportStageName, extra?: Partial<ImportRecord>): Promise<void> => {
      signal.throwIfAborted();
      if (!(await this.repository.enterStage(record, holder, stage, extra))) throw new RunStopped();
    };

    const ownedBefore = record.url && !record.evenIfOwned ? await this.library.ownedUnder(record, record.url) : null;
    if (ownedBefore) throw new AlreadyOwned(ownedBefore, await this.repository.besides(ownedBefore.id, record.ownerId));
    const page = await this.takePage(record, enter, signal);
    await this.repository.note(record._id, page.summary);

    await enter('reading');
    const { draft, changes, origins, addresses, moreRecipes } = await this.readRecipe(record, page, signal);
    await this.repository.note(record._id, ...changes);
    const refuse = (owned: { id: string; title: string } | null): void => {
      if (owned) throw new AlreadyOwned(owned, moreRecipes);
    };
    if (!record.evenIfOwned) refuse(await this.library.findSame(record, draft, addresses, signal));

    await enter('saving-picture', { preview: previewOf(draft), origins, moreRecipes });
    const image_id = draft.image_url ? await this.keepPicture(record, draft.image_url, draft.title, signal) : null;

    await enter('saving-recipe');
    refuse(await this.library.create(record, { ...draft, image_id, origins }, addresses, signal));
    await this.repository.note(record._id, 'recipe saved');
  }

  private async takePage({ _id, url, pageKey }: ImportRecord, enter: (stage: ImportStageName) => Promise<void>, signal: AbortSignal): Promise<SourcePage> {
    if (pageKey) return this.source.takeUp(pageKey, url);
    if (!url) throw new ImportFailure('unexpected', 'something went wrong on our side');
    await enter('fetching');
    await this.repository.note(_id, `GET ${url}`);
    return this.source.fetch(url, signal);
  }

  /** Throws ImportFailure `blocked`, `script-only` or `not-extractable` when the page shows no recipe. */
  private async readRecipe(record: ImportRecord, page: SourcePage, signal: AbortSignal): Promise<FoundRecipe> {
    const { recipe, otherTitles, isOneOfOthers, provenance, readersTried, nothingBecause } = await readPage(this.room, page, signal);
    await this.repository.note(record._id, ...readersTried.map(readerLine));
    const isKeptFromUs = nothingBecause === 'blocked' || nothingBecause === 'script-only';
    if (!recipe) throw new ImportFailure(isKeptFromUs ? nothingBecause : 'not-extractable', IMPORT_MESSAGES.notExtractable);
    const { draft, changes } = prepareDraft(recipe, page.url && pageOfRecipe(page.url));
    // the recipes of one page are told apart by their addresses; the page's own has the page's
    const ofRecipe = (address: string | null): string | null => address && (isOneOfOthers ? addressOfRecipe(address, recipe.title) : pageOfRecipe(address));
    const source_url = ofRecipe(draft.source_url);
    const stands = record.url ?? source_url;
    return {
      draft: { ...draft, source_url },
      changes,
      origins: originsOf(provenance, draft),
      addresses: [record.url, page.url, source_url].map(ofRecipe),
      moreRecipes: otherTitles.map((title, index) => ({ title, url: stands && (isOneOfOthers && index === 0 ? pageOfRecipe(stands) : addressOfRecipe(stands, title)) })),
    };
  }

  /** Whatever goes wrong, the recipe keeps the picture's own address. */
  private async keepPicture(record: ImportRecord, url: string, title: string, signal: AbortSignal): Promise<string | null> {
    const { isKept, summary } = await this.library.keepPicture(record, url, title, signal);
    await this.repository.note(record._id, summary);
    return isKept ? record.imageId : null;
  }

  private async fail(record: ImportRecord, holder: string, error: unknown): Promise<void> {
    if (mayRunAgain(error)) throw error;
    const failure = ImportFailure.from(error);
    if (failure.code === 'unexpected') this.logger.error({ err: error, importId: record._id }, 'an import failed for a reason of our own');
    await this.repository.note(record._id, `failed: ${failure.message}`);
    await this.repository.end(record, holder, {
      status: 'failed',
      error: { code: failure.code, message: failure.messageForCook },
      ...(failure instanceof AlreadyOwned && { duplicateOf: failure.recipe, moreRecipes: failure.moreRecipes }),
    });
  }
}

/** The import has no part in it. The queue tries again, and after a while the sweeper does. */
const mayRunAgain = (error: unknown): boolean => error instanceof RunStopped || isStoreAway(error);

const previewOf = ({ title, ingredients, instructions, servings }: PageRecipe): ImportRecord['preview'] => ({
  title,
  ingredientCount: ingredients.length,
  stepCount: instructions.length,
  servings: servings ?? null,
});
