import { ProblemError } from '@simmer/contracts';

/** Refuses a request that is not the voice platform's. The reason goes to the log only. */
export const refused = (reason: string): ProblemError =>
  new ProblemError('identity.voice-request-refused', undefined, { cause: new Error(reason) });
