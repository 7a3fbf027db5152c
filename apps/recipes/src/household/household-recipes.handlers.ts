import { Controller } from '@nestjs/common';
import { householdRecipe, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { HouseholdRecipesService } from './household-recipes.service';

@Controller()
export class HouseholdRecipesHandlers {
  constructor(private readonly recipes: HouseholdRecipesService) {}

  @Handles(householdRecipe.listIds)
  listIds(
    { after }: ParsedInputOf<typeof householdRecipe.listIds>,
    { actor }: ContextOf<typeof householdRecipe.listIds>,
  ): Promise<OutputOf<typeof householdRecipe.listIds>> {
    return this.recipes.listIds(actor.accountId, after);
  }

  @Handles(householdRecipe.list)
  list(
    { ids }: ParsedInputOf<typeof householdRecipe.list>,
    { actor }: ContextOf<typeof householdRecipe.list>,
  ): Promise<OutputOf<typeof householdRecipe.list>> {
    return this.recipes.read(actor.accountId, ids);
  }
}
