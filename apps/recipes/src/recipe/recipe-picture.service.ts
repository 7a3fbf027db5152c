import { Inject, Injectable } from '@nestjs/common';
import { type Image, image, ProblemError } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { RecipeRepository } from './recipe.repository';
import { RecipeService } from './recipe.service';

/** Brings recipes and the pictures that media keeps together, whichever of the two comes first. */
@Injectable()
export class RecipePictureService {
  constructor(
    @Inject(RecipeService) private readonly service: RecipeService,
    @Inject(RecipeRepository) private readonly recipes: RecipeRepository,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** A picture is ready: every recipe that waits for it gets it. */
  async pictureArrived(ownerId: string, imageId: string): Promise<void> {
    const waiting = await this.recipes.waitingForPicture(ownerId, imageId);
    const picture = waiting.length > 0 ? await this.stored(ownerId, imageId) : null;
    if (!picture) return;
    for (const recipeId of waiting) await this.service.setPicture(ownerId, recipeId, picture);
  }

  /** A recipe was saved: if the picture it names was ready before, nobody will announce it again. */
  async recipeSaved(ownerId: string, recipeId: string): Promise<void> {
    const recipe = await this.recipes.find(ownerId, recipeId);
    if (!recipe?.image_id || recipe.image || recipe.deletedAt) return;
    const picture = await this.stored(ownerId, recipe.image_id);
    if (picture) await this.service.setPicture(ownerId, recipeId, picture);
  }

  /** Asked in the owner's name, so that nobody gets another cook's picture into a recipe. */
  private async stored(ownerId: string, imageId: string): Promise<Image | null> {
    try {
      const upload = await this.bus.call(image.read, { id: imageId }, { onBehalfOf: { accountId: ownerId, role: 'cook' } });
      return upload.image;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'media.not-found') return null;
      throw error;
    }
  }
}
