import { Injectable } from '@nestjs/common';
import { NOBODY, recipePublicationChanged, type SharedRecipesChoice } from '@simmer/contracts';
import { eventEntry } from '@simmer/kit';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument } from '../recipe-model/recipe.schema';

const AT_ONCE = 50;

/** What a cook wrote for themselves, or is called by. */
const WITHOUT_COOK = {
  ownerId: NOBODY,
  author: '',
  notes: '',
  rating: null,
  favorite: false,
  times_cooked: 0,
  origins: [],
  cooked_on: [],
  step_images: [],
} satisfies Partial<RecipeDocument>;

/** What becomes of published recipes when their cook's account is deleted. Each change is published to the gallery. */
@Injectable()
export class SharedRecipesService {
  constructor(private readonly recipes: RecipeRepository) {}

  /** Unpublishes them, or leaves them published without an owner. */
  async applyChoice(ownerId: string, choice: SharedRecipesChoice): Promise<void> {
    for (let shared = await this.next(ownerId); shared.length > 0; shared = await this.next(ownerId))
      for (const recipe of shared) {
        const { _id: recipeId, revision } = recipe;
        const payload = { recipeId, ownerId: choice === 'anonymous' ? NOBODY : ownerId, revision: revision + 1 };
        await this.recipes.changeOwnerless(
          recipe,
          choice === 'anonymous' ? withoutCook(recipe) : { published: false },
          eventEntry(recipePublicationChanged, payload),
        );
      }
  }

  private next(ownerId: string): Promise<RecipeDocument[]> {
    return this.recipes.listPublishedBy(ownerId, AT_ONCE);
  }
}

/** The gallery shows no steps: their photos go with the cook. */
const withoutCook = ({ instructions, publication }: RecipeDocument): Partial<RecipeDocument> => ({
  ...WITHOUT_COOK,
  publication: publication && { ...publication, credit_line: '', comes_from: '' },
  instructions: instructions.map((step) => ({ ...step, image_id: null })),
});
