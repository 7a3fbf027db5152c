import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, starterRecipe } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { StarterRecipesService } from './starter-recipes.service';

@Controller()
export class StarterRecipeHandlers {
  constructor(private readonly starters: StarterRecipesService) {}

  @Handles(starterRecipe.add)
  add(
    input: ParsedInputOf<typeof starterRecipe.add>,
    { actor }: ContextOf<typeof starterRecipe.add>,
  ): Promise<OutputOf<typeof starterRecipe.add>> {
    return this.starters.add(actor.accountId, input);
  }
}
