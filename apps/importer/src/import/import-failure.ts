import { IMPORT_MESSAGES, ProblemError } from '@simmer/contracts';
import { OutboundError } from '@simmer/kit';
import { NotAPageError } from '../fetching/page-fetcher';

/** The import was cancelled or another run has taken over: there is nothing to record. */
export class ImportStopped extends Error {
  override name = 'ImportStopped';
}

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

  static from(error: unknown): ImportFailure {
    if (error instanceof ImportFailure) return error;
    if (isTimeout(error)) return new ImportFailure('timeout', IMPORT_MESSAGES.importTimeout, { cause: error });
    if (error instanceof OutboundError || error instanceof NotAPageError) return new ImportFailure(error.code, error.message, { cause: error });
    if (error instanceof ProblemError) return new ImportFailure(error.code, error.message, { cause: error });
    return new ImportFailure('unexpected', 'something went wrong on our side', { cause: error });
  }
}

const isTimeout = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TimeoutError') || (error instanceof OutboundError && error.code === 'timeout');
