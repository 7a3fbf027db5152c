import { Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { RatingService } from '../rating/rating.service';
import { PostRepository } from './post.repository';

/** Brings back what was removed a moment ago. */
@Injectable()
export class PostUndo {
  constructor(
    private readonly posts: PostRepository,
    private readonly ratings: RatingService,
  ) {}

  /** By whoever removed it; what is not removed is left as it is. Throws `community.post-not-found`. */
  async restore(accountId: string, id: string): Promise<void> {
    const post = await this.posts.find(id);
    const mayRestore = post && accountId === (post.removedAt === null ? post.accountId : post.removedBy);
    if (!mayRestore) throw new ProblemError('community.post-not-found');
    if (post.removedAt !== null) await this.posts.restore(post);
    if (post.kind === 'made') await this.ratings.count(post.accountId, post.recipeId, { cooked: true });
  }
}
