import { Injectable } from '@nestjs/common';
import {
  type CommunityRecipe,
  type CommunityRecipePage,
  COUNTED_EXACTLY,
  type gallery,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  publishedRecipe,
  type PublicRecipe,
  recipe,
} from '@simmer/contracts';
import { slugEnd } from '@simmer/culinary';
import { Bus, fitting, untilWritten } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { ChefService, type Circle } from '../chef/chef.service';
import { type GalleryFilter, GalleryIndex, type GalleryQuestion } from '../gallery-index/gallery-index.port';
import { textOf, toCard, toCommunityRecipe, toCommunityRecipeDetail } from './gallery-card';
import { textHoldReasons } from '../moderation-model/hold-rules';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { LineageService } from './lineage.service';
import { GalleryIndexFeed } from './gallery-index-feed.service';
import { GalleryRepository } from './gallery.repository';
import type { GalleryCardContent, GalleryCardDocument, GalleryFigures, PublicationDocument, PublicationState } from './gallery.schema';

type Question = ParsedInputOf<typeof gallery.list>;
type Page = OutputOf<typeof gallery.list>;

const NOBODY: Circle = { followed: [], hidden: [] };
const EVERYTHING: GalleryFilter = {
  ...{ search: '', cuisine: null, diet: null, difficulty: null, category: null, minutes: null },
  ...{ authors: null, withoutAuthors: [] },
};

@Injectable()
export class GalleryService {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly index: GalleryIndex,
    private readonly feed: GalleryIndexFeed,
    private readonly chefs: ChefService,
    private readonly lineages: LineageService,
    private readonly cases: ModerationCases,
    private readonly bus: Bus,
  ) {}

  /**
   * A page of the gallery, for a reader or a visitor (null). Throws `access.signed-out` for a visitor who asks for the cooks they follow. Whom a reader
   * mutes, and whoever blocks the other, is not in it.
   */
  async list(question: Question, reader: string | null): Promise<Page> {
    await this.feed.filled;
    const { sort, limit, after = null, author } = question;
    const isOfFollowed = sort === 'following';
    if (isOfFollowed && reader === null) throw new ProblemError('access.signed-out');
    const circle = reader === null ? NOBODY : await this.chefs.circleOf(reader);
    const authors = author === undefined ? null : await this.chefs.shownAuthors(reader, author);
    const whose = { authors: authors ?? (isOfFollowed ? circle.followed : null), withoutAuthors: authors ? [] : circle.hidden };
    const filter = { ...filterOf(question), ...whose };
    // of followed cooks, or of one cook, the newest come first, in whatever language
    const language = isOfFollowed || authors ? null : (question.language?.split('-')[0]?.toLowerCase() ?? null);
    const asked = { ...filter, sort: isOfFollowed ? ('created_at' as const) : (sort ?? null), language, after };
    const { cards, next } = await this.find({ ...asked, limit });
    const items = fitting(await this.viewsOf(cards));
    // what does not fit into one answer begins the next page
    const end = items.length < cards.length ? (await this.find({ ...asked, limit: items.length })).next : next;
    return after === null ? { items, next: end, ...(await this.totalOf(filter)) } : { items, next: end };
  }

  /**
   * The page of a published recipe, for a reader or a visitor (null), by a slug that it has or had. Throws `community.recipe-not-found` for what is not
   * shown, and where the reader or its cook blocks the other; its cook gets also what moderation hides.
   */
  async read(slug: string, reader: string | null): Promise<CommunityRecipePage> {
    const shown = await this.gallery.findCardAt(slug);
    const card = shown ?? (reader === null ? null : await this.hiddenCardOf(reader, slug));
    if (!card || (reader !== null && (await this.chefs.isBlocked(reader, card.ownerId))))
      throw new ProblemError('community.recipe-not-found');
    const id = card.recipeId;
    const [{ recipe: content }, chef, lineage, { copy }] = await Promise.all([
      this.bus.call(publishedRecipe.read, { id }, { asService: true }),
      this.chefs.findSummary(card.ownerId),
      this.lineages.of(card, reader),
      reader === null ? { copy: null } : this.bus.call(publishedRecipe.findCopy, { id, accountId: reader }, { asService: true }),
    ]);
    // taken back, and the gallery has yet to follow
    if (!content) throw new ProblemError('community.recipe-not-found');
    return {
      card: toCommunityRecipeDetail(card, chef?.username ?? null),
      recipe: content,
      chef,
      lineage,
      is_own: card.ownerId === reader,
      is_hidden: !shown,
      copy,
    };
  }

  /** The slug of today of the recipe that is shown at a slug that it has or had; null where none is. */
  async findSlug(slug: string): Promise<string | null> {
    return (await this.gallery.findCardAt(slug))?.slug ?? null;
  }

  /** Cards as lists show them, each with its cook. */
  async viewsOf(cards: readonly GalleryCardDocument[]): Promise<CommunityRecipe[]> {
    const cooks = await this.chefs.summariesOf(cards.map(({ ownerId }) => ownerId));
    return cards.map((card) => toCommunityRecipe(card, cooks.get(card.ownerId)?.username ?? null));
  }

  /** The card that a cook's recipe would have at an address, if moderation did not hide it; null for any other. */
  private async hiddenCardOf(ownerId: string, slug: string): Promise<GalleryCardDocument | null> {
    const hidden = (await this.gallery.hiddenOf(ownerId)).find(({ _id }) => slugEnd(_id) === slugEnd(slug));
    if (!hidden) return null;
    const { recipe: published } = await this.bus.call(recipe.readPublic, { id: hidden._id }, { asService: true });
    return published && { ...toCard(published, hidden.cardId), figures: hidden.figures, changedAt: new Date() };
  }

  /** Brings the gallery to what recipes says of a recipe now. Events may repeat, come late and meet each other. */
  async project(recipeId: string, eventRevision = 0): Promise<void> {
    await untilWritten(() => this.projectOnce(recipeId, eventRevision));
  }

  /** Brings the gallery to what recipes says of all that a cook has shared. */
  async projectAllOf(ownerId: string): Promise<void> {
    for (const recipeId of await this.gallery.sharedBy(ownerId)) await this.project(recipeId);
  }

  private async show(content: GalleryCardContent): Promise<void> {
    const card = await this.gallery.show(content);
    if (card) await this.feed.put(card);
    await this.showFigures(content.recipeId);
  }

  /** The card of a recipe; null for one that is not shown, or hidden. */
  async findCard(recipeId: string): Promise<GalleryCardDocument | null> {
    const publication = await this.gallery.findPublication(recipeId);
    return publication?.isShown && !publication.isHidden ? this.gallery.findCard(publication.cardId) : null;
  }

  /**
   * The card of a recipe that a reader, or a visitor (null), wants to do something with. Throws `community.recipe-not-found` for what is not shown,
   * and where one of the two cooks blocks the other.
   */
  async cardFor(reader: string | null, recipeId: string): Promise<GalleryCardDocument> {
    const card = await this.findCard(recipeId);
    const isHidden = card && reader !== null && (await this.chefs.isBlocked(reader, card.ownerId));
    if (!card || isHidden) throw new ProblemError('community.recipe-not-found');
    return card;
  }

  /** The cards of those of these recipes that are shown, in the same order. */
  async shownAmong(recipeIds: readonly string[]): Promise<GalleryCardDocument[]> {
    const cards = await this.cardsOf(recipeIds);
    return recipeIds.flatMap((id) => cards.get(id) ?? []);
  }

  countCards(): Promise<number> {
    return this.gallery.countCards();
  }

  /** Where what is shown is found, the oldest first. */
  listAddresses(skip: number, limit: number): Promise<Pick<GalleryCardDocument, 'slug' | 'changedAt'>[]> {
    return this.gallery.listAddresses(skip, limit);
  }

  /** Every cook of whom something is shown, by id. */
  listAuthors(): Promise<string[]> {
    return this.gallery.listAuthors();
  }

  /** What is shown at an address; null where nothing is. */
  findCardAt(slug: string): Promise<GalleryCardDocument | null> {
    return this.gallery.findCardAt(slug);
  }

  countSavesOf(ownerId: string): Promise<number> {
    return this.gallery.sumSavesOf(ownerId);
  }

  /** The cards by which these recipes are shown, by recipe. */
  async cardsOf(recipeIds: readonly string[]): Promise<Map<string, GalleryCardDocument>> {
    const cards = await this.gallery.cardsOf([...new Set(recipeIds)]);
    return new Map([...cards].flatMap(([id, card]) => (card ? [[id, card] as const] : [])));
  }

  /** What these cooks share, the newest first. */
  async listOf(
    authors: readonly string[],
    limit: number,
    after: string | null,
  ): Promise<{ cards: GalleryCardDocument[]; next: string | null }> {
    await this.feed.filled;
    return this.find({ ...EVERYTHING, authors, sort: 'created_at', language: null, limit, after });
  }

  /** How much these cooks have shared after a moment, counted up to `most`. */
  async countOf(authors: readonly string[], sharedAfter: Date, most: number): Promise<number> {
    await this.feed.filled;
    return authors.length === 0 ? 0 : this.index.count({ ...EVERYTHING, authors, sharedAfter }, most);
  }

  /** The cooks of the recipes that are trending among the first `most`, without some of them. */
  async trendingAuthors(withoutAuthors: readonly string[], most: number): Promise<string[]> {
    await this.feed.filled;
    const { cards } = await this.find({ ...EVERYTHING, withoutAuthors, sort: 'trending', language: null, limit: most, after: null });
    return [...new Set(cards.map(({ ownerId }) => ownerId))];
  }

  /** Whose a recipe is that is or was shown; null where that is not known. */
  async ownerOf(recipeId: string): Promise<string | null> {
    return (await this.gallery.findPublication(recipeId))?.ownerId ?? null;
  }

  /**
   * Computes the figures of a recipe and shows them. Who computes from an older state than another tries again; who has lost twice can stop, since the
   * others have begun later and so have seen the same.
   */
  async updateFigures(recipeId: string, compute: () => Promise<Omit<GalleryFigures, 'revision'>>): Promise<void> {
    const attempt = async () => {
      const known = await this.gallery.findPublication(recipeId);
      if (!known) return { written: true };
      const { revision } = known.figures;
      const figures = { ...(await compute()), revision: revision + 1 };
      return (await this.gallery.setFigures(recipeId, revision, figures)) ? { written: true } : null;
    };
    await untilWritten(attempt, { otherwise: true });
    await this.showFigures(recipeId);
  }

  private async showFigures(recipeId: string): Promise<void> {
    const publication = await this.gallery.findPublication(recipeId);
    const card =
      publication?.isShown && !publication.isHidden ? await this.gallery.showFigures(publication.cardId, publication.figures) : null;
    if (card) await this.feed.put(card);
  }

  /** Takes a card down. */
  async hide(cardId: string): Promise<void> {
    await this.gallery.hide(cardId);
    await this.index.remove([cardId]);
  }

  /** The cards of a page. What the index has and the gallery no longer shows is removed from the index first. */
  private async find(question: GalleryQuestion): Promise<{ cards: GalleryCardDocument[]; next: string | null }> {
    for (;;) {
      const { ids, next } = await this.index.find(question);
      const cards = await this.gallery.cardsInOrder(ids);
      if (cards.length === ids.length) return { cards, next };
      const shown = new Set(cards.map(({ _id }) => _id));
      await this.index.remove(ids.filter((id) => !shown.has(id)));
    }
  }

  private async totalOf(filter: GalleryFilter): Promise<Pick<Page, 'total' | 'has_more_than_total'>> {
    const counted = await this.index.count(filter, COUNTED_EXACTLY + 1);
    return { total: Math.min(counted, COUNTED_EXACTLY), has_more_than_total: counted > COUNTED_EXACTLY };
  }

  /** Null for what a banned cook publishes: it stays down, as if it were not published. What rules hold back has a case from here on. */
  private async admitted(published: PublicRecipe, known: PublicationDocument | null): Promise<PublicRecipe | null> {
    const { id, ownerId, title, revision } = published;
    if (!known?.isShown && (await this.cases.bannedUntil(ownerId)) !== null) return null;
    if (known?.isShown && known.revision >= revision) return published;
    const reasons = textHoldReasons(textOf(published));
    if (reasons.length > 0) await this.cases.hold({ kind: 'recipe', contentId: id, authorId: ownerId, title }, reasons);
    return published;
  }

  /** Null when another event overtook this one, so that somebody has to look again. */
  private async projectOnce(recipeId: string, eventRevision: number): Promise<{ written: true } | null> {
    const known = await this.gallery.findPublication(recipeId);
    const { recipe: published } = await this.bus.call(recipe.readPublic, { id: recipeId }, { asService: true });
    const shared = published && (await this.admitted(published, known));
    const isHidden = (await this.cases.isHidden('recipe', recipeId)) ?? known?.isHidden ?? false;
    const next = { ...nextPublication(known, recipeId, shared, eventRevision), isHidden };
    if (!(await this.gallery.advance(known, next))) return null;
    if (shared && !isHidden) await this.show(toCard(shared, next.cardId));
    else await this.hide(next.cardId);
    // the card is a document of its own: had somebody moved on before it was written, it would now stand for the past
    const now = await this.gallery.findPublication(recipeId);
    return now?.revision === next.revision && now.isShown === next.isShown && now.isHidden === isHidden ? { written: true } : null;
  }
}

/** The filters of a question, without those that restrict nothing. */
function filterOf({ search, cuisine, diet, difficulty, category, timeRange }: Question): Omit<GalleryFilter, 'authors' | 'withoutAuthors'> {
  const given = <T extends string>(value: T): Exclude<T, 'all'> | null => (value === 'all' ? null : (value as Exclude<T, 'all'>));
  const minutes = given(timeRange);
  return {
    search,
    cuisine: given(cuisine),
    diet: given(diet),
    difficulty: given(difficulty),
    category: given(category),
    minutes: minutes === null ? null : Number(minutes),
  };
}

function nextPublication(
  known: PublicationDocument | null,
  recipeId: string,
  recipe: PublicRecipe | null,
  eventRevision: number,
): Omit<PublicationState, 'isHidden'> {
  const isSharedAnew = recipe !== null && !known?.isShown;
  return {
    _id: recipeId,
    ownerId: recipe?.ownerId ?? known?.ownerId ?? null,
    // what is not published has no revision that it says; it was at least at this one when it was taken back
    revision: recipe?.revision ?? Math.max(eventRevision, known?.revision ?? 0),
    isShown: recipe !== null,
    cardId: known && !isSharedAnew ? known.cardId : uuidv7(),
  };
}
