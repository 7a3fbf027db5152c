import { Injectable } from '@nestjs/common';
import { IMAGE_UPLOAD_TIMEOUT_MS, MAX_UPLOAD_BYTES, ProblemError, type StagedFile } from '@simmer/contracts';
import { FileDigest, ObjectStore, OutboundClient, OutboundError } from '@simmer/kit';
import type { ImageOrigin } from './image.schema';
import { pictureTypeOf, UnreadablePicture } from './picture';

/** Only what we read: sites that offer the same picture in several forms send one of these. */
const ACCEPT = 'image/webp,image/jpeg,image/png;q=0.9';
const NO_PICTURE = 'This is not a JPEG, PNG or WebP picture.';
/** Failures that another try may not have. */
const PASSING = new Set(['timeout', 'network']);

/** Where the bytes of a picture come from: a staged file, or an address on the web. */
@Injectable()
export class PictureSource {
  constructor(
    private readonly objects: ObjectStore,
    private readonly web: OutboundClient,
  ) {}

  /** All of it. Throws `UnreadablePicture` when trying again is of no use. */
  async bytes(origin: ImageOrigin, signal: AbortSignal): Promise<Buffer> {
    const bytes = origin.kind === 'url' ? await this.fetch(origin.url, signal) : await this.file(origin.key);
    if (!pictureTypeOf(bytes)) throw new UnreadablePicture(NO_PICTURE);
    return bytes;
  }

  /** What a staged file is known by. Throws `media.not-found`. */
  async staged(objectKey: string): Promise<StagedFile> {
    const digest = new FileDigest();
    for await (const chunk of (await this.objects.stream(objectKey)) as AsyncIterable<Buffer>) digest.add(chunk);
    return { name: 'file', objectKey, ...digest.finish() };
  }

  /** Removes a staged file that is no longer needed; what came from the web was never staged. */
  async discard(origin: ImageOrigin): Promise<void> {
    if (origin.kind === 'file') await this.objects.delete(origin.key);
  }

  private async fetch(url: string, signal: AbortSignal): Promise<Buffer> {
    try {
      const answer = await this.web.get(url, { accept: ACCEPT, maxBytes: MAX_UPLOAD_BYTES, timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS, signal });
      return answer.body;
    } catch (error) {
      const mayPass = !(error instanceof OutboundError) || PASSING.has(error.code) || (error.status ?? 0) >= 500;
      throw mayPass ? error : new UnreadablePicture(error.message, { cause: error });
    }
  }

  private async file(key: string): Promise<Buffer> {
    try {
      return await this.objects.bytes(key);
    } catch (error) {
      if (error instanceof ProblemError) throw new UnreadablePicture('The uploaded file is gone.', { cause: error });
      throw error;
    }
  }
}
