import type { ListItem } from './list-state';
import type { ListReplica } from './list-replica';
import type { Fields, FieldValue } from './operation';

type Before = ReadonlyMap<string, ListItem>;

/** Makes a change and returns how to take it back: what others have changed again since then stays as they left it. */
export function undoable(list: ListReplica, change: (list: ListReplica) => void): () => void {
  const before = byId(list);
  change(list);
  const after = byId(list);
  return () => {
    for (const id of new Set([...before.keys(), ...after.keys()])) takeBack(list, id, before, after);
  };
}

const byId = (list: ListReplica): Before => new Map(list.all().map((item) => [item.id, item]));

function takeBack(list: ListReplica, id: string, before: Before, after: Before): void {
  const [was, became, now] = [before.get(id), after.get(id), list.item(id)];
  if (!was && became && now) return takeAway(list, became, now);
  if (was && !became && !now) return list.add(id, { ...was.fields, order: was.order, ticked: was.ticked });
  if (!was || !became || !now) return;
  for (const [field, value] of changedFields(was, became)) if (same(now.fields[field], became.fields[field])) list.set(id, field, value);
  if (was.order !== became.order && now.order === became.order) list.set(id, 'order', was.order);
  if (was.ticked !== became.ticked && now.ticked === became.ticked) list[was.ticked ? 'tick' : 'untick'](id);
}

/** What was put on the list: all of it, or what nobody has added to since. */
function takeAway(list: ListReplica, became: ListItem, now: ListItem): void {
  if (same(now.fields, became.fields)) return list.remove(now.id);
  for (const [field, value] of Object.entries(became.fields))
    if (Array.isArray(value) && same(now.fields[field], value)) list.set(now.id, field, null);
}

function changedFields(was: ListItem, became: ListItem): [string, FieldValue][] {
  const names = new Set([...Object.keys(was.fields), ...Object.keys(became.fields)]);
  return [...names].filter((name) => !same(was.fields[name], became.fields[name])).map((name) => [name, was.fields[name] ?? null]);
}

type Comparable = FieldValue | Fields | undefined;

const same = (one: Comparable, other: Comparable): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
