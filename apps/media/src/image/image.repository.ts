import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imageStored } from '@simmer/contracts';
import { eventEntry, isDuplicate, newLease, OutboxRelay, recordEvents, unheld } from '@simmer/kit';
import type { Model } from 'mongoose';
import { IMAGE_MODEL, type ImageDocument, type KeptPicture } from './image.schema';

const FORGOTTEN_AFTER_MS = 15_000;
const SWEEP_BATCH = 100;

type NewImage = Pick<ImageDocument, '_id' | 'ownerId' | 'title' | 'origin'>;

@Injectable()
export class ImageRepository implements OnApplicationBootstrap {
  constructor(
    @InjectModel(IMAGE_MODEL) private readonly images: Model<ImageDocument>,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.relay.watch(this.images);
  }

  /** Records an upload; false when its id is taken, by whomever. */
  async insert(image: NewImage): Promise<boolean> {
    const now = new Date();
    try {
      await this.images.create({ ...image, status: 'queued', revision: 1, queuedAt: now, createdAt: now, lookedAt: now });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** A cook's picture; one that is about to be removed is not there. */
  async find(ownerId: string, id: string): Promise<ImageDocument | null> {
    return this.images.findOne({ _id: id, ownerId, removal: null }).lean<ImageDocument>();
  }

  /** Takes the upload for one run; null when it has ended or another run holds it. */
  async takeLease(id: string, holder: string): Promise<ImageDocument | null> {
    return this.images
      .findOneAndUpdate(
        { _id: id, status: 'queued', ...unheld() },
        { $set: { lease: newLease(holder) }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ImageDocument>();
  }

  /** Whether the run may go on: the lease is still its own. */
  async renewLease(id: string, holder: string): Promise<boolean> {
    const renewed = await this.images.updateOne(heldBy(id, holder), { $set: { lease: newLease(holder) } });
    return renewed.matchedCount === 1;
  }

  /** Gives the upload back to the queue. A run that was kept from its work does not count as an attempt. */
  async release(id: string, holder: string, wasKeptFromWork: boolean): Promise<void> {
    await this.images.updateOne(heldBy(id, holder), { $set: { lease: null, queuedAt: new Date() }, ...(wasKeptFromWork && { $inc: { attempts: -1 } }) });
  }

  /** Ends the upload well, and tells of it; nothing happens when the run no longer holds it. */
  async store({ _id, ownerId, revision }: ImageDocument, holder: string, kept: KeptPicture): Promise<void> {
    const recorded = recordEvents(eventEntry(imageStored, { imageId: _id, ownerId, revision: revision + 1 }));
    await this.images.updateOne(heldBy(_id, holder), {
      ...recorded,
      $set: { ...recorded.$set, status: 'stored', ...kept, error: null, lease: null },
      $inc: { revision: 1 },
    });
    this.relay.wake();
  }

  async fail(id: string, holder: string, error: string): Promise<void> {
    await this.images.updateOne(heldBy(id, holder), { $set: { status: 'failed', error, lease: null }, $inc: { revision: 1 } });
  }

  /** Ids that the queue should have been told of and that nobody is working on. */
  async unfinished(): Promise<string[]> {
    const now = Date.now();
    const found = await this.images
      .find(
        {
          status: 'queued',
          $or: [{ lease: null, queuedAt: { $lt: new Date(now - FORGOTTEN_AFTER_MS) } }, { 'lease.until': { $lt: new Date(now) } }],
        },
        { _id: 1 },
      )
      .limit(SWEEP_BATCH)
      .lean();
    return found.map(({ _id }) => _id);
  }
}

const heldBy = (id: string, holder: string) => ({ _id: id, status: 'queued' as const, 'lease.holder': holder });
