import { ProblemError } from '@simmer/contracts';

/** Says no to a request that is not the voice platform's. Why is for our log; whoever forges one learns nothing of it. */
export const refused = (reason: string): ProblemError =>
  new ProblemError('identity.voice-request-refused', undefined, { cause: new Error(reason) });
