import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { GALLERY_CARD_MODEL, type GalleryCardDocument, PUBLICATION_MODEL, type PublicationDocument } from './gallery.schema';

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

  /** What of a cook is shown, by recipe. */
  async sharedBy(ownerId: string): Promise<string[]> {
    const found = await this.publications.find({ ownerId, isShown: true }, ['_id']).limit(500).lean<PublicationDocument[]>();
    return found.map(({ _id }) => _id);
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

  /** Those of these cards by which no recipe is shown. */
  async strayCards(cardIds: readonly string[]): Promise<string[]> {
    const cards = await this.cards.find({ _id: { $in: cardIds } }, ['recipeId']).lean<GalleryCardDocument[]>();
    const recipeIds = cards.map(({ recipeId }) => recipeId);
    const shown = await this.publications.find({ _id: { $in: recipeIds }, isShown: true }).lean<PublicationDocument[]>();
    return cards.filter(({ _id }) => !shown.some(({ cardId }) => cardId === _id)).map(({ _id }) => _id);
  }

  /** Moves on from what was known; false when somebody else did so first. */
  async advance(known: PublicationDocument | null, next: PublicationDocument): Promise<boolean> {
    if (!known) return wasInserted(this.publications.create(next));
    const { _id, ...change } = next;
    const moved = await this.publications.updateOne({ _id, revision: known.revision, isShown: known.isShown }, { $set: change });
    return moved.matchedCount === 1;
  }

  /** Puts a card up, or another content in its place. */
  async show(card: GalleryCardDocument): Promise<void> {
    if (await wasInserted(this.cards.create(card))) return;
    const { _id, ...content } = card;
    await this.cards.updateOne({ _id }, { $set: content });
  }

  async hide(cardId: string): Promise<void> {
    await this.cards.deleteOne({ _id: cardId });
  }

  newest(limit: number, before: string | undefined): Promise<GalleryCardDocument[]> {
    const page = before ? { _id: { $lt: before } } : {};
    return this.cards.find(page).sort({ _id: -1 }).limit(limit).lean<GalleryCardDocument[]>().exec();
  }
}
