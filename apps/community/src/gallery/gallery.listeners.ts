import { Injectable } from '@nestjs/common';
import { type PayloadOf, recipePublicationChanged } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { GalleryService } from './gallery.service';

@Injectable()
export class GalleryListeners {
  constructor(private readonly gallery: GalleryService) {}

  @On(recipePublicationChanged, 'project-recipe')
  async project({ recipeId, revision }: PayloadOf<typeof recipePublicationChanged>): Promise<void> {
    await this.gallery.project(recipeId, revision);
  }
}
