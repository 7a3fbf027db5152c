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

  /** Moves on from what was known; false when somebody else did so first. */
  async advance(known: PublicationDocument | null, next: PublicationDocument): Promise<boolean> {
    if (!known) return wasInserted(this.publications.create(next));
    const { _id, ...change } = next;
    const moved = await this.publications.updateOne({ _id, revision: known.revision, isShown: known.isShown }, { $set: change });
    return moved.matchedCount === 1;
  }

  /** Puts a card up, or brings it to a newer revision. */
  async show(card: GalleryCardDocument): Promise<void> {
    if (await wasInserted(this.cards.create(card))) return;
    const { _id, ...content } = card;
    await this.cards.updateOne({ _id, revision: { $lt: card.revision } }, { $set: content });
  }

  async hide(cardId: string): Promise<void> {
    await this.cards.deleteOne({ _id: cardId });
  }

  newest(limit: number, before: string | undefined): Promise<GalleryCardDocument[]> {
    const page = before ? { _id: { $lt: before } } : {};
    return this.cards.find(page).sort({ _id: -1 }).limit(limit).lean<GalleryCardDocument[]>().exec();
  }
}
