import { Injectable } from '@nestjs/common';
import { type comment, type OutputOf, type ParsedInputOf, ProblemError, type RecipeComment } from '@simmer/contracts';
import { DailyQuotas } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { POSTS_A_DAY } from './made.service';
import { PostLists } from './post-lists.service';
import { PostViews } from './post-views.service';
import { PostRepository } from './post.repository';
import { PostVisibility } from './post-visibility.service';
import type { PostDocument } from './post.schema';

type NewComment = ParsedInputOf<typeof comment.create>;

/** Comments on a recipe, and answers to them, which have no answers themselves. */
@Injectable()
export class CommentService {
  constructor(
    private readonly posts: PostRepository,
    private readonly lists: PostLists,
    private readonly views: PostViews,
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
    private readonly quotas: DailyQuotas,
    private readonly cases: ModerationCases,
    private readonly visibility: PostVisibility,
  ) {}

  async list(
    { id, answer_to, limit, after }: ParsedInputOf<typeof comment.list>,
    reader: string | null,
  ): Promise<OutputOf<typeof comment.list>> {
    const answerTo = answer_to ?? null;
    const { authorId, filter } = await this.lists.open(id, reader, 'comment', answerTo);
    if (!(await this.lists.seesAnswered(filter))) return { items: [], next: null, ...(after === undefined && { total: 0 }) };
    return this.lists.page(filter, { limit, after }, async (found) => {
      const ids = found.map(({ _id }) => _id);
      const answers = answerTo === null ? await this.posts.countAnswers(filter, ids) : new Map<string, number>();
      return this.views.comments(found, reader, { authorId, answers });
    });
  }

  /** The id is the idempotency key. Throws `community.comment-not-found` for an answer to what the cook cannot see, or to an answer. */
  async create(accountId: string, input: NewComment): Promise<RecipeComment> {
    const { id, postId, text, answer_to } = input;
    const { authorId, title } = await this.lists.open(id, accountId, 'comment');
    await this.cases.assertNotBanned(accountId);
    const known = await this.posts.find(postId);
    const answered = !known && answer_to !== null ? await this.commentToAnswer(accountId, id, answer_to) : null;
    if (!known) await this.quotas.take(accountId, POSTS_A_DAY);
    const fresh: PostDocument = {
      ...{ _id: postId, kind: 'comment', recipeId: id, accountId, text, answerTo: answer_to, date: null, imageId: null, image: null },
      ...{ recipeOwnerId: authorId, answeredAccountId: answered?.accountId ?? null, position: uuidv7() },
      ...{ held: false, hidden: false, removedAt: null, removedBy: null },
    };
    const stored = known ?? (await this.insert(fresh, title)) ?? (await this.posts.find(postId));
    if (stored?.accountId !== accountId) throw new ProblemError('request.id-taken');
    if (!isSame(stored, fresh)) throw new ProblemError('request.id-reused');
    const [view] = await this.views.comments([stored], accountId, { authorId, answers: new Map() });
    if (!view) throw new Error('A comment has one view.');
    return view;
  }

  /** Its writer can, and whose recipe it stands under, whether that is shown or not. One of others is left as it is, like one that is not there. */
  async remove(accountId: string, recipeId: string, postId: string): Promise<void> {
    const post = await this.posts.find(postId);
    if (post?.kind !== 'comment' || post.recipeId !== recipeId) return;
    const mayRemove = post.accountId === accountId || (await this.gallery.ownerOf(recipeId)) === accountId;
    if (mayRemove) await this.posts.remove(postId, accountId);
  }

  /** Null when the id is taken. */
  private async insert(fresh: PostDocument, title: string): Promise<PostDocument | null> {
    const post = { ...fresh, ...(await this.visibility.admit(fresh, title)) };
    return (await this.posts.insert(post)) ? post : null;
  }

  private async commentToAnswer(accountId: string, recipeId: string, id: string): Promise<PostDocument> {
    const post = await this.posts.find(id);
    const isThere = post?.kind === 'comment' && post.recipeId === recipeId && post.answerTo === null && post.removedAt === null;
    const isSeen = isThere && (!post.held || post.accountId === accountId) && !(await this.chefs.isBlocked(accountId, post.accountId));
    if (!isSeen) throw new ProblemError('community.comment-not-found');
    return post;
  }
}

const isSame = (one: PostDocument, other: PostDocument): boolean =>
  one.kind === other.kind && one.recipeId === other.recipeId && one.text === other.text && one.answerTo === other.answerTo;
