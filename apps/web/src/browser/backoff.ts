const FIRST_PAUSE_MS = 1_000;
const MOST_PAUSE_MS = 30_000;

/** Tries again after problems that pass: after a second, then each time after twice as long, up to half a minute, or after as long as the server asks for. */
export class Backoff {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(private readonly attempt: () => void) {}

  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  /** One try at a time, however many requests have met the same problem. */
  tryLater(retryAfterSeconds = 0): void {
    if (this.isWaiting) return;
    this.timer = setTimeout(
      () => {
        this.cancel();
        this.attempt();
      },
      Math.max(this.pauseMs, retryAfterSeconds * 1_000),
    );
    this.pauseMs = Math.min(MOST_PAUSE_MS, this.pauseMs * 2);
  }

  /** Somebody else has begun the next try, or nobody wants one. */
  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A try has succeeded: the next pause is the first one again. */
  reset(): void {
    this.pauseMs = FIRST_PAUSE_MS;
  }
}
