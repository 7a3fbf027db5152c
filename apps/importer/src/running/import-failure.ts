import { IMPORT_MESSAGES, importErrorMessage, ProblemError } from '@simmer/contracts';
import { OutboundError } from '@simmer/kit';
import { isRefusedBySite, NotAPageError } from '../fetching/page-fetcher';

/** Why an import ended without a recipe. The message is the reason that the specification's texts are built from. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';

  constructor(
    readonly code: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }

  /** What the cook reads. */
  get messageForCook(): string {
    return importErrorMessage(this.message);
  }

  static from(error: unknown): ImportFailure {
    if (error instanceof ImportFailure) return error;
    if (isTimeout(error)) return new ImportFailure('timeout', IMPORT_MESSAGES.importTimeout, { cause: error });
    if (error instanceof OutboundError && error.asksToWait) return new ImportFailure('asks-to-wait', error.message, { cause: error });
    if (isRefusedBySite(error)) return new ImportFailure('blocked', error.message, { cause: error });
    if (error instanceof OutboundError || error instanceof NotAPageError) return new ImportFailure(error.code, error.message, { cause: error });
    if (error instanceof ProblemError) return new ImportFailure(error.code, error.message, { cause: error });
    return new ImportFailure('unexpected', 'something went wrong on our side', { cause: error });
  }
}

/** The cook has the recipe already; nothing went wrong, so it is not said as if it had. */
export class AlreadyOwned extends ImportFailure {
  constructor(
    readonly recipe: { id: string; title: string },
    /** What else the page tells, which the cook may not have. */
    readonly moreRecipes: { title: string; url: string | null }[],
  ) {
    super('duplicate', `You have this recipe already: ${recipe.title}`);
  }

  override get messageForCook(): string {
    return this.message;
  }
}

const isTimeout = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TimeoutError') || (error instanceof OutboundError && error.code === 'timeout');
