import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imageStored } from '@simmer/contracts';
import { requestedNow, despiteConflicts, eventEntry, LeasedRecords, OutboxRelay, recordEvents } from '@simmer/kit';
import type { Model } from 'mongoose';
import { IMAGE_MODEL, type ImageDocument, type ProcessedImage } from './image.schema';

type NewImage = Pick<ImageDocument, '_id' | 'ownerId' | 'title' | 'origin'>;

@Injectable()
export class ImageRepository implements OnApplicationBootstrap {
  readonly leases: LeasedRecords<ImageDocument>;

  constructor(
    @InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>,
    private readonly relay: OutboxRelay,
  ) {
    this.leases = new LeasedRecords(images, ['queued']);
  }

  onApplicationBootstrap(): void {
    this.relay.watch(this.images);
  }

  /** Records an upload. Fails with the store's duplicate-key error when the id is taken. */
  async insert(image: NewImage): Promise<ImageDocument> {
    const now = new Date();
    const created = await this.images.create({ ...image, status: 'queued', revision: 1, ...requestedNow(), createdAt: now, lookedAt: now });
    return created.toObject();
  }

  /** A cook's picture; one that is about to be removed is not there. */
  async find(id: string, ownerId: string): Promise<ImageDocument | null> {
    return this.images.findOne({ _id: id, ownerId, removal: null }).lean<ImageDocument>();
  }

  /** Whether there is a record, of any owner. */
  async isKnown(id: string): Promise<boolean> {
    return (await this.images.exists({ _id: id })) !== null;
  }

  async listStored(ids: readonly string[]): Promise<ImageDocument[]> {
    return this.images.find({ _id: { $in: ids }, status: 'stored', removal: null }).lean<ImageDocument[]>();
  }

  async findAnybodys(id: string): Promise<ImageDocument | null> {
    return this.images.findById(id).lean<ImageDocument>();
  }

  /** A withheld picture by the address of one of its variants. */
  async findWithheldAt(address: string): Promise<ImageDocument | null> {
    return this.images.findOne({ 'image.variants.url': address, 'withheldFor.0': { $exists: true } }).lean<ImageDocument>();
  }

  /** Withholds these pictures for some content, and no others. Returns the ids of all that this concerns. */
  async withhold(contentId: string, ids: readonly string[]): Promise<string[]> {
    const others = { withheldFor: contentId, _id: { $nin: [...ids] } };
    const released = await this.images.find(others, ['_id']).lean<ImageDocument[]>();
    await despiteConflicts(() => this.images.updateMany(others, { $pull: { withheldFor: contentId } }));
    await despiteConflicts(() => this.images.updateMany({ _id: { $in: [...ids] } }, { $addToSet: { withheldFor: contentId } }));
    return [...released.map(({ _id }) => _id), ...ids];
  }

  /** Marks the upload as stored, and publishes it; does nothing when the run no longer holds it. */
  async store({ _id, ownerId, revision }: ImageDocument, holder: string, processed: ProcessedImage): Promise<void> {
    const recorded = recordEvents(eventEntry(imageStored, { imageId: _id, ownerId, revision: revision + 1 }));
    await this.images.updateOne(this.leases.heldBy(_id, holder), {
      ...recorded,
      $set: { ...recorded.$set, status: 'stored', ...processed, error: null },
      $inc: { revision: 1 },
    });
    this.relay.wake();
  }

  async fail(id: string, holder: string, error: string): Promise<void> {
    await this.images.updateOne(this.leases.heldBy(id, holder), { $set: { status: 'failed', error }, $inc: { revision: 1 } });
  }
}
