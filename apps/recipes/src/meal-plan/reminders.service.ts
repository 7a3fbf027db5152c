import { Injectable } from '@nestjs/common';
import { type MealPlanEntry, MOST_REMINDERS, type OutputOf, ProblemError, type mealPlan, type Recipe } from '@simmer/contracts';
import { tasksOfSteps } from '@simmer/cooking-clock';
import { Households } from '../household/households.service';
import { RecipeService } from '../recipe/recipe.service';
import { MealPlanService } from './meal-plan.service';

type Found = OutputOf<typeof mealPlan.findReminders>;

/** What the dishes of a day need on the day before: dough, beans, a marinade, something frozen. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly plans: MealPlanService,
    private readonly recipes: RecipeService,
    private readonly households: Households,
  ) {}

  async find(accountId: string, date: string): Promise<Found> {
    const { entries } = await this.plans.daysFrom(accountId, date, 1);
    const members = await this.households.listMembers(await this.households.get(accountId));
    const ids = new Set(entries.filter(isCooked).map(({ recipe_id }) => recipe_id));
    const items: Found['items'] = [];
    for (const id of ids) {
      const recipe = await this.read(members, id);
      if (!recipe) continue;
      const { reminders } = tasksOfSteps(
        recipe.instructions.map(({ text }) => text),
        { language: recipe.language },
      );
      if (reminders.length > 0) items.push({ recipeId: id, title: recipe.title, text: reminders.map(({ text }) => text).join(' ') });
      if (items.length === MOST_REMINDERS) break;
    }
    return { items };
  }

  /** That of one of the members; null when it is gone. */
  private async read(members: readonly string[], id: string): Promise<Recipe | null> {
    for (const owner of members) {
      try {
        return await this.recipes.read(owner, id);
      } catch (problem) {
        if (!(problem instanceof ProblemError && problem.code === 'recipes.not-found')) throw problem;
      }
    }
    return null;
  }
}

const isCooked = (entry: MealPlanEntry): entry is MealPlanEntry & { recipe_id: string } =>
  entry.recipe_id !== null && entry.leftover_of === null;
