/** Bytes of a page as JSON. Its answer has to fit into one message of the bus, which holds 1 MiB. */
const MAX_PAGE_BYTES = 512 * 1024;

interface PageOptions<S, I> {
  limit: number;
  /** What is answered of an item. */
  view: (stored: S) => I;
  /** What stands for the last item of a page, to go on after it. */
  cursor: (stored: S) => string;
}

/** A page of `found`, which is one longer than `limit` where more follows. It ends earlier where it would be too large to be answered. */
export function pageFrom<S, I>(found: readonly S[], { limit, view, cursor }: PageOptions<S, I>): { items: I[]; next: string | null } {
  const items: I[] = [];
  let bytes = 0;
  for (const stored of found.slice(0, limit)) {
    const item = view(stored);
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (items.length > 0 && bytes > MAX_PAGE_BYTES) break;
    items.push(item);
  }
  const last = found[items.length - 1];
  return { items, next: last && found.length > items.length ? cursor(last) : null };
}
