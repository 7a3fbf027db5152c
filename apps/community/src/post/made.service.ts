import { Injectable } from '@nestjs/common';
import { DAY_MS, type made, type MadeEntry, type OutputOf, type ParsedInputOf, POST_LIMITS, ProblemError } from '@simmer/contracts';
import { DailyQuotas } from '@simmer/kit';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { RatingService } from '../rating/rating.service';
import { PostLists } from './post-lists.service';
import { PostPhotos } from './post-photos.service';
import { PostViews } from './post-views.service';
import { PostRepository } from './post.repository';
import { PostVisibility } from './post-visibility.service';
import type { PostDocument } from './post.schema';

/** Posts of one cook on one day. */
export const POSTS_A_DAY = { kind: 'posts', count: POST_LIMITS.perDay, bytes: 0 };

/** Cooks who say that they made a recipe: once for each day, and that counts for the recipe once for each cook. */
@Injectable()
export class MadeService {
  constructor(
    private readonly posts: PostRepository,
    private readonly lists: PostLists,
    private readonly views: PostViews,
    private readonly photos: PostPhotos,
    private readonly ratings: RatingService,
    private readonly quotas: DailyQuotas,
    private readonly cases: ModerationCases,
    private readonly visibility: PostVisibility,
  ) {}

  async list({ id, limit, after }: ParsedInputOf<typeof made.list>, reader: string | null): Promise<OutputOf<typeof made.list>> {
    const { filter } = await this.lists.open(id, reader, 'made');
    return this.lists.page(filter, { limit, after }, (found) => this.views.made(found, reader));
  }

  /** Sent again it changes nothing, and with something else the entry of that day. Throws `community.not-today` for another day. */
  async put(accountId: string, { id, date, note, image_id }: ParsedInputOf<typeof made.put>): Promise<MadeEntry> {
    const { title } = await this.lists.open(id, accountId, 'made');
    await this.cases.assertNotBanned(accountId);
    if (!isToday(date)) throw new ProblemError('community.not-today');
    // of one cook, recipe and day there is one
    const _id = uuidv5(`${id}:${date}`, accountId);
    const content = { text: note, imageId: image_id };
    const fresh = {
      _id,
      kind: 'made',
      recipeId: id,
      accountId,
      date,
      answerTo: null,
      image: null,
      removedAt: null,
      removedBy: null,
    } as const;
    const known = await this.posts.find(_id);
    if (!known) {
      await this.quotas.take(accountId, POSTS_A_DAY);
      const visibility = await this.visibility.admit({ ...fresh, ...content }, title);
      await this.posts.insert({ ...fresh, ...content, ...visibility, position: uuidv7() });
    }
    await this.changeTo(_id, content, title);
    await this.ratings.count(accountId, id, { cooked: true });
    const stored = await this.posts.find(_id);
    if (!stored) throw new ProblemError('request.duplicate');
    return this.viewOf(stored, accountId);
  }

  /** One of another cook is left as it is, like one that is not there. */
  async remove(accountId: string, recipeId: string, postId: string): Promise<void> {
    const post = await this.posts.find(postId);
    if (post?.accountId === accountId && post.recipeId === recipeId && post.kind === 'made') await this.posts.remove(postId, accountId);
    // also when nothing is there any more: whoever removed it may have been cut off before this
    const isCooked = (await this.posts.findLastMade(accountId, recipeId)) !== null;
    if (!isCooked) await this.ratings.uncountCooked(accountId, recipeId);
  }

  async findLast(accountId: string, recipeId: string): Promise<MadeEntry | null> {
    const post = await this.posts.findLastMade(accountId, recipeId);
    return post && this.viewOf(post, accountId);
  }

  private async changeTo(id: string, content: Pick<PostDocument, 'text' | 'imageId'>, title: string): Promise<void> {
    const stored = await this.posts.find(id);
    const isSame = stored?.text === content.text && stored.imageId === content.imageId && stored.removedAt === null;
    if (!stored || isSame) return;
    const visibility = await this.visibility.admit({ ...stored, ...content }, title);
    const image = stored.imageId === content.imageId ? stored.image : null;
    await this.posts.change(id, { ...content, ...visibility, image, removedAt: null, removedBy: null });
  }

  private async viewOf(post: PostDocument, reader: string): Promise<MadeEntry> {
    const [view] = await this.views.made([await this.photos.withImage(post)], reader);
    if (!view) throw new Error('A post has one view.');
    return view;
  }
}

/** Whether it is this day somewhere on earth: clocks there are up to 14 hours ahead of UTC, and 12 behind. */
function isToday(date: string): boolean {
  const distance = Date.parse(date) - Date.now();
  return distance <= (14 / 24) * DAY_MS && distance > -1.5 * DAY_MS;
}
