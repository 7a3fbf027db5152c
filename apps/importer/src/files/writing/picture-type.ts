const latin = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The usual ending of a picture's name, told by its first bytes. */
export function pictureEnding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpg';
  if (latin(bytes, 1, 4) === 'PNG') return 'png';
  if (latin(bytes, 0, 3) === 'GIF') return 'gif';
  if (latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) === 'ftyp') return latin(bytes, 8, 11) === 'avi' ? 'avif' : 'heic';
  return 'img';
}
