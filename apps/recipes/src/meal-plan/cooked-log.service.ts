import { Injectable } from '@nestjs/common';
import { type MealPlanEntry, ProblemError, type Recipe } from '@simmer/contracts';
import { daysAfter } from '@simmer/meal-plan';
import { v5 as uuidv5 } from 'uuid';
import { Households } from '../household/households.service';
import { RecipeService } from '../recipe/recipe.service';
import { isLogged, nextToLog } from './cooked-log';
import { MealPlanRepository, type StoredWeek } from './meal-plan.repository';
import { MealPlanService } from './meal-plan.service';

const AT_ONCE = 100;
const HALF_DAY_MS = 43_200_000;
/** A meal is logged under an id of its own, which stays the same however often it is tried. */
const LOG_IDS = 'b1d6d1fc-8f39-4d6a-9a1c-7f4e9a5a6c11';

/** What was planned on days that are over was cooked: it goes into the logs of its recipes. */
@Injectable()
export class CookedLogService {
  constructor(
    private readonly repository: MealPlanRepository,
    private readonly plans: MealPlanService,
    private readonly recipes: RecipeService,
    private readonly households: Households,
  ) {}

  async logPastMeals(now: Date): Promise<void> {
    // over wherever on Earth the cook is
    const day = daysAfter(new Date(now.getTime() - HALF_DAY_MS).toISOString().slice(0, 10), -1);
    for (;;) {
      const weeks = await this.repository.listWeeksToLog(day, AT_ONCE);
      for (const week of weeks) await this.logWeek(week, day);
      if (weeks.length < AT_ONCE) return;
    }
  }

  private async logWeek(week: StoredWeek, day: string): Promise<void> {
    const { entries } = await this.plans.viewOf(week);
    const members = await this.households.listMembers(week.ownerId);
    const due = entries.filter((entry): entry is PastMeal => isPast(entry, day) && !isLogged(entry, week.logged));
    const gone = week.logged.filter((known) => !entries.some((entry) => entry.id === known.id && isLogged(entry, [known])));
    for (const { id, recipe_id } of gone) await this.withOwner(members, recipe_id, (owner) => this.remove(owner, recipe_id, id));
    for (const entry of due) await this.withOwner(members, entry.recipe_id, (owner, recipe) => this.put(owner, recipe, entry));
    const logged = [
      ...week.logged.filter((known) => !gone.includes(known)),
      ...due.map(({ id, recipe_id, date }) => ({ id, recipe_id, date })),
    ];
    await this.repository.saveLog(week, { logged, logNext: nextToLog(entries, logged) });
  }

  /** The recipe is that of one of the members; nothing happens when it is gone. */
  private async withOwner(
    members: readonly string[],
    id: string,
    write: (owner: string, recipe: Recipe) => Promise<unknown>,
  ): Promise<void> {
    for (const owner of members) {
      try {
        await write(owner, await this.recipes.read(owner, id));
        return;
      } catch (problem) {
        if (!(problem instanceof ProblemError) || !['recipes.not-found', 'recipes.cooked-too-often'].includes(problem.code)) throw problem;
      }
    }
  }

  /** Not on a day for which the cook has noted it already. */
  private async put(owner: string, recipe: Recipe, { id, date, servings }: PastMeal): Promise<void> {
    const entryId = uuidv5(id, LOG_IDS);
    if (recipe.cooked_on.some((known) => known.date === date && known.id !== entryId)) return;
    await this.recipes.putCooked(owner, { id: recipe.id, entryId, date, servings, note: '', image_id: null });
  }

  private remove(owner: string, id: string, entryId: string): Promise<Recipe> {
    return this.recipes.removeCooked(owner, { id, entryId: uuidv5(entryId, LOG_IDS) });
  }
}

type PastMeal = MealPlanEntry & { date: string; recipe_id: string };

const isPast = (entry: MealPlanEntry, day: string): boolean =>
  entry.recipe_id !== null && entry.leftover_of === null && entry.date !== null && entry.date <= day;
