import type { ListSnapshot } from './list-state';

const KINDS = ['adds', 'removed', 'fields'] as const;
type Kind = (typeof KINDS)[number];
/** One thing that a list knows: of which item, and under which key of its adds, removed adds or fields. */
type Place = readonly [item: string, kind: Kind, key: string];
type Leaf = readonly [place: Place, value: unknown];

/** Of what stands around a thing as JSON, so that a sum of them is never less than the list that they make. */
const AROUND_BYTES = 48;
const ENCODER = new TextEncoder();

/** What a value weighs as JSON in UTF-8. */
export const bytesOf = (value: unknown): number => ENCODER.encode(JSON.stringify(value)).length;

/** What a part of a list weighs. */
const weightOf = ([[item, , key], value]: Leaf): number => bytesOf(item) + bytesOf(key) + bytesOf(value) + AROUND_BYTES;

/**
 * As much of a list as weighs at most `most` bytes as JSON, after what `after` names (`rest` of the part before). `rest` says where to go on, and
 * is missing at the end. A part holds at least one thing, however heavy.
 */
export function partOf(list: ListSnapshot, most: number, after?: string): { list: ListSnapshot; rest?: string } {
  const leaves = leavesOf(list);
  const begin = after === undefined ? 0 : leaves.findIndex(([place]) => compare(place, JSON.parse(after) as Place) > 0);
  if (begin < 0) return { list: {} };
  let bytes = 0;
  let end = begin;
  for (; end < leaves.length; end++) {
    bytes += weightOf(leaves[end] as Leaf);
    if (end > begin && bytes > most) break;
  }
  const told = leaves.slice(begin, end);
  const rest = end < leaves.length ? JSON.stringify(told.at(-1)?.[0]) : undefined;
  return { list: listOf(told), ...(rest !== undefined && { rest }) };
}

/** A list of parts that were told one after the other. */
export const joined = (parts: readonly ListSnapshot[]): ListSnapshot => listOf(parts.flatMap(leavesOf));

function leavesOf(list: ListSnapshot): Leaf[] {
  const leaves = Object.entries(list).flatMap(([item, known]) =>
    KINDS.flatMap((kind) => Object.entries(known[kind]).map(([key, value]): Leaf => [[item, kind, key], value])),
  );
  return leaves.sort(([one], [other]) => compare(one, other));
}

function listOf(leaves: readonly Leaf[]): ListSnapshot {
  const items = new Map<string, Record<Kind, [string, unknown][]>>();
  for (const [[item, kind, key], value] of leaves) {
    const known = items.get(item) ?? { adds: [], removed: [], fields: [] };
    known[kind].push([key, value]);
    items.set(item, known);
  }
  const states = [...items].map(([item, known]) => [
    item,
    Object.fromEntries(KINDS.map((kind) => [kind, Object.fromEntries(known[kind])])),
  ]);
  return Object.fromEntries(states) as ListSnapshot;
}

function compare(one: Place, other: Place): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] as string) < (other[at] as string) ? -1 : 1;
}
