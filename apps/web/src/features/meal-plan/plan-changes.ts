import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { slotIdOf, weekOf } from '@simmer/meal-plan';

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

/** What moving a dish to another meal means: its leftovers stay linked, and one before its source can no longer be eaten. */
export function moveOf(entry: MealPlanEntry, to: { date: string | null; meal: string }, entries: readonly MealPlanEntry[]): PlanChange {
  const there = entries.filter((other) => other.id !== entry.id && slotIdOf(other) === slotIdOf(to));
  const position = Math.max(-1, ...there.map((other) => other.position)) + 1;
  return { put: [{ ...entry, ...to, position }] };
}
