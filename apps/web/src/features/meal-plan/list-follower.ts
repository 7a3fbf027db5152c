import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { servingsOf } from '@simmer/meal-plan';
import type { Eater } from '@simmer/planner';
import { type RefObject, useEffect } from 'react';
import type { Followed, PlanNews } from '../../device/lists/follow-plan';
import { useListHeads } from '../../device/lists/use-list-heads';
import type { PlannedRecipe } from './own-recipes';

/** What stands in a plan. */
export interface Planned {
  readonly entries: readonly MealPlanEntry[];
  readonly slots: readonly MealPlanSlot[];
}

/** Lets shopping lists follow a change of the plan. */
export type ListFollower = (before: Planned, after: Planned) => Promise<Followed | undefined>;

interface Known {
  /** The last day for which lists are made from here. */
  readonly last: string;
  readonly recipes: readonly PlannedRecipe[];
  readonly eaters: readonly Eater[];
}

/** What a list that was made from a plan has to know of a change. A meal that is put off beyond the last day is not bought for this time. */
export function newsOf(before: Planned, after: Planned, { last, recipes, eaters }: Known): PlanNews {
  const gone: string[] = [];
  const changed: PlanNews['changed'][number][] = [];
  for (const was of before.entries.filter(isCooked)) {
    const now = after.entries.find(({ id }) => id === was.id);
    if (!now || !isCooked(now) || now.date > last) gone.push(was.id);
    else {
      const servings = servingsOf(now, after.entries, after.slots, eaters);
      const isSame =
        now.recipe_id === was.recipe_id && now.date === was.date && servings === servingsOf(was, before.entries, before.slots, eaters);
      const recipe = recipes.find(({ id }) => id === now.recipe_id);
      if (recipe && !isSame) changed.push({ recipe, servings, meal: { id: now.id, day: now.date } });
    }
  }
  return { gone, changed };
}

/** A dish with a day and a recipe; what is eaten again is bought with its first meal. */
export const isCooked = (entry: MealPlanEntry): entry is MealPlanEntry & { date: string; recipe_id: string } =>
  entry.date !== null && entry.recipe_id !== null && entry.leftover_of === null;

/** Keeps the follower of the plan's changes up to date with what is known of recipes and eaters. */
export function useListFollower(followerRef: RefObject<ListFollower | undefined>, known: Known): void {
  const heads = useListHeads();
  useEffect(() => {
    followerRef.current = async (before, after) => {
      const news = newsOf(before, after, known);
      if (news.gone.length + news.changed.length === 0) return undefined;
      const { followPlan } = await import('../../device/lists/follow-plan');
      return followPlan(
        heads.map(({ id }) => id),
        news,
      );
    };
  });
}
