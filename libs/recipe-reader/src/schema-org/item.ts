/** A schema.org thing in JSON-LD's own shape; microdata and RDFa are read into the same shape. */
export type SchemaItem = Record<string, unknown>;

const MAX_DEPTH = 40;
const MAX_VISITED = 60_000;

export function isItem(value: unknown): value is SchemaItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the item is of that type, however the type is written ("Recipe", "recipe", "schema:Recipe", "https://schema.org/Recipe", a list). */
export function isOfType(item: SchemaItem, type: string): boolean {
  return listOf(item['@type']).some((name) => typeof name === 'string' && namesType(name, type));
}

/** Whether a type, with or without the vocabulary before it, is the one looked for; sites write it in lower case too. */
export function namesType(name: string, type: string): boolean {
  const before = name.length - type.length;
  return (
    before >= 0 && (before === 0 || '/:#'.includes(name[before - 1] as string)) && name.slice(before).toLowerCase() === type.toLowerCase()
  );
}

/** A value that may be missing, single or a list, always as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** All items anywhere below `start`, level by level, so that depth costs no stack. */
export function* itemsBelow(start: unknown): Generator<SchemaItem> {
  let level: unknown[] = [start];
  let visited = 0;
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++visited > MAX_VISITED) return;
      if (isItem(value)) yield value;
      if (typeof value !== 'object' || value === null) continue;
      for (const child of Array.isArray(value) ? value : Object.values(value))
        if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
}

/** The items of a document by their '@id', to follow references such as {"@id": "#author"}. */
export function indexById(start: unknown): Map<string, SchemaItem> {
  const index = new Map<string, SchemaItem>();
  for (const item of itemsBelow(start)) {
    const id = item['@id'];
    // a bare reference says nothing; the item itself does
    if (typeof id === 'string' && Object.keys(item).length > 1 && !index.has(id)) index.set(id, item);
  }
  return index;
}
