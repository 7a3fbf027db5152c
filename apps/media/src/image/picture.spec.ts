import { isPortable, pictureTypeOf } from './picture';

describe('the type of a picture', () => {
  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['image/webp', [...Buffer.from('RIFF....WEBPVP8 ')]],
  ])('is %s by its first bytes', (type, bytes) => {
    expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a......', '%PDF-1.7 ....', 'RIFF....AVI ....', '', 'PNG', '....ftypavif'])(
    'is none of ours for %j',
    (text) => {
      expect(pictureTypeOf(Buffer.from(text))).toBeUndefined();
    },
  );
});

describe('what other programs take', () => {
  const jpeg = (length: number): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(length - 3)]);

  it('is a JPEG or PNG of up to 5 MB, and no WebP', () => {
    expect(isPortable(jpeg(5 * 1024 * 1024))).toBe(true);
    expect(isPortable(jpeg(5 * 1024 * 1024 + 1))).toBe(false);
    expect(isPortable(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(true);
    expect(isPortable(Buffer.from('RIFF....WEBPVP8 '))).toBe(false);
  });
});
