import { Injectable } from '@nestjs/common';
import { type PayloadOf, recipeSavedFromGallery, recipeVoiceChanged } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { RatingService } from './rating.service';

@Injectable()
export class RatingListeners {
  constructor(private readonly ratings: RatingService) {}

  @On(recipeVoiceChanged, 'update-figures')
  async updateFigures({ recipeId }: PayloadOf<typeof recipeVoiceChanged>): Promise<void> {
    await this.ratings.updateFigures(recipeId);
  }

  @On(recipeSavedFromGallery, 'count-save')
  async countSave({ ownerId, originalId }: PayloadOf<typeof recipeSavedFromGallery>): Promise<void> {
    await this.ratings.count(ownerId, originalId, { saved: true });
  }
}
