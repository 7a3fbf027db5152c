import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { imageKey, isStoreAway, LeasedRuns, type Logger, LOGGER, ObjectStore, RunStopped } from '@simmer/kit';
import { ImageRepository } from './image.repository';
import type { ImageDocument, KeptPicture } from './image.schema';
import { type DrawnVariant, pictureTypeOf, UnreadablePicture } from './picture';
import { addressOf } from './picture-files';
import { PictureSource } from './picture-source';
import { PictureWorkshop } from './picture-workshop';

const MAX_ATTEMPTS = 3;

type StoredVariant = KeptPicture['image']['variants'][number];

/**
 * One run of one upload. It may be interrupted anywhere: files are named by picture and content, and the record is written last. No two
 * pictures share a file, so that one can be removed while the same is brought again.
 */
@Injectable()
export class ImageRun {
  constructor(
    @Inject(ImageRepository) private readonly images: ImageRepository,
    @Inject(PictureSource) private readonly source: PictureSource,
    @Inject(PictureWorkshop) private readonly workshop: PictureWorkshop,
    @Inject(ObjectStore) private readonly objects: ObjectStore,
    @Inject(LeasedRuns) private readonly runs: LeasedRuns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs the upload unless it has ended or another run holds it. Throws when it is worth another try. */
  async run(id: string): Promise<void> {
    const holder = randomUUID();
    const record = await this.images.takeLease(id, holder);
    if (!record) return;
    await this.runs.run(() => this.images.renewLease(id, holder), (stop) => this.runUntil(record, holder, stop));
    await this.source.discard(record.origin);
  }

  private async runUntil(record: ImageDocument, holder: string, stop: AbortSignal): Promise<void> {
    try {
      if (record.attempts > MAX_ATTEMPTS) throw new UnreadablePicture('It was interrupted too often.');
      await this.images.store(record, holder, await this.make(record, stop));
    } catch (error) {
      // what breaks off because of the signal says so in words of its own
      await this.failOrRelease(record, holder, stop.aborted ? stop.reason : error);
    }
  }

  private async make({ _id, origin, ownerId }: ImageDocument, signal: AbortSignal): Promise<KeptPicture> {
    const original = await this.source.bytes(origin, signal);
    const { variants, jpeg, ...picture } = await this.workshop.draw(original, signal);
    const stored: StoredVariant[] = [];
    for (const variant of variants) stored.push(await this.keep(_id, variant));
    const folder = `originals/${ownerId}`;
    const originalKey = await this.keepForOwner(folder, _id, original);
    const portableKey = jpeg ? await this.keepForOwner(folder, _id, Buffer.from(jpeg)) : originalKey;
    return { image: { ...picture, variants: stored }, originalKey, portableKey };
  }

  /** Apart from what is public, and in a folder of the owner's: it may tell where it was taken. */
  private async keepForOwner(folder: string, id: string, bytes: Buffer): Promise<string> {
    const type = pictureTypeOf(bytes) ?? 'image/jpeg';
    const key = `${folder}/${nameOf(id, bytes)}.${type.slice('image/'.length)}`;
    await this.objects.put(key, bytes, type);
    return key;
  }

  private async keep(id: string, { format, width, height, bytes }: DrawnVariant): Promise<StoredVariant> {
    const key = imageKey(`${nameOf(id, bytes)}-${width}.${format}`);
    await this.objects.put(key, Buffer.from(bytes), `image/${format}`);
    return { format, width, height, url: addressOf(key), bytes: bytes.length };
  }

  /** Ends the upload when another try is of no use; otherwise gives it back and throws, so that the queue tries again. */
  private async failOrRelease(record: ImageDocument, holder: string, error: unknown): Promise<void> {
    // nothing can be written now; the lease runs out and the sweeper finds the record
    if (isStoreAway(error)) throw error;
    const wasKeptFromWork = error instanceof RunStopped;
    const isLastTry = error instanceof UnreadablePicture || record.attempts >= MAX_ATTEMPTS;
    if (wasKeptFromWork || !isLastTry) {
      await this.images.release(record._id, holder, wasKeptFromWork);
      throw error;
    }
    this.logger.info({ err: error, imageId: record._id }, 'a picture could not be kept');
    await this.images.fail(record._id, holder, (error as Error).message);
  }
}

const nameOf = (id: string, bytes: Uint8Array): string => createHash('sha256').update(id).update(bytes).digest('hex').slice(0, 32);
