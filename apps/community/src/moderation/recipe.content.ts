import { Injectable } from '@nestjs/common';
import { recipe } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { slugOf } from '../gallery/slug';
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
    const { ownerId, title, description, ingredients, image, plate } = found;
    const text = [description, ...ingredients.map((line) => line.text)].filter(Boolean).join('\n');
    return { authorId: ownerId, title, text, path: `/app/community/recipe/${slugOf(title, id)}`, image, plate };
  }

  follow(id: string): Promise<void> {
    return this.gallery.project(id);
  }
}
