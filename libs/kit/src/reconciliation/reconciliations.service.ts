import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { MAX_PAGE_SIZE as PAGE } from '@simmer/contracts';
import type { Logger } from '../observability/logger';
import { isOutage } from '../problems/problem-of';
import { LOGGER } from '../tokens';
import { type ReconciliationDocument, ReconciliationRepository } from './reconciliation.repository';

/** An event that is on its way arrives within this time, unless something is wrong. */
const SETTLES_WITHIN_MS = 2_000;

/** One way through a projection, or through the truth: the ids of its items, and what to do about those that differ. */
export interface Comparison {
  /** The next ids in their order, at most `limit` of them; none at the end. */
  idsAfter(limit: number, after?: string): Promise<string[]>;
  /** Those of a page that are not as the truth is now. */
  drifted(ids: string[]): Promise<string[]>;
  /** Brings one to the truth, as a listener would. False when that cannot be done. */
  mend(id: string): Promise<boolean>;
}

/** How many items were looked at, how many of them were mended, and how many differ still. */
export type Drift = Pick<ReconciliationDocument, 'looked' | 'mended' | 'left'>;

/**
 * Compares projections with the truth, brings them back to it and reports how far they had drifted: in the log, and as a detail of the service's
 * health. An event that is only on its way is no drift, so whatever differs is looked at again a little later.
 */
@Injectable()
export class Reconciliations {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    // a service without documents has no projections
    @Optional() @Inject(ReconciliationRepository) private readonly repository?: ReconciliationRepository,
  ) {}

  /** Steps are idempotent: an interrupted run starts over. Throws what prevents comparing, such as an outage. */
  async reconcile(
    projection: string,
    comparisons: readonly Comparison[],
    { signal, settlesWithinMs = SETTLES_WITHIN_MS }: { signal?: AbortSignal; settlesWithinMs?: number } = {},
  ): Promise<Drift> {
    const drift = { looked: 0, mended: 0, left: 0 };
    for (const comparison of comparisons) {
      for await (const ids of pagesOf(comparison)) {
        signal?.throwIfAborted();
        drift.looked += ids.length;
        for (const id of await this.settled(comparison, ids, settlesWithinMs))
          drift[(await this.mended(projection, comparison, id)) ? 'mended' : 'left'] += 1;
      }
    }
    const isClean = drift.mended + drift.left === 0;
    this.logger[isClean ? 'info' : 'error']({ projection, ...drift }, isClean ? 'a projection is right' : 'a projection had drifted');
    await this.repository?.put({ _id: projection, at: new Date(), ...drift });
    return drift;
  }

  /** What the last round of each projection came to. */
  async latest(): Promise<Record<string, Drift & { at: string }>> {
    const all = (await this.repository?.list()) ?? [];
    return Object.fromEntries(all.map(({ _id, at, looked, mended, left }) => [_id, { at: at.toISOString(), looked, mended, left }]));
  }

  private async settled(comparison: Comparison, ids: string[], settlesWithinMs: number): Promise<string[]> {
    const suspects = await comparison.drifted(ids);
    if (suspects.length === 0) return [];
    await pause(settlesWithinMs, undefined, { ref: false });
    return comparison.drifted(suspects);
  }

  private async mended(projection: string, comparison: Comparison, id: string): Promise<boolean> {
    try {
      const isMended = await comparison.mend(id);
      this.logger.warn({ projection, id, isMended }, 'an item of a projection had drifted');
      return isMended;
    } catch (error) {
      // of this one alone: the others are still to be mended
      if (isOutage(error)) throw error;
      this.logger.error({ err: error, projection, id }, 'an item of a projection could not be mended');
      return false;
    }
  }
}

async function* pagesOf(comparison: Comparison): AsyncIterable<string[]> {
  for (let ids = await comparison.idsAfter(PAGE); ids.length > 0; ids = await comparison.idsAfter(PAGE, ids.at(-1))) yield ids;
}
