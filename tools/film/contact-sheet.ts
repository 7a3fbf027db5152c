// One picture with many of the film's, for looking at.
import sharp from 'sharp';
import { PICTURES_PER_SECOND } from './camera';
import type { Film } from './encode';

const COLUMNS = 6;
const SECONDS_APART = 2;
const WIDTH = 400;

export async function contactSheet({ pictures, frames, width, height }: Film, file: string): Promise<void> {
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  const shown = frames.filter((_, turn) => turn % (SECONDS_APART * PICTURES_PER_SECOND) === 0);
  const small = await Promise.all(shown.map(({ picture }) => sharp(pictures[picture]).resize(size).toBuffer()));
  await sharp({
    create: { width: COLUMNS * size.width, height: Math.ceil(shown.length / COLUMNS) * size.height, channels: 3, background: 'white' },
  })
    .composite(small.map((input, at) => ({ input, left: (at % COLUMNS) * size.width, top: Math.floor(at / COLUMNS) * size.height })))
    .png()
    .toFile(file);
}
