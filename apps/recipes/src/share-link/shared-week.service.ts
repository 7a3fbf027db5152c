import { Injectable } from '@nestjs/common';
import {
  household,
  type MealPlanEntry,
  type MealPlanTemplate,
  ProblemError,
  type Recipe,
  SHARED_WEEK_BYTES,
  type SharedWeek,
} from '@simmer/contracts';
import { Bus, fitting } from '@simmer/kit';
import { detectLineLanguage } from '@simmer/culinary';
import { daysAfter, daysBetween, servingsOf } from '@simmer/meal-plan';
import { addRecipe, isOwnAisle, joinItems, ListReplica, recipeLines, thingsToBuy } from '@simmer/shopping-list';
import { v5 as uuidv5 } from 'uuid';
import { HouseholdRecipesService } from '../household/household-recipes.service';
import { Households } from '../household/households.service';
import { MealPlanService } from '../meal-plan/meal-plan.service';
import { listFoods } from '../shopping-list/list-foods';
import { ShoppingListService } from '../shopping-list/shopping-list.service';
import { RecipeService } from '../recipe/recipe.service';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { copyOf, toShared } from '../recipe-model/shared-recipe';

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6];

type Copy = Pick<Recipe, 'id' | 'waiting'>;

/** A dish of the plan that is bought for. */
interface Cooked {
  readonly id: string;
  readonly recipe: RecipeDocument;
  readonly servings: number;
}

interface ReadWeek {
  entries: MealPlanEntry[];
  recipes: ReadonlyMap<string, RecipeDocument>;
}

/** Weeks of a plan behind a link, and copies of them. */
@Injectable()
export class SharedWeekService {
  constructor(
    private readonly plans: MealPlanService,
    private readonly households: Households,
    private readonly householdRecipes: HouseholdRecipesService,
    private readonly recipes: RecipeService,
    private readonly lists: ShoppingListService,
    private readonly bus: Bus,
  ) {}

  /** Null once the sharer has left that household. */
  async view(accountId: string, householdId: string, first: string): Promise<SharedWeek | null> {
    if ((await this.households.get(accountId)) !== householdId) return null;
    const [{ entries, slots }, settings, { eaters }] = await Promise.all([
      this.plans.daysFrom(accountId, first, WEEK_DAYS.length),
      this.plans.readSettings(accountId),
      this.bus.call(household.lookUp, { accountId }, { asService: true }),
    ]);
    const recipes = await this.recipesOf(householdId, entries);
    const order = ({ meal, position }: MealPlanEntry): number => settings.meals.indexOf(meal) * 1_000 + position;
    const cooked = entries.flatMap((entry) => {
      const recipe = entry.leftover_of === null ? recipes.get(entry.recipe_id ?? '') : undefined;
      return recipe ? [{ id: entry.id, recipe, servings: servingsOf(entry, entries, slots, eaters) }] : [];
    });
    const week = {
      first,
      days: WEEK_DAYS.map((day) => daysAfter(first, day)).map((date) => ({
        date,
        dishes: entries
          .filter((entry) => entry.date === date)
          .sort((one, other) => order(one) - order(other))
          .map((entry) => dishOf(entry, recipes.get(entry.recipe_id ?? ''))),
      })),
      to_buy: fitting(await this.toBuy(householdId, cooked, settings.pantry), SHARED_WEEK_BYTES / 2),
    };
    return bytesOf(week) > SHARED_WEEK_BYTES ? withoutPictures(week) : week;
  }

  /** Copies the recipes of a week that the account has not, and says which dish is which of theirs. One that finds no room waits in the tray. */
  async copyTo(
    accountId: string,
    id: string,
    { householdId, first, name, of, from }: { householdId: string; first: string; name: string; of: string; from: string },
  ): Promise<{ week: MealPlanTemplate; waiting: number }> {
    const { entries } = await this.plans.daysFrom(of, first, WEEK_DAYS.length);
    const recipes = await this.recipesOf(householdId, entries);
    const copies = new Map<string, Copy>();
    for (const recipe of recipes.values()) copies.set(recipe._id, await this.copy(accountId, uuidv5(recipe._id, id), recipe, from));
    const dishes = entries.map(({ date, meal, recipe_id, title, servings, leftover_of }) => {
      const source = entries.findIndex((entry) => entry.id === leftover_of);
      return {
        day: daysBetween(first, date ?? first),
        meal,
        recipe_id: copies.get(recipe_id ?? '')?.id ?? null,
        title,
        servings,
        leftover_of: source < 0 ? null : source,
      };
    });
    if (dishes.length === 0) throw new ProblemError('recipes.share-not-found');
    const week = await this.plans.putTemplate(accountId, { id, name, dishes });
    return { week, waiting: [...copies.values()].filter((copy) => copy.waiting).length };
  }

  /** As the household's own list would have it, without what is at home. */
  private async toBuy(householdId: string, cooked: readonly Cooked[], pantry: readonly string[]): Promise<SharedWeek['to_buy']> {
    const texts = cooked.flatMap(({ recipe }) => recipe.ingredients.map(({ text }) => text));
    const foods = listFoods(detectLineLanguage(texts.join('\n')));
    const list = new ListReplica('shared-week', Date.now);
    for (const { id, recipe, servings } of cooked)
      addRecipe(
        list,
        { id: `plan:${id}`, title: recipe.title, servings, recipeId: recipe._id },
        recipeLines(recipe, servings / recipe.servings, foods),
      );
    const about = await this.lists.about(householdId, foods);
    const region = (about.units ?? (foods.language === 'en' ? 'us' : 'metric')) === 'us' ? 'us' : 'metric';
    const atHome = new Set(pantry.map((name) => foods.read(name).key));
    return thingsToBuy(joinItems(list.items(), foods), about, { foods, system: about.units, region })
      .filter((thing) => !thing.isAtHome && !atHome.has(thing.food.key))
      .map(({ name, aisle, food, amounts }) => ({
        name,
        aisle: isOwnAisle(aisle) ? (food.aisle ?? 'other') : aisle,
        amounts: [...amounts],
      }));
  }

  private async recipesOf(householdId: string, entries: readonly MealPlanEntry[]): Promise<ReadWeek['recipes']> {
    const ids = [...new Set(entries.flatMap(({ recipe_id }) => recipe_id ?? []))];
    return new Map((await this.householdRecipes.documents(householdId, ids)).map((recipe) => [recipe._id, recipe]));
  }

  /** The copy, or the same recipe that the account has. */
  private async copy(accountId: string, id: string, recipe: RecipeDocument, from: string): Promise<Copy> {
    const { draft, photosToCopy } = copyOf(toShared(recipe), { id, ownerId: recipe.ownerId });
    try {
      return await this.recipes.create(accountId, { ...draft, whenFull: { origin: 'shared', name: from } }, photosToCopy);
    } catch (problem) {
      if (!(problem instanceof ProblemError) || problem.code !== 'recipes.owned') throw problem;
      return { id: String(problem.params?.['recipeId']), waiting: false };
    }
  }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Of a week with so many dishes that their pictures are too heavy for one answer. */
const withoutPictures = ({ days, ...week }: SharedWeek): SharedWeek => ({
  ...week,
  days: days.map(({ date, dishes }) => ({ date, dishes: dishes.map((dish) => ({ ...dish, picture: null })) })),
});

const dishOf = (entry: MealPlanEntry, recipe: RecipeDocument | undefined): SharedWeek['days'][number]['dishes'][number] => {
  const shared = recipe && toShared(recipe);
  return {
    meal: entry.meal,
    title: shared?.title ?? entry.title,
    kind: entry.recipe_id === null ? 'note' : entry.leftover_of === null ? 'recipe' : 'leftover',
    total_time: shared?.total_time ?? 0,
    picture: shared ? { image: shared.image, image_url: shared.image_url, plate: shared.plate } : null,
  };
};
