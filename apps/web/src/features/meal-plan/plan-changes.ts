import { newId } from '@simmer/client';
import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { daysAfter, daysBetween, slotIdOf, weekOf } from '@simmer/meal-plan';

/** Meals that are put into a plan or taken out, wherever in it they stand. */
export interface PlanChange {
  readonly put?: readonly MealPlanEntry[];
  readonly remove?: readonly string[];
  readonly slots?: readonly MealPlanSlot[];
}

/** What one week is told of a change. */
export interface WeekChange {
  id: string;
  put: MealPlanEntry[];
  remove: string[];
  slots: MealPlanSlot[];
}

/** A change by the weeks in which it is kept; a meal that goes to another week leaves its old one, once the new one has it. */
export function byWeek(change: PlanChange, known: readonly MealPlanEntry[]): WeekChange[] {
  const weeks = new Map<string, WeekChange>();
  const week = (id: string): WeekChange => {
    const found = weeks.get(id) ?? { id, put: [], remove: [], slots: [] };
    weeks.set(id, found);
    return found;
  };
  const weekNow = new Map(known.map((entry) => [entry.id, weekOf(entry.date)]));
  for (const entry of change.put ?? []) week(weekOf(entry.date)).put.push(entry);
  for (const slot of change.slots ?? []) week(weekOf(slot.date)).slots.push(slot);
  for (const entry of change.put ?? []) {
    const before = weekNow.get(entry.id);
    if (before !== undefined && before !== weekOf(entry.date)) week(before).remove.push(entry.id);
  }
  for (const id of change.remove ?? []) {
    const before = weekNow.get(id);
    if (before !== undefined) week(before).remove.push(id);
  }
  return [...weeks.values()];
}

/** What brings a plan back to how it was before a change. */
export function inverseOf(change: PlanChange, known: readonly MealPlanEntry[], slots: readonly MealPlanSlot[]): PlanChange {
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const touched = [...(change.put ?? []).map(({ id }) => id), ...(change.remove ?? [])];
  const slotBefore = new Map(slots.map((slot) => [slotIdOf(slot), slot]));
  return {
    put: touched.flatMap((id) => before.get(id) ?? []),
    remove: touched.filter((id) => !before.has(id)),
    slots: (change.slots ?? []).map((slot) => slotBefore.get(slotIdOf(slot)) ?? { ...slot, eaters: null, guests: [], max_minutes: null }),
  };
}

/** Entries as they are after a change. */
export function changed(entries: readonly MealPlanEntry[], { put = [], remove = [] }: PlanChange): MealPlanEntry[] {
  const gone = new Set([...remove, ...put.map(({ id }) => id)]);
  return [...entries.filter(({ id }) => !gone.has(id)), ...put];
}

/** Slots as they are after a change. */
export function changedSlots(slots: readonly MealPlanSlot[], { slots: said = [] }: PlanChange): MealPlanSlot[] {
  const again = new Set(said.map(slotIdOf));
  return [...slots.filter((slot) => !again.has(slotIdOf(slot))), ...said];
}

const leftoversOf = ({ id }: MealPlanEntry, entries: readonly MealPlanEntry[]): MealPlanEntry[] =>
  entries.filter(({ leftover_of }) => leftover_of === id);

/** What moving a dish to another meal means. Leftovers of it that would be eaten before it is cooked move along, as many days as it does. */
export function moveOf(entry: MealPlanEntry, to: { date: string | null; meal: string }, entries: readonly MealPlanEntry[]): PlanChange {
  const moved = { ...entry, ...to, position: lastAt(to, entries, entry.id) };
  const days = entry.date === null || to.date === null ? 0 : daysBetween(entry.date, to.date);
  const along = leftoversOf(entry, entries)
    .filter((leftover) => days > 0 && isBefore(leftover, moved))
    .map((leftover) => {
      const there = { date: daysAfter(leftover.date ?? '', days), meal: leftover.meal };
      return { ...leftover, ...there, position: lastAt(there, entries, leftover.id) };
    });
  return { put: [moved, ...along] };
}

/** The dish that another could swap places with: it stands alone where that one goes to, nobody has locked it, and neither is a leftover of the other. */
export function swapsWith(
  entry: MealPlanEntry,
  to: Pick<MealPlanEntry, 'date' | 'meal'>,
  entries: readonly MealPlanEntry[],
): MealPlanEntry | undefined {
  if (entry.date === null || slotIdOf(entry) === slotIdOf(to)) return undefined;
  const [other, ...more] = entries.filter((one) => slotIdOf(one) === slotIdOf(to));
  if (!other || more.length > 0 || other.locked || other.leftover_of === entry.id || entry.leftover_of === other.id) return undefined;
  return other;
}

/** Two dishes, each in the place of the other. */
export function exchangeOf(entry: MealPlanEntry, other: MealPlanEntry, entries: readonly MealPlanEntry[]): PlanChange {
  const others = entries.filter(({ id }) => id !== entry.id && id !== other.id);
  const there = moveOf(entry, { date: other.date, meal: other.meal }, others);
  const here = moveOf(other, { date: entry.date, meal: entry.meal }, changed(others, there));
  return { put: [...(there.put ?? []), ...(here.put ?? [])] };
}

/** Taking a dish out takes its leftovers along: nothing is cooked for them any more. */
export const removalOf = (entry: MealPlanEntry, entries: readonly MealPlanEntry[]): PlanChange => ({
  remove: [entry, ...leftoversOf(entry, entries)].map(({ id }) => id),
});

/** Another recipe in the place of a dish, and in that of its leftovers. */
export function swapOf(entry: MealPlanEntry, recipe: { id: string; title: string }, entries: readonly MealPlanEntry[]): PlanChange {
  const now = { recipe_id: recipe.id, title: recipe.title, servings: null };
  return { put: [{ ...entry, ...now, leftover_of: null }, ...leftoversOf(entry, entries).map((leftover) => ({ ...leftover, ...now }))] };
}

/** The same dishes some days later, none of them locked; leftovers stay those of the copy, and one without its dish is left out. */
export function copyOf(entries: readonly MealPlanEntry[], days: number): PlanChange {
  const ids = new Map(entries.map(({ id }) => [id, newId()]));
  const copied = entries.filter(({ leftover_of }) => leftover_of === null || ids.has(leftover_of));
  return {
    put: copied.map((entry) => ({
      ...entry,
      id: ids.get(entry.id) ?? newId(),
      date: entry.date && daysAfter(entry.date, days),
      locked: false,
      leftover_of: entry.leftover_of && (ids.get(entry.leftover_of) ?? null),
    })),
  };
}

/** Whether a leftover stands where its dish is not cooked yet, or never is. */
export function isTooEarly(entry: MealPlanEntry, entries: readonly MealPlanEntry[]): boolean {
  if (entry.leftover_of === null || entry.date === null) return false;
  const source = entries.find(({ id }) => id === entry.leftover_of);
  return !source || source.date === null || isBefore(entry, source);
}

const isBefore = (entry: MealPlanEntry, source: MealPlanEntry): boolean =>
  entry.date !== null && source.date !== null && entry.date < source.date;

/** The place after all that stands at a meal. */
function lastAt(place: { date: string | null; meal: string }, entries: readonly MealPlanEntry[], without: string): number {
  const there = entries.filter((other) => other.id !== without && slotIdOf(other) === slotIdOf(place));
  return Math.max(-1, ...there.map(({ position }) => position)) + 1;
}
