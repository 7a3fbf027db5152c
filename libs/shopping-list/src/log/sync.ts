import type { ListSnapshot } from './list-state';
import type { ListOperation } from './operation';

/** What a device sends: its operations that were not acknowledged yet, in order, and how far it knows the log. */
export interface SyncRequest {
  readonly device: string;
  /** 0 for a device that knows nothing. */
  readonly mark: number;
  readonly operations: readonly ListOperation[];
  /** Where a list that is told in parts goes on: `rest` of the answer before. */
  readonly after?: string;
}

/** full: there is no room for it. removed: nobody knows the item any more. not-allowed: it is not for whoever sent it. */
export type RefusalReason = 'full' | 'removed' | 'not-allowed';

/** An operation of a device that is not on the list. */
export interface Refusal {
  readonly number: number;
  readonly reason: RefusalReason;
}

/** What the server answers. */
export interface SyncAnswer {
  /** How far the device knows the log with this answer. */
  readonly mark: number;
  /** Every operation of the device up to this number is kept, or refused for good. */
  readonly acknowledged: number;
  /** The request's operations that the server refused for good; they are acknowledged and not on the list. */
  readonly refused: readonly Refusal[];
  /** What is new after the request's mark; clocks that ran ahead are pulled back. */
  readonly operations: readonly ListOperation[];
  /** The whole list, when the device was away for longer than the log reaches back; it goes before the operations. */
  readonly list?: ListSnapshot;
  /** That more of the list follows: to be asked for as `after`. The mark of its first part is that of the whole. */
  readonly rest?: string;
  /** Milliseconds since 1970. */
  readonly serverTime: number;
}
