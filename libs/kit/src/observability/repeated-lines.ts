/** Lines of one cause that are written before the rest of them is only counted. */
const WRITTEN = 10;
const WITHIN_MS = 10_000;

/**
 * Limits repeated log lines: an outage makes every request fail for the same reason, and thousands of equal lines hide the
 * others and fill the disk. The first lines of a cause are written; `report` gets the number of the rest, once in a while.
 */
export class RepeatedLines {
  private readonly counts = new Map<string, number>();

  /** Whether one more line of this cause is only to be counted. */
  holdBack(cause: string, report: (more: number, withinSeconds: number) => void): boolean {
    const count = (this.counts.get(cause) ?? 0) + 1;
    this.counts.set(cause, count);
    // a process that ends does not wait for it
    if (count === 1) setTimeout(() => this.close(cause, report), WITHIN_MS).unref();
    return count > WRITTEN;
  }

  private close(cause: string, report: (more: number, withinSeconds: number) => void): void {
    const more = (this.counts.get(cause) ?? 0) - WRITTEN;
    this.counts.delete(cause);
    if (more > 0) report(more, WITHIN_MS / 1_000);
  }
}
