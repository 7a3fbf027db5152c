import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IMAGE_UPLOAD_TIMEOUT_MS, MAX_UPLOAD_BYTES, ProblemError } from '@simmer/contracts';
import { ObjectStore, OutboundClient, OutboundError } from '@simmer/kit';
import type { ImageOrigin } from './image.schema';
import { pictureTypeOf, SIGNATURE_BYTES, UnreadablePicture } from './picture';

/** Only what we read: sites that offer the same picture in several forms send one of these. */
const ACCEPT = 'image/webp,image/jpeg,image/png;q=0.9';
const NO_PICTURE = 'This is not a JPEG, PNG or WebP picture.';
/** Failures that another try may not have. */
const PASSING = new Set(['timeout', 'network']);

/** Where the bytes of a picture come from: a file that the gateway put aside, or an address on the web. */
@Injectable()
export class PictureSource {
  constructor(
    @Inject(ObjectStore) private readonly objects: ObjectStore,
    @Inject(OutboundClient) private readonly web: OutboundClient,
  ) {}

  /** All of it. Throws `UnreadablePicture` when trying again is of no use. */
  async bytes(origin: ImageOrigin, signal: AbortSignal): Promise<Buffer> {
    const bytes = origin.kind === 'url' ? await this.fetch(origin.url, signal) : await this.file(origin.key);
    if (!pictureTypeOf(bytes)) throw new UnreadablePicture(NO_PICTURE);
    return bytes;
  }

  /** Whether the file begins like a picture that we read, and what it is known by. */
  async lookAt(key: string): Promise<{ isPicture: boolean; digest: string }> {
    const stream = await this.objects.stream(key);
    const digest = createHash('sha256');
    let start = Buffer.alloc(0);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      digest.update(chunk);
      if (start.length < SIGNATURE_BYTES) start = Buffer.concat([start, chunk]);
    }
    return { isPicture: pictureTypeOf(start) !== undefined, digest: digest.digest('base64url') };
  }

  /** Removes a file that is no longer needed; what came from the web was never kept. */
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
