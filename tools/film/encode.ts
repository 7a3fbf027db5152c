// Pictures into a film, by the encoders of Chromium (WebCodecs) and the containers of mediabunny: nothing to install beside the browser of the tests.
import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { inRepository } from '../prepare/repository.mjs';
import { type Frame, PICTURES_PER_SECOND } from './camera';

export interface Film {
  pictures: Buffer[];
  frames: Frame[];
  /** In pixels of the film. */
  width: number;
  height: number;
  /** Pixels of the film for a pixel of the page. */
  scale: number;
}

/** A container with a codec, and how many bits a second of it may take. */
export interface Format {
  container: 'webm' | 'mp4';
  codec: 'av1' | 'avc';
  bitsPerSecond: number;
}

/** Only pages of an origin that is secure may encode; nothing listens there, every file is handed over by the route. */
const ORIGIN = 'http://localhost:9';
const LIBRARY = 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs';
const PICTURE = /\/pictures\/(\d+)$/;

/** The film as a file of this format. */
export async function encode(browser: Browser, { pictures, ...film }: Film, format: Format): Promise<Buffer> {
  const context = await browser.newContext();
  const library = await readFile(inRepository(LIBRARY));
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, number] = PICTURE.exec(pathname) ?? [];
    if (number !== undefined) return route.fulfill({ contentType: 'image/png', body: pictures[Number(number)] });
    if (pathname === '/mediabunny.js') return route.fulfill({ contentType: 'text/javascript', body: library });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  const base64 = await page.evaluate(encodeInPage, {
    ...film,
    ...format,
    perSecond: PICTURES_PER_SECOND,
    library: `${ORIGIN}/mediabunny.js`,
  });
  await context.close();
  return Buffer.from(base64, 'base64');
}

type InPage = Omit<Film, 'pictures'> & Format & { perSecond: number; library: string };

/** Runs in the browser, so it knows nothing of this file. */
async function encodeInPage({
  frames,
  width,
  height,
  scale,
  container,
  codec,
  bitsPerSecond,
  perSecond,
  library,
}: InPage): Promise<string> {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality, WebMOutputFormat } = (await import(
    library
  )) as typeof import('mediabunny');
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser draws nothing.');
  const target = new BufferTarget();
  const output = new Output({
    format: container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const source = new CanvasSource(canvas, {
    codec,
    quality: new Quality({ bitrate: bitsPerSecond, bitrateMode: 'variable' }),
    keyFrameInterval: 10,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: perSecond });
  await output.start();

  // an arrow with its tip at 0, 0
  const pointer = new Path2D('M0 0 V19 L5 14.500 L8.300 21.800 L11.700 20.300 L8.400 13.200 L15 13 Z');
  let shown = { number: -1, bitmap: undefined as ImageBitmap | undefined };
  for (const [turn, { picture, x, y, isPressed }] of frames.entries()) {
    if (shown.number !== picture) {
      shown.bitmap?.close();
      const answer = await fetch(`/pictures/${picture}`);
      shown = { number: picture, bitmap: await createImageBitmap(await answer.blob()) };
    }
    if (shown.bitmap) drawing.drawImage(shown.bitmap, 0, 0, width, height);
    drawing.save();
    drawing.scale(scale, scale);
    drawing.translate(x, y);
    if (isPressed) {
      drawing.fillStyle = 'oklch(0.86 0.17 92 / 0.6)';
      drawing.beginPath();
      drawing.arc(0, 0, 16, 0, 2 * Math.PI);
      drawing.fill();
    }
    drawing.lineWidth = 2;
    drawing.lineJoin = 'round';
    drawing.strokeStyle = 'white';
    drawing.stroke(pointer);
    drawing.fillStyle = 'black';
    drawing.fill(pointer);
    drawing.restore();
    await source.add(turn / perSecond, 1 / perSecond);
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The film is empty.');
  const bytes = new Uint8Array(target.buffer);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}
