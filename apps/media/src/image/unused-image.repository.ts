import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imageStored } from '@simmer/contracts';
import { eventEntry, OutboxRelay, recordEvents } from '@simmer/kit';
import type { Model } from 'mongoose';
import { IMAGE_MODEL, type ImageDocument } from './image.schema';
import { addressesOf, filesOf } from './image-files';

const BATCH = 100;

/** What a round needs to know of an image. */
export type KnownImage = Pick<ImageDocument, '_id' | 'ownerId' | 'revision' | 'image' | 'originalKey' | 'portableKey' | 'withheldFor'>;

const KNOWN: (keyof KnownImage)[] = ['ownerId', 'revision', 'image', 'originalKey', 'portableKey', 'withheldFor'];
/** Uploads under way are not removed. */
const ENDED = { status: { $ne: 'queued' as const }, removal: null };

@Injectable()
export class UnusedImageRepository {
  constructor(
    @InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>,
    private readonly relay: OutboxRelay,
  ) {}

  /** A batch of images whose use has not been checked since `time`. */
  async listNotCheckedSince(time: Date): Promise<KnownImage[]> {
    return this.list({ ...ENDED, $or: [{ lookedAt: null }, { lookedAt: { $lt: time } }] });
  }

  async recordCheck(used: string[], unused: string[], now: Date): Promise<void> {
    await this.images.updateMany({ _id: { $in: used } }, { $set: { lookedAt: now, unusedSince: null } });
    await this.images.updateMany({ _id: { $in: unused }, unusedSince: null }, { $set: { unusedSince: now } });
    await this.images.updateMany({ _id: { $in: unused } }, { $set: { lookedAt: now } });
  }

  /** Proposes a batch of images for removal that have been unused since `time`. From then on they are hidden. */
  async propose(time: Date): Promise<void> {
    const due = { ...ENDED, unusedSince: { $lt: time } };
    const found = await this.list(due);
    await this.images.updateMany(
      { ...due, _id: { $in: found.map(({ _id }) => _id) } },
      { $set: { removal: 'proposed' }, $inc: { revision: 1 } },
    );
  }

  async listProposed(): Promise<KnownImage[]> {
    return this.list({ removal: 'proposed' });
  }

  /** Decides a removal, if the proposal is still at this revision; it cannot be undone. */
  async decide({ _id, revision }: KnownImage): Promise<void> {
    await this.images.updateOne({ _id, revision, removal: 'proposed' }, { $set: { removal: 'decided' }, $inc: { revision: 1 } });
  }

  /** Withdraws a proposal, and publishes the image again: a recipe that requested it meanwhile got none. */
  async withdraw({ _id, ownerId, revision, image }: KnownImage, now: Date): Promise<void> {
    const recorded = image && recordEvents(eventEntry(imageStored, { imageId: _id, ownerId, revision: revision + 1 }));
    await this.images.updateOne(
      { _id, revision, removal: 'proposed' },
      { ...recorded, $set: { ...recorded?.$set, removal: null, unusedSince: null, lookedAt: now }, $inc: { revision: 1 } },
    );
    this.relay.wake();
  }

  async listDecided(): Promise<KnownImage[]> {
    return this.list({ removal: 'decided' });
  }

  /** The keys of an image's files that no other image has too: earlier releases named files by their content alone. */
  async ownFiles(image: KnownImage): Promise<string[]> {
    const keys = filesOf(image);
    if (keys.length === 0) return [];
    const others = await this.images
      .find(
        {
          _id: { $ne: image._id },
          removal: { $ne: 'decided' },
          $or: [{ 'image.variants.url': { $in: addressesOf(image) } }, { originalKey: { $in: keys } }, { portableKey: { $in: keys } }],
        },
        KNOWN,
      )
      .lean<KnownImage[]>();
    const shared = new Set(others.flatMap(filesOf));
    return keys.filter((key) => !shared.has(key));
  }

  /** Removes the record of an image whose files are gone, once its events are published. */
  async remove(id: string): Promise<void> {
    await this.images.deleteOne({ _id: id, removal: 'decided', outboxAt: { $exists: false } });
  }

  /** Gives an image another owner, without what only its first one may see. */
  async setOwner(ownerId: string, id: string): Promise<void> {
    const set = { ownerId, title: '', originalKey: null, portableKey: null };
    await this.images.updateOne({ _id: id }, { $set: set, $inc: { revision: 1 } });
  }

  private async list(conditions: object): Promise<KnownImage[]> {
    return this.images.find(conditions, KNOWN).limit(BATCH).lean<KnownImage[]>();
  }
}
