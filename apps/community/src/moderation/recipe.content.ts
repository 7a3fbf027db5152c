import { Injectable } from '@nestjs/common';
import { publishedRecipe, recipe } from '@simmer/contracts';
import { slugOf } from '@simmer/culinary';
import { Bus } from '@simmer/kit';
import { textOf } from '../gallery/gallery-card';
import { GalleryService } from '../gallery/gallery.service';
import { ModeratedContent, type ContentView } from '../moderation-model/moderated-content';

@Injectable()
export class RecipeContent extends ModeratedContent {
  readonly kind = 'recipe';

  constructor(
    private readonly bus: Bus,
    private readonly gallery: GalleryService,
  ) {
    super();
  }

  async find(id: string): Promise<ContentView | null> {
    const { recipe: found } = await this.bus.call(recipe.readPublic, { id }, { asService: true });
    if (!found) return null;
    const { ownerId, title, image, plate } = found;
    return { authorId: ownerId, title, text: textOf(found), path: `/app/community/recipe/${slugOf(title, id)}`, image, plate };
  }

  async photosOf(id: string): Promise<string[]> {
    const { recipe: found } = await this.bus.call(publishedRecipe.read, { id }, { asService: true });
    return found ? [...new Set([found.image, ...found.step_images].flatMap((image) => image?.id ?? []))] : [];
  }

  follow(id: string): Promise<void> {
    return this.gallery.project(id);
  }
}
