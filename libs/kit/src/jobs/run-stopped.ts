/** A run may not go on: its record was cancelled, another run has it, or this process is about to end. */
export class RunStopped extends Error {
  override name = 'RunStopped';
}

/** A run has taken all the time that its job gives it. */
export class RunTooLong extends Error {
  override name = 'RunTooLong';

  constructor(job: string, seconds: number) {
    super(`${job} took more than ${seconds} seconds.`);
  }
}
