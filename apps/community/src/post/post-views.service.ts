import { Injectable } from '@nestjs/common';
import { type MadeEntry, type RecipeComment } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { timeOf } from '../gallery/gallery-card';
import type { PostDocument } from './post.schema';

/** Posts as a reader gets them, with who wrote them. */
@Injectable()
export class PostViews {
  constructor(private readonly chefs: ChefService) {}

  async made(posts: readonly PostDocument[], reader: string | null): Promise<MadeEntry[]> {
    const shared = await this.shared(posts, reader);
    return posts.map((post) => ({
      ...shared(post),
      date: post.date ?? '',
      note: post.text,
      image: post.image,
      image_id: post.accountId === reader ? post.imageId : null,
    }));
  }

  async comments(
    posts: readonly PostDocument[],
    reader: string | null,
    { authorId, answers }: { authorId: string; answers: ReadonlyMap<string, number> },
  ): Promise<RecipeComment[]> {
    const shared = await this.shared(posts, reader);
    return posts.map((post) => ({
      ...shared(post),
      text: post.text,
      is_author: post.accountId === authorId,
      answers: answers.get(post._id) ?? 0,
    }));
  }

  private async shared(posts: readonly PostDocument[], reader: string | null) {
    const cooks = await this.chefs.summariesOf([...new Set(posts.map(({ accountId }) => accountId))]);
    return ({ _id, accountId, held, hidden, position }: PostDocument) => ({
      id: _id,
      cook: cooks.get(accountId) ?? null,
      is_own: accountId === reader,
      held,
      hidden,
      created_at: timeOf(position),
    });
  }
}
