import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { MAX_PAGE_SIZE, MAX_UPLOAD_BYTES } from '../constants';
import { event, toOwner } from '../kit/event';
import { Id, text, WebAddress } from '../kit/fields';
import { stagedFile } from '../kit/http';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const ImageStatus = z.enum(['queued', 'stored', 'failed']);

const Variant = z.object({ format: z.enum(['avif', 'webp']), width: z.int(), height: z.int(), url: z.string(), bytes: z.int() });

/** A stored picture: its size, its variants from small to large, and a blurred stand-in of 28 bytes or so in base64. */
export const Image = atMostBytes(
  4 * 1024,
  z.object({
    id: Id,
    width: z.int(),
    height: z.int(),
    thumbhash: z.string(),
    variants: z.array(Variant),
  }),
);
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

const newId = Id.describe('Made by the client: the idempotency key');

export const image = {
  uploadFile: operation('rpc.media.image.upload-file', {
    summary: 'Upload a photo: JPEG, PNG or WebP, up to 15 MB',
    access: 'cook',
    http: {
      method: 'POST',
      path: '/images/:id',
      cost: 5,
      body: {
        kind: 'form',
        maxBytes: MAX_UPLOAD_BYTES,
        tooLarge: `A photo can be up to ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Please choose a smaller one.`,
      },
    },
    input: z.strictObject({ id: newId, file: stagedFile(rule('file')) }),
    output: ImageUpload,
    errors: ['media.unreadable-image', 'request.id-taken', 'request.id-reused', 'request.quota-used-up', 'service.storage-full'],
  }),
  /** Idempotent by id: answers what is stored, also when the file is consumed by then. */
  keepFile: operation('rpc.media.image.keep-file', {
    summary: 'Store a photo that a service has staged for its cook',
    access: 'cook',
    callers: ['importer'],
    input: z.strictObject({ id: Id, objectKey: z.string().max(200) }),
    output: ImageUpload,
    errors: ['media.unreadable-image', 'media.not-found', 'request.id-taken', 'request.id-reused', 'request.quota-used-up'],
  }),
  /** Copies another cook's photo: an image of its own, whatever becomes of the first one. Idempotent by id. */
  copy: operation('rpc.media.image.copy', {
    summary: 'Copy another cook’s photo',
    access: 'cook',
    callers: ['recipes'],
    input: z.strictObject({ id: Id, from: z.strictObject({ id: Id, ownerId: Id }) }),
    output: ImageUpload,
    errors: ['media.not-found', 'request.id-taken', 'request.id-reused', 'request.quota-used-up'],
  }),
  uploadFromUrl: operation('rpc.media.image.upload-from-url', {
    summary: 'Store a photo from the web',
    access: 'cook',
    callers: ['importer'],
    input: z.strictObject({ id: Id, url: WebAddress, title: text(200) }),
    output: ImageUpload,
    errors: ['request.id-taken', 'request.id-reused', 'request.quota-used-up'],
  }),
  read: operation('rpc.media.image.read', {
    summary: 'Get the status of an upload',
    access: 'cook',
    callers: ['importer', 'identity'],
    http: { method: 'GET', path: '/images/:id' },
    input: z.strictObject({ id: Id }),
    output: ImageUpload,
    errors: ['media.not-found'],
  }),
  /** For who shows photos, to compare them with what is stored. */
  findStored: operation('rpc.media.image.find-stored', {
    summary: 'Find which of these photos are stored, and their owners',
    access: 'service',
    callers: ['recipes', 'community'],
    input: z.strictObject({ ids: z.array(Id).max(MAX_PAGE_SIZE) }),
    output: z.object({ photos: z.array(z.object({ ownerId: Id, image: Image })).max(MAX_PAGE_SIZE) }),
  }),
  /** Nobody but its owner, their household and moderators sees a photo while something withholds it. Repeating it changes nothing. */
  withhold: operation('rpc.media.image.withhold', {
    summary: 'Withhold these photos because of something that moderation hides, and show again what else was withheld for it',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({ contentId: Id, ids: z.array(Id).max(MAX_PAGE_SIZE) }),
    output: z.object({ ids: z.array(Id).max(MAX_PAGE_SIZE) }),
  }),
  findWithheld: operation('rpc.media.image.find-withheld', {
    summary: 'Get the object key of a withheld photo, for somebody who sees it all the same',
    access: 'cook',
    scope: 'none',
    callers: ['gateway'],
    input: z.strictObject({ publicKey: z.string().max(200) }),
    output: z.object({ objectKey: z.string().nullable() }),
  }),
  /** For a cook's exports. Both are null while a photo is not stored, and for one without an original. */
  original: operation('rpc.media.image.original', {
    summary: "Get the object key of a photo's original",
    access: 'cook',
    callers: ['importer'],
    input: z.strictObject({ id: Id }),
    output: z.object({
      objectKey: z.string().nullable().describe('The bytes that came in'),
      portableKey: z
        .string()
        .nullable()
        .describe(
          'A JPEG or PNG that other programs take and that says nothing of place and camera: the original if it is one, else drawn from it',
        ),
    }),
    errors: ['media.not-found'],
  }),
};

export const imageStored = event('events.media.image.stored', z.object({ imageId: Id, ownerId: Id, revision: z.int() }), toOwner);
