/** What travels between the service and the process that opens pictures. */
export interface DrawRequest {
  id: number;
  bytes: Uint8Array;
  /** Wanted widths in pixels; a picture is never enlarged. */
  widths: readonly number[];
}

export interface DrawnVariant {
  format: 'avif' | 'webp';
  width: number;
  height: number;
  bytes: Uint8Array;
}

export interface DrawnPicture {
  /** Of the original, held upright. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  variants: DrawnVariant[];
}

export type DrawReply = { id: number; picture: DrawnPicture } | { id: number; unreadable: string };

/** This is no picture that we read, or it is broken: trying again changes nothing. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** Bytes needed to tell a picture's type. */
export const SIGNATURE_BYTES = 12;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean => signature.every((byte, index) => bytes[at + index] === byte);

/** The type that the first bytes say, whatever a name or header claims; undefined for everything we do not take. */
export function pictureTypeOf(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}
