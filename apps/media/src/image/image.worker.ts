// The process that opens pictures from strangers. It holds nothing else, so that a picture which brings it down brings
// down nothing else. A bundle of its own, and also run as it is by Node: it imports packages and types only.
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { DrawnPicture, DrawnVariant, DrawRequest, DrawReply } from './picture';

const MOST_PIXELS = 50_000_000;
const SECONDS_PER_STEP = 10;
/** WebP ends at 16,383 pixels; nothing on a recipe needs to be this tall. */
const TALLEST = 2_560;
/** What thumbhash takes at most. */
const THUMB_SIDE = 100;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (request: DrawRequest) => void answer(request));
process.on('disconnect', () => process.exit(0));

async function answer({ id, ...request }: DrawRequest): Promise<void> {
  const reply: DrawReply = await draw(request).then(
    (picture) => ({ id, picture }),
    (error: unknown) => ({ id, unreadable: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(reply);
}

async function draw({ bytes, widths, isPortable }: Omit<DrawRequest, 'id'>): Promise<DrawnPicture> {
  const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error', sequentialRead: true });
  const { autoOrient, exif, iptc, xmp } = await input.metadata();
  const widest = Math.min(Math.max(...widths), autoOrient.width);
  // decoded once, upright, in sRGB and without what the camera wrote; everything else is made from these pixels
  const { data, info } = await upTo(input.autoOrient(), widest)
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SECONDS_PER_STEP })
    .toBuffer({ resolveWithObject: true });
  const pixels = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const variants: DrawnVariant[] = [];
  for (const width of new Set(widths.map((wanted) => Math.min(wanted, info.width)))) {
    // one step more of effort takes five times as long and saves nothing
    variants.push(await encode(upTo(pixels(), width).avif({ quality: 50, effort: 3 }), 'avif'));
    variants.push(await encode(upTo(pixels(), width).webp({ quality: 78, effort: 4 }), 'webp'));
  }
  // files of other programs are handed on to friends, who need not learn where a picture was taken
  const isSilent = !exif && !iptc && !xmp;
  const jpeg = isPortable && isSilent ? null : await pixels().flatten({ background: 'white' }).jpeg({ quality: 90 }).timeout({ seconds: SECONDS_PER_STEP }).toBuffer();
  return { width: autoOrient.width, height: autoOrient.height, thumbhash: await thumbhash(pixels()), variants, jpeg };
}

const upTo = (image: Sharp, width: number): Sharp => image.resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true });

async function encode(image: Sharp, format: DrawnVariant['format']): Promise<DrawnVariant> {
  const { data, info } = await image.timeout({ seconds: SECONDS_PER_STEP }).toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, bytes: data };
}

async function thumbhash(image: Sharp): Promise<string> {
  const small = image.resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
