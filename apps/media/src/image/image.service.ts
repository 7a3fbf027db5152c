import { Injectable } from '@nestjs/common';
import {
  DAILY_QUOTAS,
  type Image,
  type image,
  type ImageUpload,
  jobs,
  type OutputOf,
  ProblemError,
  rule,
  type StagedFile,
} from '@simmer/contracts';
import { DailyQuotas, incomingKey, insertOnce, Jobs, ObjectStore } from '@simmer/kit';
import { ImageRepository } from './image.repository';
import type { ImageDocument, ImageOrigin } from './image.schema';
import { pictureTypeOf } from './picture';
import { filesOf } from './image-files';
import { PictureSource } from './picture-source';

/** Uploads as their owners see them; the work itself is in ImageRun. */
@Injectable()
export class ImageService {
  constructor(
    private readonly images: ImageRepository,
    private readonly jobs: Jobs,
    private readonly quotas: DailyQuotas,
    private readonly source: PictureSource,
    private readonly objects: ObjectStore,
  ) {}

  async uploadFromUrl(ownerId: string, id: string, url: string, title: string): Promise<ImageUpload> {
    return toUpload(await this.record(ownerId, id, { kind: 'url', url }, title));
  }

  /** Throws `media.unreadable-image` at once for a file that is no picture. Forgets that one, and one that is here already. */
  async uploadFile(ownerId: string, id: string, { objectKey: key, sha256: digest, firstBytes, bytes }: StagedFile): Promise<ImageUpload> {
    checkKey(ownerId, id, key);
    const origin: ImageOrigin = { kind: 'file', key, digest };
    const isPicture = pictureTypeOf(Buffer.from(firstBytes, 'base64')) !== undefined;
    const stored = isPicture ? await this.record(ownerId, id, origin, '', bytes) : null;
    if (!stored || !isFrom(stored, key)) await this.source.discard(origin);
    if (!stored) throw new ProblemError('media.unreadable-image');
    return toUpload(stored);
  }

  /** As `uploadFile`, for a file that only its key is known of. Throws `media.not-found` when there is none. */
  async keepFile(ownerId: string, id: string, key: string): Promise<ImageUpload> {
    checkKey(ownerId, id, key);
    const earlier = await this.images.find(id, ownerId);
    // a repeated request; the file may be consumed by now
    if (earlier && isFrom(earlier, key)) return toUpload(earlier);
    return this.uploadFile(ownerId, id, await this.source.staged(key));
  }

  /** Of what says nothing of place and camera. Throws `media.not-found` for a picture that is not stored. */
  async copy(ownerId: string, id: string, from: { id: string; ownerId: string }): Promise<ImageUpload> {
    const earlier = await this.images.find(id, ownerId);
    if (earlier) return toUpload(earlier);
    const shown = await this.images.find(from.id, from.ownerId);
    const file = shown && (shown.portableKey ?? filesOf({ ...shown, originalKey: null }).at(-1));
    if (!file || !(await this.objects.exists(file))) throw new ProblemError('media.not-found');
    const key = incomingKey(ownerId, id);
    const bytes = await this.objects.bytes(file);
    await this.objects.put(key, bytes, pictureTypeOf(bytes) ?? 'application/octet-stream');
    return this.uploadFile(ownerId, id, await this.source.staged(key));
  }

  async read(ownerId: string, id: string): Promise<ImageUpload> {
    const found = await this.images.find(id, ownerId);
    if (!found) throw new ProblemError('media.not-found');
    return toUpload(found);
  }

  async findStored(ids: readonly string[]): Promise<OutputOf<typeof image.findStored>> {
    const stored = await this.images.listStored(ids);
    const photos = stored.map((record) => ({ ownerId: record.ownerId, image: toImage(record) }));
    return { photos: photos.filter((photo): photo is { ownerId: string; image: Image } => photo.image !== null) };
  }

  /** The key of the original, for its owner only. */
  async original(ownerId: string, id: string): Promise<OutputOf<typeof image.original>> {
    const found = await this.images.find(id, ownerId);
    if (!found) throw new ProblemError('media.not-found');
    return { objectKey: found.originalKey, portableKey: found.portableKey };
  }

  /** The client's id makes a repeated request find the upload that the first one made. Throws `request.id-reused` when another picture was meant. */
  private async record(ownerId: string, id: string, origin: ImageOrigin, title: string, bytes = 0): Promise<ImageDocument> {
    if (!(await this.images.find(id, ownerId))) await this.quotas.take(ownerId, DAILY_QUOTAS.photos, bytes);
    const record = await insertOnce(this.images, { _id: id, ownerId, origin, title }, (stored) => isSame(stored.origin, origin));
    if (record.status === 'queued') await this.jobs.enqueue(jobs.media.processPhoto, { ownerId });
    return record;
  }
}

/** A key of another form could name what another cook has just sent. */
function checkKey(ownerId: string, id: string, key: string): void {
  if (!key.startsWith(incomingKey(ownerId, id))) throw ProblemError.field('/file', rule('not-of-upload'));
}

const isFrom = ({ origin }: ImageDocument, key: string): boolean => origin.kind === 'file' && origin.key === key;

function isSame(stored: ImageOrigin, sent: ImageOrigin): boolean {
  if (stored.kind === 'file') return sent.kind === 'file' && stored.digest === sent.digest;
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
