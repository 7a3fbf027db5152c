import { Inject, Injectable } from '@nestjs/common';
import { IMPORT_TIMEOUT_MS, type ImportStageName, jobs } from '@simmer/contracts';
import { InterruptedTooOften, isStoreAway, LeasedWork, LOGGER, type Logger, RunStopped } from '@simmer/kit';
import { ParserPool } from '../parsing/parser-pool';
import { AlreadyOwned, ImportFailure } from '../running/import-failure';
import { addressOfRecipe, pageOfRecipe } from '@simmer/recipe-reader';
import { CooksLibrary } from './cooks-library';
import { originsOf } from './field-origins';
import { ImportRepository } from './import.repository';
import type { ImportRecord } from './import.schema';
import { readerLine, readPage } from './page-reading';
import { PageSource, type SourcePage } from './page-source';
import { type PageRecipe, type PreparedDraft, prepareDraft } from './recipe-draft';

/** The limit of a page's other recipes. */
const MORE_RECIPES = 30;

type FoundRecipe = PreparedDraft &
  Pick<ImportRecord, 'origins' | 'moreRecipes'> & {
    /** Under each of them the cook may have it. */
    addresses: (string | null)[];
  };

/** One run of one import: the stages in order, each recorded before it begins. */
@Injectable()
export class ImportRun extends LeasedWork<ImportRecord> {
  readonly job = jobs.importer.importPage;

  constructor(
    private readonly repository: ImportRepository,
    private readonly source: PageSource,
    private readonly parsers: ParserPool,
    private readonly library: CooksLibrary,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  get records() {
    return this.repository.leases;
  }

  /** A problem of the page or its recipe ends the import at once; the cook can try again. */
  async work(record: ImportRecord, holder: string, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(IMPORT_TIMEOUT_MS)]);
    try {
      const { waiting } = await this.runStages(record, holder, signal);
      await this.repository.end(record, holder, { status: 'succeeded', waiting });
      await this.discardPage(record);
    } catch (caught) {
      // what breaks off because of the signal says so in words of its own
      const error: unknown = signal.aborted ? signal.reason : caught;
      if (error instanceof RunStopped || isStoreAway(error)) throw error;
      await this.fail(record, holder, error);
    }
  }

  private async runStages(record: ImportRecord, holder: string, signal: AbortSignal): Promise<{ waiting: boolean }> {
    const enter = async (stage: ImportStageName, extra?: Partial<ImportRecord>): Promise<void> => {
      signal.throwIfAborted();
      if (!(await this.repository.enterStage(record, holder, stage, extra))) throw new RunStopped();
    };

    const ownedBefore = record.url && !record.allowDuplicate ? await this.library.ownedUnder(record, record.url) : null;
    if (ownedBefore) throw new AlreadyOwned(ownedBefore, await this.repository.findMoreRecipes(ownedBefore.id, record.ownerId));
    const page = await this.takePage(record, enter, signal);
    await this.repository.addLogLines(record._id, page.summary);

    await enter('reading');
    const { draft, changes, origins, addresses, moreRecipes } = await this.readRecipe(record, page, signal);
    await this.repository.addLogLines(record._id, ...changes);
    const owned = record.allowDuplicate ? null : await this.library.findSame(record, draft, addresses, signal);
    if (owned) throw new AlreadyOwned(owned, moreRecipes);

    await enter('saving-picture', { preview: previewOf(draft), origins, moreRecipes });
    const image_id = draft.image_url ? await this.requestPhoto(record, draft.image_url, draft.title) : null;

    await enter('saving-recipe');
    const saved = await this.library.create(record, { ...draft, image_id, origins }, addresses, signal);
    if ('owned' in saved) throw new AlreadyOwned(saved.owned, moreRecipes);
    await this.repository.addLogLines(record._id, saved.waiting ? 'recipe saved, into the tray' : 'recipe saved');
    return saved;
  }

  private async takePage(
    { _id, url, pageKey }: ImportRecord,
    enter: (stage: ImportStageName) => Promise<void>,
    signal: AbortSignal,
  ): Promise<SourcePage> {
    if (pageKey) return this.source.takeUp(pageKey, url);
    if (!url) throw new ImportFailure('unexpected', 'something went wrong on our side');
    await enter('fetching');
    await this.repository.addLogLines(_id, `GET ${url}`);
    return this.source.fetch(url, signal);
  }

  /** Throws ImportFailure `blocked`, `script-only` or `not-extractable` when the page shows no recipe. */
  private async readRecipe(record: ImportRecord, page: SourcePage, signal: AbortSignal): Promise<FoundRecipe> {
    const { recipe, otherTitles, isOneOfOthers, provenance, readersTried, noRecipeReason } = await readPage(this.parsers, page, signal);
    await this.repository.addLogLines(record._id, ...readersTried.map(readerLine));
    const isRefused = noRecipeReason === 'blocked' || noRecipeReason === 'script-only';
    if (!recipe) throw new ImportFailure(isRefused ? noRecipeReason : 'not-extractable', 'no title with ingredients');
    const { draft, changes } = prepareDraft(recipe, page.url && pageOfRecipe(page.url));
    // several recipes of one page have addresses of their own; the main one has the page's
    const ofRecipe = (address: string | null): string | null =>
      address && (isOneOfOthers ? addressOfRecipe(address, recipe.title) : pageOfRecipe(address));
    const source_url = ofRecipe(draft.source_url);
    const stands = record.url ?? source_url;
    return {
      draft: { ...draft, source_url },
      changes,
      origins: originsOf(provenance, draft),
      addresses: [record.url, page.url, source_url].map(ofRecipe),
      moreRecipes: otherTitles.slice(0, MORE_RECIPES).map((title, index) => ({
        title,
        url: stands && (isOneOfOthers && index === 0 ? pageOfRecipe(stands) : addressOfRecipe(stands, title)),
      })),
    };
  }

  /** Whatever goes wrong, the recipe keeps the photo's own address. */
  private async requestPhoto(record: ImportRecord, url: string, title: string): Promise<string | null> {
    const { isAccepted, summary } = await this.library.requestPhoto(record, url, title);
    await this.repository.addLogLines(record._id, summary);
    return isAccepted ? record.imageId : null;
  }

  async fail(record: ImportRecord, holder: string, error: unknown): Promise<void> {
    const failure =
      error instanceof InterruptedTooOften ? new ImportFailure('gave-up', 'it was interrupted too often') : ImportFailure.from(error);
    if (failure.code === 'unexpected') this.logger.error({ err: error, importId: record._id }, 'an import failed for a reason of our own');
    await this.repository.addLogLines(record._id, `failed: ${failure.message}`);
    await this.repository.end(record, holder, {
      status: 'failed',
      error: failure.stored,
      ...(failure instanceof AlreadyOwned && { duplicateOf: failure.recipe, moreRecipes: failure.moreRecipes }),
    });
    await this.discardPage(record);
  }

  /** Not before the import has ended: another run may have to read the page again. */
  private async discardPage({ pageKey }: ImportRecord): Promise<void> {
    if (pageKey) await this.source.discard(pageKey);
  }
}

const previewOf = ({ title, ingredients, instructions, servings }: PageRecipe): ImportRecord['preview'] => ({
  title,
  ingredientCount: ingredients.length,
  stepCount: instructions.length,
  servings: servings ?? null,
});
