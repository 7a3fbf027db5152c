import { Inject, Injectable } from '@nestjs/common';
import { imageStored, type PayloadOf, recipeSaved } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { RecipePictureService } from './recipe-picture.service';

@Injectable()
export class RecipeListeners {
  constructor(@Inject(RecipePictureService) private readonly pictures: RecipePictureService) {}

  @On(imageStored)
  async imageStored({ ownerId, imageId }: PayloadOf<typeof imageStored>): Promise<void> {
    await this.pictures.pictureArrived(ownerId, imageId);
  }

  @On(recipeSaved)
  async recipeSaved({ ownerId, recipeId }: PayloadOf<typeof recipeSaved>): Promise<void> {
    await this.pictures.recipeSaved(ownerId, recipeId);
  }
}
