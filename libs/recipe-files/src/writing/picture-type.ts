const latin = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Whether these bytes start like a picture. */
export const isPicture = (bytes: Uint8Array): boolean => pictureEnding(bytes) !== 'img';

/** The usual file extension of a picture, by its first bytes. */
export function pictureEnding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpg';
  if (latin(bytes, 1, 4) === 'PNG') return 'png';
  if (latin(bytes, 0, 4) === 'GIF8') return 'gif';
  if (latin(bytes, 8, 12) === 'WEBP') return 'webp';
  // films begin with the same word and name another kind
  const [, kind] = /^ftyp(avi|hei|hev|mif|msf)/.exec(latin(bytes, 4, 12)) ?? [];
  if (kind) return kind === 'avi' ? 'avif' : 'heic';
  return 'img';
}
