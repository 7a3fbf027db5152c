import { isItem, type SchemaItem } from '../schema-org/item';

const MAX_DEPTH = 12;
const MOST_RESOLVED = 20_000;
const DEPTH_OF_STORE = 4;

/**
 * A cache of GraphQL results keeps every thing once, under a name such as "Recipe:77", and refers to it by that name elsewhere:
 * {"__ref": "Recipe:77"} or, in older ones, {"type": "id", "id": "Recipe:77"}. Gives the things that fit, with all that they refer to in place.
 */
export function thingsOfStore(document: unknown, fits: (name: string) => boolean): unknown[] {
  const store = new Map<string, SchemaItem>();
  collectNamed(document, store, 0);
  let resolved = 0;
  const resolve = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH || ++resolved > MOST_RESOLVED) return undefined;
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, depth + 1));
    if (!isItem(value)) return value;
    const reference = value.__ref ?? (value.type === 'id' ? value.id : undefined);
    if (typeof reference === 'string') return resolve(store.get(reference), depth + 1);
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolve(entry, depth + 1)]));
  };
  return [...store.values()].filter((thing) => Object.keys(thing).some(fits)).map((thing) => resolve(thing, 0));
}

function collectNamed(value: unknown, store: Map<string, SchemaItem>, depth: number): void {
  if (depth > DEPTH_OF_STORE || !isItem(value)) return;
  for (const [name, entry] of Object.entries(value)) {
    if (!isItem(entry)) continue;
    if (name.includes(':')) store.set(name, entry);
    collectNamed(entry, store, depth + 1);
  }
}
