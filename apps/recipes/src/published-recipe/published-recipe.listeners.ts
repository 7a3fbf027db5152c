import { Injectable } from '@nestjs/common';
import { type PayloadOf, recipePublicationChanged } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { PublishedRecipeService } from './published-recipe.service';

@Injectable()
export class PublishedRecipeListeners {
  constructor(private readonly recipes: PublishedRecipeService) {}

  @On(recipePublicationChanged, 'update-credits')
  async updateCredits({ recipeId }: PayloadOf<typeof recipePublicationChanged>): Promise<void> {
    await this.recipes.updateCredits(recipeId);
  }
}
