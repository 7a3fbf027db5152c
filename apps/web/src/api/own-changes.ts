/**
 * What this tab has changed itself. The server tells of every change, also to whoever made it; what is at most as new as what came back
 * with the change need not be asked for again.
 */
export class OwnChanges {
  private readonly revisions = new Map<string, number>();
  private readonly running = new Map<string, Promise<unknown>>();

  /** Notes a change that is on its way: the server may tell of it before it answers. */
  begin(id: string, change: Promise<unknown>): void {
    const ended = Promise.allSettled([this.running.get(id), change]).then(() => {
      if (this.running.get(id) === ended) this.running.delete(id);
    });
    this.running.set(id, ended);
  }

  /** Notes which revision came back. */
  end(id: string, revision: number): void {
    this.revisions.set(id, Math.max(revision, this.revisions.get(id) ?? 0));
  }

  /** Whether a revision that was heard of is one of these, once every change of the same thing that is on its way has come back. */
  async includes(id: string, revision: number): Promise<boolean> {
    await this.running.get(id);
    return revision <= (this.revisions.get(id) ?? 0);
  }
}

/** Of this tab. */
export const ownChanges = new OwnChanges();
