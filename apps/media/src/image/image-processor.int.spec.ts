import { pino } from 'pino';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';
import { UnreadablePicture } from './picture';
import { ImageProcessor } from './image-processor';

/** Numbers that look like a photo's noise, always the same ones. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at++) bytes[at] = (state = (state * 16_807) % 2_147_483_647) & 0xff;
  return bytes;
}

const photo = (width: number, height: number) => sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } });
/** Of one colour, which is drawn quickly. */
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('the image processor', () => {
  const processor = new ImageProcessor(pino({ level: 'silent' }));
  afterAll(() => processor.onApplicationShutdown());

  it('makes AVIF and WebP at every width up to the original’s, never larger', async () => {
    const drawn = await processor.draw(await photo(1000, 500).jpeg().toBuffer());
    expect(drawn).toMatchObject({ width: 1000, height: 500 });
    expect(drawn.variants.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual(
      ['320x160', '480x240', '800x400', '1000x500'].flatMap((size) => [`avif ${size}`, `webp ${size}`]),
    );
    for (const variant of drawn.variants) {
      const read = await sharp(variant.bytes).metadata();
      expect(read).toMatchObject({ format: variant.format === 'avif' ? 'heif' : 'webp', width: variant.width, height: variant.height });
    }
    expect(Buffer.from(drawn.thumbhash, 'base64').length).toBeLessThan(40);
    expect(thumbHashToApproximateAspectRatio(Buffer.from(drawn.thumbhash, 'base64'))).toBeCloseTo(2, 0);
  });

  it('makes one variant of a small picture, and keeps what is seen through', async () => {
    const drawn = await processor.draw(
      await sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
        .png()
        .toBuffer(),
    );
    expect(drawn.variants.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 40, 30],
      ['webp', 40, 30],
    ]);
    expect(await sharp(drawn.variants[1]?.bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('turns the picture upright and leaves out where it was taken', async () => {
    const original = await photo(400, 200)
      .withExif({ IFD0: { Make: 'Kitchen camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const drawn = await processor.draw(original);
    expect(drawn).toMatchObject({ width: 200, height: 400 });
    for (const { bytes } of drawn.variants) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(Buffer.from(bytes).includes('Kitchen camera')).toBe(false);
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a WebP', () => flat(2_000, 1_000).webp().toBuffer()],
    ['a PNG of 6 MB', () => flat(2_000, 1_000).png({ compressionLevel: 0 }).toBuffer()],
  ])('adds a JPEG of the largest width to %s, which other programs do not take', async (_, make) => {
    const { jpeg } = await processor.draw(await make());
    expect(await sharp(jpeg ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg', width: 1_280, height: 640 });
  });

  it('adds none to a JPEG and a PNG', async () => {
    const drawn = [await processor.draw(await photo(30, 20).jpeg().toBuffer()), await processor.draw(await photo(30, 20).png().toBuffer())];
    expect(drawn.map(({ jpeg }) => jpeg)).toEqual([null, null]);
  });

  it('puts what is seen through on white where a JPEG is needed', async () => {
    const { jpeg } = await processor.draw(
      await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .webp()
        .toBuffer(),
    );
    expect([
      ...(
        await sharp(jpeg ?? Buffer.alloc(0))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]).toEqual([255, 255, 255]);
  });

  it('draws nothing of what is hidden behind a picture', async () => {
    const polyglot = Buffer.concat([await photo(64, 64).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const drawn = await processor.draw(polyglot);
    for (const { bytes } of drawn.variants) expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  it('fits a very tall picture into what WebP can hold', async () => {
    const drawn = await processor.draw(await photo(20, 20_000).png().toBuffer());
    expect(drawn.variants.every(({ height }) => height <= 2_560)).toBe(true);
  });

  it('takes a photo of a phone in less than the time it has', async () => {
    const drawn = await processor.draw(await photo(4_000, 3_000).jpeg().toBuffer());
    expect(drawn.variants).toHaveLength(8);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')],
    ['a GIF', () => photo(9, 9).gif().toBuffer()],
    ['a TIFF', () => photo(9, 9).tiff().toBuffer()],
    ['an AVIF', () => photo(64, 64).avif().toBuffer()],
    ['a web page that begins like a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')])],
    ['half a JPEG', async () => (await photo(300, 300).jpeg().toBuffer()).subarray(0, 20_000)],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a small file of 64 million pixels',
      () =>
        sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'black' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('refuses %s, and goes on working', async (_, make) => {
    await expect(processor.draw(await make())).rejects.toThrow(UnreadablePicture);
    expect((await processor.draw(await photo(8, 8).png().toBuffer())).variants).toHaveLength(2);
  });

  it('says so when the child is killed with a picture open, and starts another one', async () => {
    const big = await photo(3_000, 3_000).jpeg().toBuffer();
    await processor.draw(await photo(8, 8).png().toBuffer());
    const first = processor.processId ?? 0;
    const interrupted = processor.draw(big);
    setImmediate(() => process.kill(first, 'SIGKILL'));
    await expect(interrupted).rejects.toThrow('ended while it had something open');
    expect((await processor.draw(await photo(8, 8).png().toBuffer())).variants).toHaveLength(2);
    expect(processor.processId).not.toBe(first);
  });
});
