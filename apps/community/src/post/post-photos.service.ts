import { Injectable } from '@nestjs/common';
import { image, ProblemError } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { PostRepository } from './post.repository';
import type { PostDocument } from './post.schema';

/** The photos of posts, as media keeps them: a post may be there before its photo is stored, and after. */
@Injectable()
export class PostPhotos {
  constructor(
    private readonly posts: PostRepository,
    private readonly bus: Bus,
  ) {}

  /** Shows a photo that was stored just now, if a post of its cook names it. */
  async imageStored(accountId: string, imageId: string): Promise<void> {
    const shown = await this.posts.findShown([{ id: imageId, ownerId: accountId }]);
    if (shown.length > 0) await this.show(accountId, imageId);
  }

  /** The post with its photo, if that is stored by now; without it while media is away, until it is read again. */
  async withImage(post: PostDocument): Promise<PostDocument> {
    if (post.imageId === null || post.image !== null) return post;
    try {
      await this.show(post.accountId, post.imageId);
    } catch (problem) {
      if (!(problem instanceof ProblemError) || problem.code !== 'service.unavailable') throw problem;
    }
    return (await this.posts.find(post._id)) ?? post;
  }

  private async show(accountId: string, imageId: string): Promise<void> {
    const { photos } = await this.bus.call(image.findStored, { ids: [imageId] }, { asService: true });
    const stored = photos.find(({ ownerId }) => ownerId === accountId);
    if (stored) await this.posts.setImage(accountId, stored.image);
  }
}
