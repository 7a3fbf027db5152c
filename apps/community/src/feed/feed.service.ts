import { Injectable } from '@nestjs/common';
import {
  DAY_MS,
  type feed,
  FEED_PARTS,
  type FeedAnswer,
  type FeedCounts,
  type FeedPart,
  Id,
  MOST_NEW_IN_FEED,
  type OutputOf,
  type ParsedInputOf,
  pick,
  ProblemError,
} from '@simmer/contracts';
import { fitting } from '@simmer/kit';
import { ChefService } from '../chef/chef.service';
import { idAfter, timeOf, toCommunityRecipe, toCommunityRecipeDetail } from '../gallery/gallery-card';
import { GalleryService } from '../gallery/gallery.service';
import { CaseRepository } from '../moderation-model/case.repository';
import { OfferNotices } from '../offer/offer-notices.service';
import { PostRepository } from '../post/post.repository';
import type { PostDocument } from '../post/post.schema';
import { toDecisionNotice } from './decision-notice';
import { FeedSeenRepository } from './feed-seen.repository';

type Page = Pick<ParsedInputOf<typeof feed.listRecipes>, 'limit' | 'after'>;
type Output<K extends keyof typeof feed> = Promise<OutputOf<(typeof feed)[K]>>;

/** What is older counts as new for nobody who has never opened that part. */
const NEW_FOR_DAYS = 30;
/** So many of the trending recipes are looked at for cooks to follow. */
const TRENDING = 50;
const SUGGESTED = 3;

/** What is new for a cook, read from where it is kept whenever they ask: sharing a recipe costs the same, however many follow. */
@Injectable()
export class FeedService {
  constructor(
    private readonly seen: FeedSeenRepository,
    private readonly chefs: ChefService,
    private readonly gallery: GalleryService,
    private readonly posts: PostRepository,
    private readonly cases: CaseRepository,
    private readonly offers: OfferNotices,
  ) {}

  async counts(reader: string): Promise<FeedCounts> {
    const now = new Date();
    const [seen, { followed, hidden }] = await Promise.all([this.seenBy(reader, now), this.chefs.circleOf(reader)]);
    const [recipes, answers, notices] = await Promise.all([
      this.gallery.countOf(followed, seen.recipes, MOST_NEW_IN_FEED),
      this.posts.countTo(reader, hidden, idAfter(seen.answers), MOST_NEW_IN_FEED),
      this.noticesOf(reader),
    ]);
    const newNotices = notices.filter(({ created_at }) => new Date(created_at) > seen.notices).length;
    return {
      recipes,
      answers: Math.min(answers, MOST_NEW_IN_FEED),
      notices: Math.min(newNotices, MOST_NEW_IN_FEED),
      as_of: now.toISOString(),
    };
  }

  /** The recipes of whom the reader follows. Throws `request.unknown-cursor`. */
  async listRecipes(reader: string, { limit, after: cursor }: Page): Output<'listRecipes'> {
    const now = new Date();
    const after = cursor ?? null;
    const [seen, { followed }] = await Promise.all([this.seenBy(reader, now), this.chefs.circleOf(reader)]);
    const { cards, next } = await this.gallery.listOf(followed, limit, after);
    const cooks = await this.chefs.summariesOf([...new Set(cards.map(({ ownerId }) => ownerId))]);
    const items = fitting(
      cards.map((card) => {
        const cook = cooks.get(card.ownerId) ?? null;
        const created_at = timeOf(card._id);
        return { ...toCommunityRecipe(card, cook?.username ?? null), cook, created_at, is_new: new Date(created_at) > seen.recipes };
      }),
    );
    // what does not fit into one answer begins the next page
    const end = items.length < cards.length ? (await this.gallery.listOf(followed, items.length, after)).next : next;
    return { items, next: end, as_of: now.toISOString() };
  }

  /** What others wrote to the reader. Of a recipe that is not shown now there is none. Throws `request.unknown-cursor`. */
  async listAnswers(reader: string, { limit, after }: Page): Output<'listAnswers'> {
    if (after !== undefined && !Id.safeParse(after).success) throw new ProblemError('request.unknown-cursor');
    const now = new Date();
    const [seen, { hidden }] = await Promise.all([this.seenBy(reader, now), this.chefs.circleOf(reader)]);
    const found = await this.posts.listTo(reader, hidden, limit + 1, after);
    const views = await this.answersOf(found.slice(0, limit), reader, seen.answers);
    const shown = fitting(views);
    const last = shown.length < views.length ? shown.at(-1)?.position : found[limit - 1]?.position;
    const hasMore = shown.length < views.length || found.length > limit;
    return { items: shown.map(({ position: _, ...item }) => item), next: hasMore ? (last ?? null) : null, as_of: now.toISOString() };
  }

  /** What staff decided about what is the reader's, and what became of offers. Throws `request.unknown-cursor`. */
  async listNotices(reader: string, { limit, after }: Page): Output<'listNotices'> {
    const now = new Date();
    const [seen, notices] = await Promise.all([this.seenBy(reader, now), this.noticesOf(reader)]);
    const begin = after === undefined ? 0 : notices.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && begin === 0) throw new ProblemError('request.unknown-cursor');
    const items = notices.slice(begin, begin + limit).map((notice) => ({ ...notice, is_new: new Date(notice.created_at) > seen.notices }));
    const next = begin + items.length < notices.length ? (items.at(-1)?.id ?? null) : null;
    return { items, next, as_of: now.toISOString() };
  }

  /** Says until when parts were seen: nobody has seen what is yet to come. */
  async see(reader: string, parts: readonly FeedPart[], until: string): Promise<FeedCounts> {
    await this.seen.see(reader, parts, new Date(Math.min(Date.parse(until), Date.now())));
    return this.counts(reader);
  }

  async suggestCooks(reader: string): Output<'suggestCooks'> {
    const { followed, hidden } = await this.chefs.circleOf(reader);
    const authors = await this.gallery.trendingAuthors([reader, ...followed, ...hidden], TRENDING);
    return { items: (await this.chefs.introduce(authors)).slice(0, SUGGESTED) };
  }

  private async seenBy(reader: string, now: Date): Promise<Record<FeedPart, Date>> {
    const stored = await this.seen.find(reader);
    const first = new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS);
    const [recipes, answers, notices] = FEED_PARTS.map((part) => stored?.[part] ?? first) as [Date, Date, Date];
    return { recipes, answers, notices };
  }

  /** The latest first. */
  private async noticesOf(reader: string) {
    const [cases, offers] = await Promise.all([this.cases.ofAuthor(reader), this.offers.of(reader)]);
    const decisions = cases.flatMap((one) => toDecisionNotice(one) ?? []);
    return [...decisions, ...offers].toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  }

  private async answersOf(found: readonly PostDocument[], reader: string, seen: Date): Promise<(FeedAnswer & { position: string })[]> {
    const [cards, cooks] = await Promise.all([
      this.gallery.cardsOf(found.map(({ recipeId }) => recipeId)),
      this.chefs.summariesOf([...new Set(found.map(({ accountId }) => accountId))]),
    ]);
    return found.flatMap(({ _id, kind, recipeId, accountId, answeredAccountId, text, image, position }) => {
      const card = cards.get(recipeId);
      if (!card) return [];
      const created_at = timeOf(position);
      const recipe = pick(toCommunityRecipeDetail(card, null), ['id', 'slug', 'title', 'rating_average', 'rating_count']);
      const isAnswer = answeredAccountId === reader;
      const cook = cooks.get(accountId) ?? null;
      return [
        { id: _id, kind: isAnswer ? 'answer' : kind, cook, text, image, recipe, created_at, is_new: new Date(created_at) > seen, position },
      ];
    });
  }
}
