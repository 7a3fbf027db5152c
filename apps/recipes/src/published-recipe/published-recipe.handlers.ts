import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, publishedRecipe } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { PublishedRecipeService } from './published-recipe.service';

type Input<K extends keyof typeof publishedRecipe> = ParsedInputOf<(typeof publishedRecipe)[K]>;
type Output<K extends keyof typeof publishedRecipe> = Promise<OutputOf<(typeof publishedRecipe)[K]>>;

@Controller()
export class PublishedRecipeHandlers {
  constructor(private readonly recipes: PublishedRecipeService) {}

  @Handles(publishedRecipe.save)
  save({ id }: Input<'save'>, { actor }: ContextOf<typeof publishedRecipe.save>): Output<'save'> {
    return this.recipes.save(actor.accountId, id);
  }

  @Handles(publishedRecipe.read)
  async read({ id }: Input<'read'>): Output<'read'> {
    return { recipe: await this.recipes.read(id) };
  }

  @Handles(publishedRecipe.findCopy)
  async findCopy({ id, accountId }: Input<'findCopy'>): Output<'findCopy'> {
    return { copy: await this.recipes.findCopy(accountId, id) };
  }

  @Handles(publishedRecipe.takeChanges)
  takeChanges(input: Input<'takeChanges'>): Output<'takeChanges'> {
    return this.recipes.takeChanges(input);
  }
}
