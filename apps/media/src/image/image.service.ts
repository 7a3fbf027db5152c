import { Inject, Injectable } from '@nestjs/common';
import { type Image, type image, type ImageUpload, type OutputOf, ProblemError } from '@simmer/contracts';
import { incomingKey } from '@simmer/kit';
import { ImageJobs } from './image.jobs';
import { ImageRepository } from './image.repository';
import type { ImageDocument, ImageOrigin } from './image.schema';
import { PictureSource } from './picture-source';

/** Uploads as their owners see them; the work itself is in ImageRun. */
@Injectable()
export class ImageService {
  constructor(
    @Inject(ImageRepository) private readonly images: ImageRepository,
    @Inject(ImageJobs) private readonly jobs: ImageJobs,
    @Inject(PictureSource) private readonly source: PictureSource,
  ) {}

  async uploadFromUrl(ownerId: string, id: string, url: string, title: string): Promise<ImageUpload> {
    return toUpload(await this.record(ownerId, id, { kind: 'url', url }, title));
  }

  /** Throws `media.unreadable-image` at once for a file that is no picture. Forgets that one, and one that is here already. */
  async uploadFile(ownerId: string, id: string, key: string): Promise<ImageUpload> {
    // a key of another form could name what another cook has just sent
    if (!key.startsWith(incomingKey(id))) throw ProblemError.field('/objectKey', 'This is not the key of this upload.');
    const earlier = await this.images.find(ownerId, id);
    // asked again; the file may have been used up by now
    if (earlier && isFrom(earlier, key)) return toUpload(earlier);
    const { isPicture, digest } = await this.source.lookAt(key);
    const origin: ImageOrigin = { kind: 'file', key, digest };
    const stored = isPicture ? await this.record(ownerId, id, origin, '') : null;
    if (!stored || !isFrom(stored, key)) await this.source.discard(origin);
    if (!stored) throw new ProblemError('media.unreadable-image');
    return toUpload(stored);
  }

  async read(ownerId: string, id: string): Promise<ImageUpload> {
    const found = await this.images.find(ownerId, id);
    if (!found) throw new ProblemError('media.not-found');
    return toUpload(found);
  }

  /** Where the original lies, for nobody but its owner. */
  async original(ownerId: string, id: string): Promise<OutputOf<typeof image.original>> {
    const found = await this.images.find(ownerId, id);
    if (!found) throw new ProblemError('media.not-found');
    return { objectKey: found.originalKey, portableKey: found.portableKey };
  }

  /** The client's id makes a repeated request find the upload that the first one made. Throws `request.id-reused` when another picture was meant. */
  private async record(ownerId: string, id: string, origin: ImageOrigin, title: string): Promise<ImageDocument> {
    const isNew = await this.images.insert({ _id: id, ownerId, origin, title });
    const record = await this.images.find(ownerId, id);
    if (!record) throw new ProblemError('request.id-taken');
    if (isNew) await this.jobs.enqueue(id);
    if (!isSame(record.origin, origin)) throw new ProblemError('request.id-reused');
    return record;
  }
}

const isFrom = ({ origin }: ImageDocument, key: string): boolean => origin.kind === 'file' && origin.key === key;

function isSame(stored: ImageOrigin, sent: ImageOrigin): boolean {
  if (stored.kind === 'file') return sent.kind === 'file' && (stored.digest === undefined || stored.digest === sent.digest);
  return sent.kind === 'url' && stored.url === sent.url;
}

const toImage = ({ _id, image }: ImageDocument): Image | null => image && { id: _id, ...image };

const toUpload = (record: ImageDocument): ImageUpload => ({
  id: record._id,
  status: record.status,
  image: toImage(record),
  sourceUrl: record.origin.kind === 'url' ? record.origin.url : null,
  error: record.error,
  revision: record.revision,
});
