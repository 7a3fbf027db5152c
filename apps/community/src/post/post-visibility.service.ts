import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import { timeOf } from '../gallery/gallery-card';
import { HOLD_RULES, holdReasons } from '../moderation-model/hold-rules';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { PostRepository } from './post.repository';
import type { PostDocument } from './post.schema';

type Written = Pick<PostDocument, '_id' | 'kind' | 'accountId' | 'text' | 'imageId'>;
type Visibility = Pick<PostDocument, 'held' | 'hidden'>;

/** Whether others see a post: rules hold it back until staff have read it, and staff hide it. */
@Injectable()
export class PostVisibility {
  constructor(
    private readonly posts: PostRepository,
    private readonly cases: ModerationCases,
  ) {}

  /** Looks at what is about to be stored, and opens a case for what the rules hold back. `title`: of the recipe. */
  async admit(post: Written, title: string): Promise<Visibility> {
    const { _id: contentId, kind, accountId: authorId } = post;
    const reasons = await this.holdReasonsOf(post);
    if (reasons.length > 0) await this.cases.hold({ kind, contentId, authorId, title }, reasons);
    return this.decided(post);
  }

  /** Brings a post to what is decided about it now. */
  async follow(id: string): Promise<void> {
    await untilWritten(async () => {
      const post = await this.posts.find(id);
      if (!post) return { written: true };
      const decided = await this.decided(post);
      await this.posts.change(id, decided);
      // had somebody decided meanwhile, it would now stand for the past
      const now = await this.decided(post);
      return now.held === decided.held && now.hidden === decided.hidden ? { written: true } : null;
    });
  }

  private async decided({ _id, kind }: Pick<Written, '_id' | 'kind'>): Promise<Visibility> {
    const by = await this.cases.hiddenBy(kind, _id);
    return { held: by !== null, hidden: by === 'staff' };
  }

  private async holdReasonsOf({ _id, accountId, text, imageId }: Written) {
    // of who says nothing and shows nothing there is nothing to read
    if (text === '' && imageId === null) return [];
    const now = Date.now();
    const [recentPosts, acceptedPosts] = await Promise.all([
      this.posts.countSince(accountId, new Date(now - HOLD_RULES.rateMinutes * MINUTE_MS), _id, HOLD_RULES.rate),
      this.posts.countShown(accountId, _id, HOLD_RULES.firstPosts),
    ]);
    return holdReasons(text, { accountMadeAt: Date.parse(timeOf(accountId)), recentPosts, acceptedPosts }, now);
  }
}
