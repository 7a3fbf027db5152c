// The process that opens photos from strangers: one which brings it down brings down nothing else.
import { serve } from '@simmer/kit/isolated';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { DrawnPicture, DrawnVariant, DrawRequest, DrawReply } from './picture';

const MOST_PIXELS = 50_000_000;
/** Of one photo while it is decoded. */
const MOST_HELD_BYTES = 80_000_000;
const SECONDS_PER_STEP = 10;
/** WebP ends at 16,383 pixels; nothing on a recipe needs to be this tall. */
const TALLEST = 2_560;
/** What thumbhash takes at most. */
const THUMB_SIDE = 100;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

serve((request: DrawRequest): Promise<DrawReply> =>
  draw(request).then(
    (picture) => ({ picture }),
    (error: unknown) => ({ unreadable: error instanceof Error ? error.message : String(error) }),
  ),
);

async function draw({ bytes, widths, isPortable }: DrawRequest): Promise<DrawnPicture> {
  const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error', sequentialRead: true });
  const { autoOrient, exif, iptc, xmp, ...metadata } = await input.metadata();
  if (heldBytes(metadata) > MOST_HELD_BYTES) throw new Error('Decoding it would take too much memory.');
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
  const jpeg =
    isPortable && isSilent
      ? null
      : await pixels().flatten({ background: 'white' }).jpeg({ quality: 90 }).timeout({ seconds: SECONDS_PER_STEP }).toBuffer();
  return { width: autoOrient.width, height: autoOrient.height, thumbhash: await thumbhash(pixels()), variants, jpeg };
}

/** What the decoder has to hold at once: little of a picture that comes row by row, all of one that comes in passes. */
function heldBytes({ width, height, channels, depth, isProgressive, format, chromaSubsampling }: Omit<Metadata, 'autoOrient'>): number {
  if (!isProgressive && format !== 'webp') return 0;
  const samples = width * height * (format === 'webp' ? 4 : chromaSubsampling === '4:2:0' ? 1.5 : channels);
  // a progressive JPEG is held as coefficients of two bytes
  return samples * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
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
