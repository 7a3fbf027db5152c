import { PAGE_BYTES } from '@simmer/contracts';

interface PageOptions<S, I> {
  limit: number;
  /** What is answered of an item. */
  view: (stored: S) => I;
  /** What stands for the last item of a page, to go on after it. */
  cursor: (stored: S) => string;
}

/** A page of `found`, which is one longer than `limit` where more follows. It ends earlier where it would be too large to be answered. */
export function pageFrom<S, I>(found: readonly S[], { limit, view, cursor }: PageOptions<S, I>): { items: I[]; next: string | null } {
  const items = fitting(found.slice(0, limit).map(view));
  const last = found[items.length - 1];
  return { items, next: last && found.length > items.length ? cursor(last) : null };
}

/** As many items, from the first one on, as weigh no more than `mostBytes` as JSON in UTF-8; one at least. An answer has to fit into one message of the bus. */
export function fitting<T>(items: readonly T[], mostBytes = PAGE_BYTES): T[] {
  let bytes = 0;
  const tooMuch = items.findIndex((item, at) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > mostBytes && at > 0);
  return tooMuch < 0 ? [...items] : items.slice(0, tooMuch);
}
