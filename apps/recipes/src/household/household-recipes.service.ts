import { Injectable } from '@nestjs/common';
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
