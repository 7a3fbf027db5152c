import { Injectable } from '@nestjs/common';
import { GalleryService } from '../gallery/gallery.service';
import { ModeratedContent, type ContentView } from '../moderation-model/moderated-content';
import { PostRepository } from './post.repository';
import { PostVisibility } from './post-visibility.service';
import type { PostKind } from './post.schema';

/** A post, as staff see it. */
abstract class PostContent extends ModeratedContent {
  abstract override readonly kind: PostKind;

  constructor(
    private readonly posts: PostRepository,
    private readonly gallery: GalleryService,
    private readonly visibility: PostVisibility,
  ) {
    super();
  }

  async find(id: string): Promise<ContentView | null> {
    const post = await this.posts.find(id);
    if (!post || post.removedAt !== null) return null;
    const card = await this.gallery.findCard(post.recipeId);
    const { accountId: authorId, text, image } = post;
    return { authorId, title: card?.title ?? '', text, path: card && `/app/community/recipe/${card.slug}`, image, plate: null };
  }

  async photosOf(id: string): Promise<string[]> {
    const post = await this.posts.find(id);
    return post?.imageId ? [post.imageId] : [];
  }

  follow(id: string): Promise<void> {
    return this.visibility.follow(id);
  }
}

@Injectable()
export class MadeContent extends PostContent {
  readonly kind = 'made';

  constructor(posts: PostRepository, gallery: GalleryService, visibility: PostVisibility) {
    super(posts, gallery, visibility);
  }
}

@Injectable()
export class CommentContent extends PostContent {
  readonly kind = 'comment';

  constructor(posts: PostRepository, gallery: GalleryService, visibility: PostVisibility) {
    super(posts, gallery, visibility);
  }
}
