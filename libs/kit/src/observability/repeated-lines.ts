/** Lines of one cause that are written before the rest of them is only counted. */
const WRITTEN = 10;
const WITHIN_MS = 10_000;

/**
 * Holds back what is said over and over: an outage makes every request fail for the same reason, and a log of thousands of equal lines hides the
 * others and fills the disk. The first lines of a cause are written; of the rest `tell` hears their number, once in a while.
 */
export class RepeatedLines {
  private readonly counts = new Map<string, number>();

  /** Whether one more line of this cause is only to be counted. */
  holdBack(cause: string, tell: (more: number, withinSeconds: number) => void): boolean {
    const count = (this.counts.get(cause) ?? 0) + 1;
    this.counts.set(cause, count);
    // a process that ends does not wait for it
    if (count === 1) setTimeout(() => this.close(cause, tell), WITHIN_MS).unref();
    return count > WRITTEN;
  }

  private close(cause: string, tell: (more: number, withinSeconds: number) => void): void {
    const more = (this.counts.get(cause) ?? 0) - WRITTEN;
    this.counts.delete(cause);
    if (more > 0) tell(more, WITHIN_MS / 1_000);
  }
}
