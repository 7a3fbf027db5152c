import type { FileLoss } from '@simmer/contracts/constants';
import { type Archive, ifSound } from '../archive';
import type { FilePicture } from '../file-recipe';
import { morePictures } from './losses';
import { addressOf } from './plain-values';

/** Larger ones no camera makes; what is in the bytes is looked at where pictures are decoded. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
const BASE64_PREFIX = /^data:[^,]{0,200},/;

/** A picture as base64, in one line or many, with or without "data:image/jpeg;base64," before it; null when there is none, or one beyond all sense. */
export function pictureOfBase64(value: unknown): FilePicture | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/\s+/g, '');
  if (text.length > (MAX_PICTURE_BYTES / 3) * 4 + 300) return null;
  const bytes = Buffer.from(text.replace(BASE64_PREFIX, ''), 'base64');
  return bytes.length > 0 ? { bytes } : null;
}

export function pictureAt(address: unknown): FilePicture | null {
  const url = addressOf(address);
  return url ? { url } : null;
}

/** The member of that name, or the one whose name ends with it; null when there is none or it is no sound picture. */
export async function pictureIn(archive: Archive | null, name: string): Promise<FilePicture | null> {
  const wanted = name.replace(/^(?:\.?\/)+/, '');
  const member = wanted && archive?.names.find((candidate) => candidate === wanted || candidate.endsWith(`/${wanted}`));
  if (!archive || !member) return null;
  const bytes = await ifSound(archive.bytes(member));
  return bytes && bytes.length > 0 && bytes.length <= MAX_PICTURE_BYTES ? { bytes } : null;
}

/** The picture that is used, and the loss for the others: a recipe has one picture. */
export function onePicture(pictures: readonly (FilePicture | null)[]): { pictures: FilePicture[]; losses: FileLoss[] } {
  const [first, ...others] = pictures.filter((picture) => picture !== null);
  return { pictures: first ? [first] : [], losses: morePictures(others.length) };
}
