import { Injectable } from '@nestjs/common';
import { imageStored, type PayloadOf, recipeImageAwaited } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { RecipePictureService } from './recipe-picture.service';

@Injectable()
export class RecipeListeners {
  constructor(private readonly pictures: RecipePictureService) {}

  @On(imageStored, 'attach-stored-image')
  async imageStored({ ownerId, imageId }: PayloadOf<typeof imageStored>): Promise<void> {
    await this.pictures.imageStored(ownerId, imageId);
  }

  @On(recipeImageAwaited, 'ask-for-image')
  async imageAwaited({ ownerId, recipeId }: PayloadOf<typeof recipeImageAwaited>): Promise<void> {
    await this.pictures.showIfStored(ownerId, recipeId);
  }
}
