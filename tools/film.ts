// npm run film: records the intro film of the landing page, a silent walk through the product with its demo content (tools/film/scenes.ts says what it
// shows and its captions, tools/film/walk.ts how), into apps/web/public/film: WebM and MP4, the poster, a preview picture for links, and captions.
// Pictures of the film, one of every two seconds, go into dist/film.png, for looking at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@simmer/messages/languages';
import sharp from 'sharp';
import { makeAna } from './film/ana';
import { type Camera, cameraOf, PICTURES_PER_SECOND } from './film/camera';
import { contactSheet } from './film/contact-sheet';
import { encode, type Film, type Format } from './film/encode';
import { filmSeconds, scenes, webVttOf } from './film/scenes';
import { walk } from './film/walk';
import { installBrowser } from './prepare/browser.mjs';
import { inRepository } from './prepare/repository.mjs';
import { seedOnce } from './prepare/seed.mjs';
import { catalogueOf } from './shots/catalogue';
import { type RunningProduct, runProduct } from './verify/running-product';

/** Of the page: small, so that its text is large in the film. */
const VIEWPORT = { width: 1_024, height: 576 };
const SCALE = 1.25;
const SIZE = { width: VIEWPORT.width * SCALE, height: VIEWPORT.height * SCALE };
const FORMATS: Format[] = [
  { container: 'webm', codec: 'av1', bitsPerSecond: 140_000 },
  { container: 'mp4', codec: 'avc', bitsPerSecond: 165_000 },
];
const MOST_BYTES = 4_000_000;
/** The picture of the poster is the last one of this scene. */
const POSTER_SCENE = 'import';
/** What previews of links are cut to. */
const PREVIEW = { width: 1_200, height: 630 };

const out = inRepository('apps/web/public/film');
mkdirSync(out, { recursive: true });
const print = (line: string) => process.stdout.write(`${line}\n`);

const dataDir = inRepository('.data-film');
const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', IMPORT_SAMPLES: '', LOG_LEVEL: 'warn' },
  dataDir,
  log: print,
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  await seedOnce({ dataDir, environment: running.environment });
  const { film, poster } = await record(running);
  await writeFilm(film, poster);
} finally {
  await browser.close();
  await running.stop();
}

async function record({ url, environment }: RunningProduct): Promise<{ film: Film; poster: Buffer }> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    locale: 'en',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await makeAna(running, context);
  const camera = cameraOf(await context.newPage());
  const place = { url, recipeAddress: `http://localhost:${environment.DEMO_SITE_PORT}/white-bean-soup`, t: await catalogueOf('en') };
  let poster: Buffer | undefined;
  for (const { name, seconds } of scenes) {
    const { length } = camera.frames;
    await walk[name](camera, place);
    await fillUp(camera, name, length + seconds * PICTURES_PER_SECOND);
    if (name === POSTER_SCENE) poster = camera.pictures.at(-1);
    print(`${name}: ${seconds} s`);
  }
  await context.close();
  if (!poster) throw new Error(`No scene is called ${POSTER_SCENE}.`);
  return { film: { ...SIZE, scale: SCALE, pictures: camera.pictures, frames: camera.frames }, poster };
}

/** The last picture of a scene stays until the scene is over. */
async function fillUp({ frames, hold }: Camera, name: string, end: number): Promise<void> {
  const seconds = (end - frames.length) / PICTURES_PER_SECOND;
  if (seconds < 0) throw new Error(`The scene ${name} takes ${-seconds} s longer than tools/film/scenes.ts says.`);
  await hold(seconds);
}

async function writeFilm(film: Film, poster: Buffer): Promise<void> {
  await contactSheet(film, inRepository('dist/film.png'));
  let bytes = 0;
  const write = (name: string, content: Buffer | string) => {
    writeFileSync(join(out, name), content);
    bytes += content.length;
    print(`${name}: ${content.length} bytes`);
  };
  for (const format of FORMATS) write(`intro.${format.container}`, await encode(browser, film, format));
  for (const language of LANGUAGES) write(`intro.${language}.vtt`, webVttOf(language));
  write('poster.webp', await sharp(poster).webp({ quality: 70, effort: 6 }).toBuffer());
  write(
    'preview.jpg',
    await sharp(poster)
      .resize({ ...PREVIEW, fit: 'cover', position: 'top' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer(),
  );
  writeFileSync(
    inRepository('apps/web/src/features/landing/film.gen.ts'),
    `// Written by npm run film.\nexport const film = { seconds: ${filmSeconds}, width: ${SIZE.width}, height: ${SIZE.height} };\n`,
  );
  if (bytes > MOST_BYTES) throw new Error(`The film takes ${bytes} bytes, and may take ${MOST_BYTES}.`);
}
