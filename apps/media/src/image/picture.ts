/** What travels between the service and the process that opens pictures. */
export interface DrawRequest {
  bytes: Uint8Array;
  /** Wanted widths in pixels; a picture is never enlarged. */
  widths: readonly number[];
  /** Whether its type and size are portable; the child process checks for metadata. */
  isPortable: boolean;
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
  /** Of the largest width, where the picture itself is not portable. */
  jpeg: Uint8Array | null;
}

export type DrawReply = { picture: DrawnPicture } | { unreadable: string };

/** This is no picture that we read, or it is broken: trying again changes nothing. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** Most photos of phones are smaller; in a file of another program a picture grows by a third. */
const MAX_PORTABLE_BYTES = 5 * 1024 * 1024;

/** Whether a picture can be exported unchanged, by its type and size: several of them show no WebP. */
export const isPortable = (bytes: Uint8Array): boolean => bytes.length <= MAX_PORTABLE_BYTES && pictureTypeOf(bytes) !== 'image/webp';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** The type that the first bytes say, whatever a name or header claims; undefined for everything we do not take. */
export function pictureTypeOf(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}
