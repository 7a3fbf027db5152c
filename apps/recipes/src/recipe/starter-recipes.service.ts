import { Injectable } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, ProblemError, recipe, type starterRecipe } from '@simmer/contracts';
import { loadStarterRecipes } from '@simmer/starter';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { RecipeService } from './recipe.service';

/** Recipes of our own set in a cook's library. What they say comes from the set: nobody can add anything else without a place for it. */
@Injectable()
export class StarterRecipesService {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly service: RecipeService,
  ) {}

  /** Adds each that is not there; one that was added with this id before stays as it is, also edited or deleted. Throws `request.not-found`. */
  async add(ownerId: string, { language, items }: ParsedInputOf<typeof starterRecipe.add>): Promise<OutputOf<typeof starterRecipe.add>> {
    const drafts = new Map((await loadStarterRecipes(language)).map((one) => [one.id, one.draft]));
    const wanted = items.map(({ id, starter }) => {
      const draft = drafts.get(starter);
      if (!draft) throw new ProblemError('request.not-found');
      return { starter, input: recipe.create.input.parse({ ...draft, id }) };
    });
    const added: { starter: string; id: string }[] = [];
    for (const { starter, input } of wanted) {
      const there = await this.recipes.find(ownerId, input.id ?? '');
      const { id } = there ? { id: there._id } : await this.service.createStarter(ownerId, input, starter);
      added.push({ starter, id });
    }
    return { items: added };
  }
}
