import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { slugEnd } from '@simmer/culinary';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import {
  GALLERY_CARD_MODEL,
  type GalleryCardContent,
  type GalleryCardDocument,
  type GalleryFigures,
  PUBLICATION_MODEL,
  type PublicationDocument,
  type PublicationState,
} from './gallery.schema';

@Injectable()
export class GalleryRepository {
  constructor(
    @InjectModel(PUBLICATION_MODEL) private readonly publications: Model<PublicationDocument>,
    @InjectModel(GALLERY_CARD_MODEL) private readonly cards: Model<GalleryCardDocument>,
  ) {}

  findPublication(recipeId: string): Promise<PublicationDocument | null> {
    return this.publications.findById(recipeId).lean<PublicationDocument>().exec();
  }

  /** The cards by which these recipes are shown, by recipe; of one whose card is gone, null. */
  async cardsOf(recipeIds: readonly string[]): Promise<Map<string, GalleryCardDocument | null>> {
    const publications = await this.publications.find({ _id: { $in: recipeIds }, isShown: true }).lean<PublicationDocument[]>();
    const cards = await this.cards.find({ _id: { $in: publications.map(({ cardId }) => cardId) } }).lean<GalleryCardDocument[]>();
    return new Map(publications.map(({ _id, cardId }) => [_id, cards.find((card) => card._id === cardId) ?? null]));
  }

  /** How often recipes of a cook are saved, all together. */
  async sumSavesOf(ownerId: string): Promise<number> {
    const [found] = await this.cards.aggregate<{ saves: number }>([
      { $match: { ownerId } },
      { $group: { _id: null, saves: { $sum: '$figures.save_count' } } },
    ]);
    return found?.saves ?? 0;
  }

  /** What of a cook is shown, by recipe. */
  async sharedBy(ownerId: string): Promise<string[]> {
    const found = await this.publications.find({ ownerId, isShown: true }, ['_id']).limit(500).lean<PublicationDocument[]>();
    return found.map(({ _id }) => _id);
  }

  /** What of a cook is published and hidden by moderation. */
  hiddenOf(ownerId: string): Promise<PublicationDocument[]> {
    return this.publications.find({ ownerId, isShown: true, isHidden: true }).limit(500).lean<PublicationDocument[]>().exec();
  }

  /** Recipes that are shown, after the one with the id `after`, by id. */
  async shownAfter(limit: number, after?: string): Promise<string[]> {
    const conditions = { isShown: true, ...(after && { _id: { $gt: after } }) };
    const found = await this.publications.find(conditions, ['_id']).sort({ _id: 1 }).limit(limit).lean<PublicationDocument[]>();
    return found.map(({ _id }) => _id);
  }

  async cardsAfter(limit: number, after?: string): Promise<string[]> {
    const found = await this.cards
      .find(after ? { _id: { $gt: after } } : {}, ['_id'])
      .sort({ _id: 1 })
      .limit(limit)
      .lean<GalleryCardDocument[]>();
    return found.map(({ _id }) => _id);
  }

  /** Those of these recipes that moderation hides. */
  async hiddenAmong(recipeIds: readonly string[]): Promise<Set<string>> {
    const found = await this.publications.find({ _id: { $in: recipeIds }, isHidden: true }, ['_id']).lean<PublicationDocument[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Those of these cards by which no recipe is shown. */
  async strayCards(cardIds: readonly string[]): Promise<string[]> {
    const cards = await this.cards.find({ _id: { $in: cardIds } }, ['recipeId']).lean<GalleryCardDocument[]>();
    const recipeIds = cards.map(({ recipeId }) => recipeId);
    const shown = await this.publications
      .find({ _id: { $in: recipeIds }, isShown: true, isHidden: { $ne: true } })
      .lean<PublicationDocument[]>();
    return cards.filter(({ _id }) => !shown.some(({ cardId }) => cardId === _id)).map(({ _id }) => _id);
  }

  /** Moves on from what was known; false when somebody else did so first. */
  async advance(known: PublicationDocument | null, next: PublicationState): Promise<boolean> {
    if (!known) return wasInserted(this.publications.create(next));
    const { _id, ...change } = next;
    const isHidden = known.isHidden ? true : { $ne: true };
    const moved = await this.publications.updateOne({ _id, revision: known.revision, isShown: known.isShown, isHidden }, { $set: change });
    return moved.matchedCount === 1;
  }

  /** Puts a card up, or another content in its place; returns it as it is stored, or null when it was taken down meanwhile. */
  async show(content: GalleryCardContent): Promise<GalleryCardDocument | null> {
    const { _id, ...change } = { ...content, changedAt: new Date() };
    if (!(await wasInserted(this.cards.create({ _id, ...change })))) await this.cards.updateOne({ _id }, { $set: change });
    return this.cards.findById(_id).lean<GalleryCardDocument>();
  }

  /** The card at an address, which may have words from before the title changed. */
  findCardAt(slug: string): Promise<GalleryCardDocument | null> {
    return this.cards
      .findOne({ slugEnd: slugEnd(slug) })
      .lean<GalleryCardDocument>()
      .exec();
  }

  findCard(cardId: string): Promise<GalleryCardDocument | null> {
    return this.cards.findById(cardId).lean<GalleryCardDocument>().exec();
  }

  /** Sets the figures of a recipe, unless others were set since `knownRevision` was read. */
  async setFigures(recipeId: string, knownRevision: number, figures: GalleryFigures): Promise<boolean> {
    const known = { _id: recipeId, 'figures.revision': { $not: { $gt: knownRevision } } };
    return (await this.publications.updateOne(known, { $set: { figures } })).matchedCount === 1;
  }

  /** Sets the figures that a card shows, unless it shows later ones. Returns it where they are set now. */
  async showFigures(cardId: string, figures: GalleryFigures): Promise<GalleryCardDocument | null> {
    const older = { _id: cardId, 'figures.revision': { $not: { $gte: figures.revision } } };
    return this.cards
      .findOneAndUpdate(older, { $set: { figures, changedAt: new Date() } }, { returnDocument: 'after' })
      .lean<GalleryCardDocument>();
  }

  /** Cards of changed copies of a recipe, of cooks who are not among `hidden`, the newest first. */
  listForks(recipeId: string, hidden: readonly string[], limit: number): Promise<GalleryCardDocument[]> {
    return this.cards.find(forksOf(recipeId, hidden)).sort({ _id: -1 }).limit(limit).lean<GalleryCardDocument[]>().exec();
  }

  countForks(recipeId: string, hidden: readonly string[]): Promise<number> {
    return this.cards.countDocuments(forksOf(recipeId, hidden)).exec();
  }

  async hide(cardId: string): Promise<void> {
    await this.cards.deleteOne({ _id: cardId });
  }

  /** These cards in this order, without those that are gone. */
  async cardsInOrder(cardIds: readonly string[]): Promise<GalleryCardDocument[]> {
    const found = await this.cards.find({ _id: { $in: cardIds } }).lean<GalleryCardDocument[]>();
    const byId = new Map(found.map((card) => [card._id, card]));
    return cardIds.flatMap((id) => byId.get(id) ?? []);
  }

  /** Whole cards after the one with the id `after`, by id. */
  wholeCardsAfter(limit: number, after?: string): Promise<GalleryCardDocument[]> {
    const page = after ? { _id: { $gt: after } } : {};
    return this.cards.find(page).sort({ _id: 1 }).limit(limit).lean<GalleryCardDocument[]>().exec();
  }

  countCards(): Promise<number> {
    return this.cards.countDocuments().exec();
  }

  /** Where cards are found, the oldest first. */
  listAddresses(skip: number, limit: number): Promise<Pick<GalleryCardDocument, 'slug' | 'changedAt'>[]> {
    return this.cards.find({}, ['slug', 'changedAt']).sort({ _id: 1 }).skip(skip).limit(limit).lean<GalleryCardDocument[]>().exec();
  }

  /** Everybody with a card, by id. */
  async listAuthors(): Promise<string[]> {
    return (await this.cards.distinct('ownerId').exec()).toSorted();
  }

  /** Cards that were changed since a moment, after the one given, in the order of their changes. */
  changedSince(since: Date, limit: number, after?: Pick<GalleryCardDocument, '_id' | 'changedAt'>): Promise<GalleryCardDocument[]> {
    const page = after
      ? { $or: [{ changedAt: { $gt: after.changedAt } }, { changedAt: after.changedAt, _id: { $gt: after._id } }] }
      : { changedAt: { $gte: since } };
    return this.cards.find(page).sort({ changedAt: 1, _id: 1 }).limit(limit).lean<GalleryCardDocument[]>().exec();
  }
}

const forksOf = (recipeId: string, hidden: readonly string[]) => ({
  'adapted_from.recipe_id': recipeId,
  ...(hidden.length > 0 && { ownerId: { $nin: [...hidden] } }),
});
