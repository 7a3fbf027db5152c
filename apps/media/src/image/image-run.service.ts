import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { imageKey, InterruptedTooOften, LeasedWork, ObjectStore, RunTooLong } from '@simmer/kit';
import { ImageProcessor } from './image-processor';
import { ImageRepository } from './image.repository';
import type { ImageDocument, ProcessedImage } from './image.schema';
import { pictureTypeOf, UnreadablePicture } from './picture';
import { addressOf } from './image-files';
import { ImageWithholding } from './image-withholding.service';
import { PictureSource } from './picture-source';

type StoredVariant = ProcessedImage['image']['variants'][number];

/**
 * One run of one upload. It may be interrupted anywhere: files are named by picture and content, and the record is written last. No two
 * pictures share a file, so that one can be removed while the same is brought again.
 */
@Injectable()
export class ImageRun extends LeasedWork<ImageDocument> {
  readonly job = jobs.media.processPhoto;

  constructor(
    private readonly images: ImageRepository,
    private readonly source: PictureSource,
    private readonly processor: ImageProcessor,
    private readonly objects: ObjectStore,
    private readonly withholding: ImageWithholding,
  ) {
    super();
  }

  get records() {
    return this.images.leases;
  }

  override isFinal(error: unknown): boolean {
    return error instanceof UnreadablePicture;
  }

  async work(record: ImageDocument, holder: string, signal: AbortSignal): Promise<void> {
    const written: string[] = [];
    try {
      await this.images.store(record, holder, await this.make(record, signal, written));
      // what shows it may have been hidden meanwhile
      await this.withholding.moveFiles(record._id);
    } finally {
      // the account was deleted meanwhile: remove the files, which have no record
      if (!(await this.images.isKnown(record._id))) for (const key of written) await this.objects.delete(key);
    }
    await this.source.discard(record.origin);
  }

  async fail(record: ImageDocument, holder: string, error: unknown): Promise<void> {
    await this.images.fail(record._id, holder, reasonOf(error));
    await this.source.discard(record.origin);
  }

  /** Notes the key of each file in `written` before it is there. */
  private async make({ _id, origin, ownerId }: ImageDocument, signal: AbortSignal, written: string[]): Promise<ProcessedImage> {
    const put = async (key: string, bytes: Buffer, type: string): Promise<string> => {
      written.push(key);
      await this.objects.put(key, bytes, type);
      return key;
    };
    const original = await this.source.bytes(origin, signal);
    const { variants, jpeg, ...picture } = await this.processor.draw(original, signal);
    const stored: StoredVariant[] = [];
    for (const { format, width, height, bytes } of variants) {
      const key = await put(imageKey(`${nameOf(_id, bytes)}-${width}.${format}`), Buffer.from(bytes), `image/${format}`);
      stored.push({ format, width, height, url: addressOf(key), bytes: bytes.length });
    }
    // apart from public files, in the owner's folder: it may have location data
    const putForOwner = (bytes: Buffer): Promise<string> => {
      const type = pictureTypeOf(bytes) ?? 'image/jpeg';
      return put(`originals/${ownerId}/${nameOf(_id, bytes)}.${type.slice('image/'.length)}`, bytes, type);
    };
    const originalKey = await putForOwner(original);
    const portableKey = jpeg ? await putForOwner(Buffer.from(jpeg)) : originalKey;
    return { image: { ...picture, variants: stored }, originalKey, portableKey };
  }
}

const nameOf = (id: string, bytes: Uint8Array): string => createHash('sha256').update(id).update(bytes).digest('hex').slice(0, 32);

function reasonOf(error: unknown): string {
  if (error instanceof InterruptedTooOften) return 'It was interrupted too often.';
  return error instanceof RunTooLong ? 'It took too long.' : (error as Error).message;
}
