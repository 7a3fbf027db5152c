import type { Amount } from '@simmer/culinary';
import type { Stamp } from './clock';

/** A share of an item is a list of amounts, anything else one value. */
export type FieldValue = string | number | boolean | null | readonly Amount[];
export type Fields = Readonly<Record<string, FieldValue>>;

interface OperationBase {
  /** Which operation of its device it is, counted from 1 without gaps; the two are its id. */
  readonly device: string;
  readonly number: number;
  readonly clock: Stamp;
  readonly item: string;
  /** Who did it, told by the server. */
  readonly by?: string;
}

/** A change of a list. Any order, any number of times: the same list. */
export type ListOperation = OperationBase & Change;

export type Change =
  /** Puts an item on the list, or back on it, and sets fields that are named. */
  | { readonly type: 'add'; readonly fields: Fields }
  | { readonly type: 'set'; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'tick' }
  | { readonly type: 'untick' }
  /** Takes away the adds that the device had seen; one that it had not seen keeps the item. */
  | { readonly type: 'remove'; readonly adds: readonly string[] }
  /** Gives the item another place, by an order key (see order-keys.ts). */
  | { readonly type: 'move'; readonly order: string };

export const operationId = ({ device, number }: Pick<ListOperation, 'device' | 'number'>): string => `${device}:${number}`;
