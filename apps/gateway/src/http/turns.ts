/** Requests in one round of the event loop. Fewer would cost throughput, more would have the others wait. */
const MOST_AT_ONCE = 4;

/**
 * Takes a few of those that wait in each round of the event loop, so that whoever does not wait is served between them: a crowd at a public page then
 * waits for itself, and a cook does not wait for the crowd.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private isScheduled = false;

  /** Calls `proceed` when its turn has come. */
  take(proceed: () => void): void {
    this.waiting.push(proceed);
    this.schedule();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      for (const proceed of this.waiting.splice(0, MOST_AT_ONCE)) proceed();
      if (this.waiting.length > 0) this.schedule();
    });
  }
}
