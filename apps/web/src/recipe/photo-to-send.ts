import { MAX_UPLOAD_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/editor';

/** A smaller file goes as it is; a larger one would take a phone long to send. */
const SCALED_OVER_BYTES = 3 * 1024 * 1024;
/** No screen shows more, and every browser can draw it. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.9;

/** What phones of Apple store; only Apple's browsers read it. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A photo that cannot be sent; the message says what to do. */
export class UnsendablePhoto extends Error {}

/**
 * A photo as it is sent: a large one scaled down on this device to 4096 pixels at most, HEIC as JPEG where the browser can read it.
 * Throws {@link UnsendablePhoto} for one that the server would refuse.
 */
export async function photoToSend(file: File): Promise<File> {
  if (file.size <= SCALED_OVER_BYTES && !isHeic(file)) return file;
  const scaled = await scaledDown(file);
  // a file that is packed well already can grow
  if (scaled && (isHeic(file) || scaled.size < file.size)) return scaled;
  if (isHeic(file)) throw new UnsendablePhoto(t.photoHeic);
  if (file.size > MAX_UPLOAD_BYTES) throw new UnsendablePhoto(t.photoTooLarge);
  return file;
}

/** Turned as the camera says. Null where the browser cannot read it. */
async function scaledDown(file: File): Promise<File | null> {
  const picture = await decoded(file);
  if (!picture) return null;
  const factor = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * factor);
  canvas.height = Math.round(picture.height * factor);
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG knows no transparency
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const blob = context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY)));
  return blob && new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}

async function decoded(file: File): Promise<ImageBitmap | null> {
  // a document without a screen, as in tests, has none
  if (typeof createImageBitmap !== 'function') return null;
  // what it throws says nothing but that it is no picture this browser reads
  return createImageBitmap(file).catch(() => null);
}
