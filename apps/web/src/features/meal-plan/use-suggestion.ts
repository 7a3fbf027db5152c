import type { MealPlanEntry } from '@simmer/contracts';
import { newId } from '@simmer/client';
import { daysAfter, slotIdOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import type { Eater, Suggestion, Wish } from '@simmer/planner';
import { useToast } from '@simmer/ui';
import { useRef, useState } from 'react';
import type { PlannedRecipe } from './own-recipes';
import type { Relax, SuggestedWeek, WeekRequest } from './planner-thread';
import { DAYS_BEHIND, type Plan } from './use-plan';
import type { Planner } from './use-planner';
import { today } from './week-dates';

/** What the last suggestion put into the week, and what it could not fill. */
export interface LastSuggestion {
  ids: ReadonlySet<string>;
  empty: Suggestion['empty'];
  /** Foods that its rules name, as the reader calls them. */
  foods: SuggestedWeek['foods'];
}

/** Asks for a week; asked again, what was suggested and is not locked makes room for something else. */
export function useSuggestion(plan: Plan, planner: Planner | undefined, recipes: readonly PlannedRecipe[], eaters: readonly Eater[]) {
  const toast = useToast();
  const [last, setLast] = useLastSuggestion(plan.dates[0] ?? '');
  const [seed, setSeed] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  /** Counts what was asked for: an answer that nobody waits for any more changes nothing. */
  const asked = useRef(0);
  const { settings } = plan;

  function requestOf(entries: readonly MealPlanEntry[]): WeekRequest | undefined {
    if (!settings) return undefined;
    // what is over stays as it was
    const toCome = plan.dates.filter((date) => date >= today());
    const dates = toCome.length > 0 ? toCome : plan.dates;
    const before = DAYS_BEHIND.map((days) => daysAfter(dates[0] ?? today(), -days)).filter((date) => date >= today());
    return { dates, before, entries, slots: plan.slots, settings, eaters };
  }

  /** Asks for what is not kept; an answer that nobody waits for any more is none. */
  async function ask(kept: readonly MealPlanEntry[], wishes: readonly Wish[], relax?: Relax): Promise<SuggestedWeek | undefined> {
    const request = requestOf(kept);
    if (!planner || !request) return undefined;
    const mine = ++asked.current;
    setIsBusy(true);
    try {
      const found = await planner.thread.ask({ ask: 'suggest', request, wishes, seed, relax });
      if (mine !== asked.current) return undefined;
      setSeed(seed + 1);
      return found;
    } finally {
      if (mine === asked.current) setIsBusy(false);
    }
  }

  /** What is found for the meals where nothing stands. */
  function dishesOf({ plan: meals, leftovers }: SuggestedWeek, kept: readonly MealPlanEntry[]): MealPlanEntry[] {
    // a second dish of a meal, and a dish of before, is a slot by its own id
    const taken = new Set(kept.flatMap((entry) => [slotIdOf(entry), entry.id]));
    const dishes = Object.entries(meals).flatMap(([slot, recipe]) => {
      const [date = '', ...meal] = slot.split(' ');
      return recipe === null || taken.has(slot) ? [] : [entryFor(recipe, date, meal.join(' '), recipes)];
    });
    return linked(dishes, leftovers, kept);
  }

  async function put(dishes: readonly MealPlanEntry[], open: readonly MealPlanEntry[]): Promise<void> {
    const leftovers = dishes.filter(({ leftover_of }) => leftover_of !== null).length;
    const change = { put: dishes, remove: open.map(({ id }) => id) };
    await plan.change(change, t.suggested({ count: dishes.length, leftovers }), `suggestion ${plan.dates[0]}`);
  }

  async function suggest(wishes: readonly Wish[] = settings?.wishes ?? []): Promise<void> {
    const open = plan.entries.filter(({ id }) => last?.ids.has(id) && !isKept(id, plan.entries));
    const kept = plan.entries.filter((entry) => !open.includes(entry));
    const found = await ask(kept, wishes);
    if (!found) return;
    const dishes = dishesOf(found, kept);
    if (dishes.length === 0 && open.length === 0 && found.empty.length === 0) return toast({ message: t.nothingToFill });
    setLast({ ids: new Set(dishes.map(({ id }) => id)), empty: found.empty, foods: found.foods });
    if (dishes.length > 0 || open.length > 0) await put(dishes, open);
    else toast({ message: t.nothingMoreFits });
  }

  /** Fills meals that stayed empty without the rules that a cook lifts for them; all else stays as it is. */
  async function relax(slots: readonly string[], rules: Relax['rules']): Promise<void> {
    const found = await ask(plan.entries, settings?.wishes ?? [], { slots, rules });
    if (!found || !last) return;
    const dishes = dishesOf(found, plan.entries).filter((dish) => slots.includes(slotIdOf(dish)));
    const empty = [...last.empty.filter(({ slot }) => !slots.includes(slot)), ...found.empty.filter(({ slot }) => slots.includes(slot))];
    setLast({ ids: new Set([...last.ids, ...dishes.map(({ id }) => id)]), empty, foods: { ...last.foods, ...found.foods } });
    if (dishes.length > 0) await put(dishes, []);
    else toast({ message: t.nothingMoreFits });
  }

  function keepAll(): void {
    asked.current++;
    setIsBusy(false);
    setLast(undefined);
  }

  // a meal that was filled by hand meanwhile is empty no more
  const filled = new Set(plan.entries.map(slotIdOf));
  const shown = last && { ...last, empty: last.empty.filter(({ slot }) => !filled.has(slot)) };
  return { suggest, relax, isBusy, last: shown, keepAll, requestOf };
}

/** The last suggestion of a week, which a reload leaves as it was. */
function useLastSuggestion(first: string): [LastSuggestion | undefined, (last: LastSuggestion | undefined) => void] {
  const [stored, setStored] = useState(() => ({ first, last: storedSuggestion(first) }));
  if (stored.first !== first) setStored({ first, last: storedSuggestion(first) });
  const keep = (last: LastSuggestion | undefined): void => {
    if (last) sessionStorage.setItem(keyOf(first), [...last.ids].join());
    else sessionStorage.removeItem(keyOf(first));
    setStored({ first, last });
  };
  return [stored.first === first ? stored.last : undefined, keep];
}

const keyOf = (first: string): string => `simmer.suggestion.${first}`;

function storedSuggestion(first: string): LastSuggestion | undefined {
  const stored = sessionStorage.getItem(keyOf(first));
  if (stored === null) return undefined;
  // why a meal stayed empty tells of allergies, and is asked again
  return { ids: new Set(stored.split(',')), empty: [], foods: {} };
}

/** Locked, or cooked for a leftover that is. */
const isKept = (id: string, entries: readonly MealPlanEntry[]): boolean =>
  entries.some((entry) => entry.locked && (entry.id === id || entry.leftover_of === id));

/** Suggested dishes with the dishes of which they are left over: suggested too, or in the plan before. */
function linked(dishes: readonly MealPlanEntry[], leftovers: Suggestion['leftovers'], kept: readonly MealPlanEntry[]): MealPlanEntry[] {
  const inOrder = [...dishes, ...[...kept].sort((a, b) => a.position - b.position)].filter(({ recipe_id }) => recipe_id !== null);
  return dishes.map((dish) => {
    const source = leftovers[slotIdOf(dish)];
    const cooked = source === undefined ? undefined : inOrder.find((entry) => entry.id === source || slotIdOf(entry) === source);
    return cooked ? { ...dish, leftover_of: cooked.id } : dish;
  });
}

const entryFor = (recipe: string, date: string, meal: string, recipes: readonly PlannedRecipe[]): MealPlanEntry => ({
  id: newId(),
  date,
  meal,
  position: 0,
  recipe_id: recipe,
  title: recipes.find(({ id }) => id === recipe)?.title ?? '',
  servings: null,
  locked: false,
  leftover_of: null,
});

/** What stands in the week, as the planner names it: the first dish of each meal. */
export const planOf = (entries: readonly MealPlanEntry[]): Record<string, string> =>
  Object.fromEntries(
    [...entries]
      .sort((a, b) => b.position - a.position)
      .flatMap((entry) => (entry.recipe_id === null || entry.date === null ? [] : [[slotIdOf(entry), entry.recipe_id]])),
  );
