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
   * Whose the recipe is, and what of its posts a reader or a visitor (null) may see. Throws `community.recipe-not-found` for a recipe that is not
   * shown, and where one of the two cooks blocks the other.
   */
  async open(
    recipeId: string,
    reader: string | null,
    kind: PostKind,
    answerTo: string | null = null,
  ): Promise<{ authorId: string; filter: PostFilter }> {
    const { ownerId: authorId } = await this.gallery.cardFor(reader, recipeId);
    const withoutCooks = reader === null ? [] : (await this.chefs.circleOf(reader)).hidden;
    return { authorId, filter: { recipeId, kind, answerTo, reader, withoutCooks } };
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
