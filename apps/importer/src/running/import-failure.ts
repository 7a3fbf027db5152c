import { type Failure, type FileProblem, ProblemError } from '@simmer/contracts';
import { OutboundError } from '@simmer/kit';
import { isRefusedBySite, NotAPageError } from '../fetching/page-fetcher';

/** Why an import ended without a recipe. The message is for the log; what the cook reads is made from the code where it is shown. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
  readonly params: Failure['params'];

  constructor(
    readonly code: string,
    reason: string,
    options?: ErrorOptions & { params?: Failure['params'] },
  ) {
    super(reason, options);
    this.params = options?.params;
  }

  get stored(): Failure {
    return { code: this.code, ...(this.params && { params: this.params }) };
  }

  static from(error: unknown): ImportFailure {
    if (error instanceof ImportFailure) return error;
    if (isTimeout(error)) return new ImportFailure('timeout', 'timeout after 30 seconds', { cause: error });
    if (error instanceof OutboundError && error.asksToWait) return new ImportFailure('asks-to-wait', error.message, { cause: error });
    if (isRefusedBySite(error)) return new ImportFailure('blocked', error.message, withStatus(error));
    if (error instanceof OutboundError || error instanceof NotAPageError)
      return new ImportFailure(error.code, error.message, withStatus(error));
    if (error instanceof ProblemError) return new ImportFailure(error.code, error.message, { cause: error });
    return new ImportFailure('unexpected', 'something went wrong on our side', { cause: error });
  }
}

/** What is wrong with a file of an import. */
export class FileFailure extends ImportFailure {
  constructor(
    readonly problem: FileProblem,
    options?: ErrorOptions,
  ) {
    super(problem.code, 'the file could not be read', options);
  }
}

/** The cook already has the recipe: not an error, so it is not worded as one. */
export class AlreadyOwned extends ImportFailure {
  constructor(
    readonly recipe: { id: string; title: string },
    /** The page's other recipes, which the cook may not have. */
    readonly moreRecipes: { title: string; url: string | null }[],
  ) {
    super('duplicate', `owned as ${recipe.title}`);
  }
}

const withStatus = (error: unknown) => ({
  cause: error,
  ...(error instanceof OutboundError && error.status !== undefined && { params: { status: error.status } }),
});

const isTimeout = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TimeoutError') || (error instanceof OutboundError && error.code === 'timeout');
