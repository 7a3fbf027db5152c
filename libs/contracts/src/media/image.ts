import { z } from 'zod';
import { event } from '../kit/event';
import { Id, text, WebAddress } from '../kit/fields';
import { operation } from '../kit/operation';

const ImageStatus = z.enum(['queued', 'stored', 'failed']);

const Variant = z.object({ format: z.enum(['avif', 'webp']), width: z.int(), height: z.int(), url: z.string(), bytes: z.int() });

/** A stored picture: its size, its variants from small to large, and a blurred stand-in of 28 bytes or so in base64. */
export const Image = z.object({
  id: Id,
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  variants: z.array(Variant),
});
export type Image = z.infer<typeof Image>;

export const ImageUpload = z.object({
  id: Id,
  status: ImageStatus,
  image: Image.nullable(),
  sourceUrl: z.string().nullable(),
  error: z.string().nullable(),
  revision: z.int(),
});
export type ImageUpload = z.infer<typeof ImageUpload>;

export const image = {
  /** The gateway's upload door has put the file into the object store; only its key travels. */
  uploadFile: operation('rpc.media.image.upload-file', {
    summary: 'Keep an uploaded picture',
    access: 'cook',
    input: z.strictObject({ id: Id, objectKey: z.string().max(200) }),
    output: ImageUpload,
    errors: ['media.unreadable-image', 'request.id-taken', 'request.id-reused'],
  }),
  uploadFromUrl: operation('rpc.media.image.upload-from-url', {
    summary: 'Keep a picture from the web',
    access: 'cook',
    input: z.strictObject({ id: Id, url: WebAddress, title: text(200) }),
    output: ImageUpload,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  read: operation('rpc.media.image.read', {
    summary: 'How an upload is doing',
    access: 'cook',
    http: { method: 'GET', path: '/images/:id' },
    input: z.strictObject({ id: Id }),
    output: ImageUpload,
    errors: ['media.not-found'],
  }),
  /** For a cook's exports. Both are null while a picture is not stored, and for one that was stored before originals were kept. */
  original: operation('rpc.media.image.original', {
    summary: 'Where the original of an own picture lies in the object store',
    access: 'cook',
    input: z.strictObject({ id: Id }),
    output: z.object({
      objectKey: z.string().nullable().describe('The bytes that came in'),
      portableKey: z.string().nullable().describe('A JPEG or PNG that other programs take and that says nothing of place and camera: the original if it is one, else drawn from it'),
    }),
    errors: ['media.not-found'],
  }),
};

export const imageStored = event(
  'events.media.image.stored',
  z.object({ imageId: Id, ownerId: Id, revision: z.int() }),
  { live: true },
);
