import type { PlanRecipe } from '@simmer/planner';
import { useEffect, useRef, useState } from 'react';
import type { PlannedRecipe } from './own-recipes';
import { type LearnedRecipe, PlannerThread } from './planner-thread';
import { today } from './week-dates';

export interface Planner {
  thread: PlannerThread;
  /** What is known of each recipe, by its id. */
  known: ReadonlyMap<string, PlanRecipe>;
}

/** The planner, once it has read the cook's recipes. */
export function usePlanner(recipes: readonly PlannedRecipe[], meals: readonly string[] | undefined): Planner | undefined {
  const opened = useRef<PlannerThread>(undefined);
  const [planner, setPlanner] = useState<Planner>();

  useEffect(() => {
    const thread = new PlannerThread();
    opened.current = thread;
    return () => thread.close();
  }, []);

  const mealNames = meals?.join('\n');
  useEffect(() => {
    const thread = opened.current;
    if (!thread || mealNames === undefined || recipes.length === 0) return;
    const stop = new AbortController();
    void thread.learn(recipes.map(forPlanner), { meals: mealNames.split('\n'), today: today() }, stop.signal).then(
      (learned) => {
        if (learned) setPlanner({ thread, known: new Map(learned.map((recipe) => [recipe.id, recipe])) });
      },
      // without it a week is planned by hand, and Suggest stays off
      () => undefined,
    );
    return () => stop.abort();
  }, [recipes, mealNames]);

  return planner;
}

/** No more than the thread needs: pictures, steps and notes would only be copied. */
const forPlanner = ({
  id,
  title,
  tags,
  ingredients,
  servings,
  total_time,
  calories,
  protein,
  total_fat,
  carbohydrates,
  ...rest
}: PlannedRecipe): LearnedRecipe => ({
  id,
  title,
  tags,
  ingredients,
  servings,
  total_time,
  calories,
  protein,
  total_fat,
  carbohydrates,
  // how much another cook likes theirs is not told
  rating: 'rating' in rest ? rest.rating : null,
  favorite: 'favorite' in rest && rest.favorite,
  cooked_on: 'cooked_on' in rest ? rest.cooked_on : [],
});
