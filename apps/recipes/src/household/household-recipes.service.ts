import { Injectable } from '@nestjs/common';
import { CHANGES_PER_PAGE } from '@simmer/contracts';
import type { HouseholdRecipe, householdRecipe, OutputOf } from '@simmer/contracts';
import { pageFrom } from '@simmer/kit';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { toShared } from '../recipe-model/shared-recipe';
import { Households } from './households.service';

/** Recipes stay their cook's; members of the household read them. */
@Injectable()
export class HouseholdRecipesService {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly households: Households,
  ) {}

  /** Ids of the recipes of all others of the household, cook by cook. `after` is the `next` of the page before: a cook and a recipe. */
  async listIds(accountId: string, after?: string): Promise<OutputOf<typeof householdRecipe.listIds>> {
    const [fromCook = '', fromId = ''] = after?.split(' ') ?? [];
    const members = await this.households.listMembers(await this.households.get(accountId));
    const items: string[] = [];
    for (const cook of members.filter((id) => id !== accountId && id >= fromCook).sort()) {
      const room = CHANGES_PER_PAGE - items.length;
      const ids = await this.recipes.listIdsOf(cook, room, cook === fromCook ? fromId : undefined);
      items.push(...ids);
      if (ids.length === room) return { items, next: `${cook} ${ids.at(-1)}` };
    }
    return { items, next: null };
  }

  /** As many of these as one answer has room for. */
  async read(accountId: string, ids: readonly string[]): Promise<OutputOf<typeof householdRecipe.list>> {
    const found = await this.documents(await this.households.get(accountId), ids);
    const { items } = pageFrom(found, { limit: found.length, view: toHouseholdRecipe, cursor: ({ _id }) => _id });
    return { items, left: found.slice(items.length).map(({ _id }) => _id) };
  }

  /** Of these ids the recipes that a member of a household keeps. */
  async documents(householdId: string, ids: readonly string[]): Promise<RecipeDocument[]> {
    return this.recipes.findManyOfOwners(await this.households.listMembers(householdId), ids);
  }
}

const toHouseholdRecipe = (recipe: RecipeDocument): HouseholdRecipe => ({
  id: recipe._id,
  cook: recipe.ownerId,
  ...toShared(recipe),
});
