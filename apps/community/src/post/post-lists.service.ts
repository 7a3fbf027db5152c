import { Injectable } from '@nestjs/common';
import { Id, ProblemError } from '@simmer/contracts';
import { fitting } from '@simmer/kit';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import { type PostFilter, PostRepository } from './post.repository';
import type { PostDocument, PostKind } from './post.schema';

/** The lists of posts under a recipe, with what of them a reader may see. */
@Injectable()
export class PostLists {
  constructor(
    private readonly posts: PostRepository,
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
  ) {}

  /**
   * Whose the recipe is, its title, and what of its posts a reader or a visitor (null) may see. Throws `community.recipe-not-found` for a recipe that is not
   * shown, and where one of the two cooks blocks the other.
   */
  async open(
    recipeId: string,
    reader: string | null,
    kind: PostKind,
    answerTo: string | null = null,
  ): Promise<{ authorId: string; title: string; filter: PostFilter }> {
    const { ownerId: authorId, title } = await this.gallery.cardFor(reader, recipeId);
    const withoutCooks = reader === null ? [] : (await this.chefs.circleOf(reader)).hidden;
    return { authorId, title, filter: { recipeId, kind, answerTo, reader, withoutCooks } };
  }

  /** A post that a reader can see, and the title of its recipe. Throws `community.post-not-found`. */
  async openPost(id: string, reader: string): Promise<{ post: PostDocument; title: string }> {
    const post = await this.posts.find(id);
    const card = post && (await this.gallery.findCard(post.recipeId));
    const answered = post?.answerTo ? await this.posts.find(post.answerTo) : null;
    const isThere = post && card && isShownTo(reader, post) && (post.answerTo === null || isShownTo(reader, answered));
    const cooks = isThere ? [post.accountId, card.ownerId, ...(answered ? [answered.accountId] : [])] : [];
    const blocks = await Promise.all(cooks.map((cook) => this.chefs.isBlocked(reader, cook)));
    if (!isThere || blocks.includes(true)) throw new ProblemError('community.post-not-found');
    return { post, title: card.title };
  }

  /** Whether the reader of a list sees the comment whose answers are asked for; also where no comment's are. */
  async seesAnswered({ recipeId, answerTo, reader, withoutCooks }: PostFilter): Promise<boolean> {
    if (answerTo === null) return true;
    const answered = await this.posts.find(answerTo);
    return isShownTo(reader, answered) && answered?.recipeId === recipeId && !withoutCooks.includes(answered.accountId);
  }

  async page<T>(
    filter: PostFilter,
    { limit, after }: { limit: number; after: string | undefined },
    view: (posts: readonly PostDocument[]) => Promise<T[]>,
  ): Promise<{ items: T[]; next: string | null; total?: number }> {
    if (after !== undefined && !Id.safeParse(after).success) throw new ProblemError('request.unknown-cursor');
    const found = await this.posts.list(filter, limit + 1, after);
    const items = fitting(await view(found.slice(0, limit)));
    const next = found.length > items.length ? (found[items.length - 1]?.position ?? null) : null;
    return after === undefined ? { items, next, total: await this.posts.count(filter) } : { items, next };
  }
}

/** Whether a post is there for a reader or a visitor (null): what is held is there for its writer alone. */
const isShownTo = (reader: string | null, post: PostDocument | null): boolean =>
  post !== null && post.removedAt === null && (!post.held || post.accountId === reader);
