// npm run verify:images: no file can crash media, fill its memory, become a page or tell where a photo was taken. Every hostile file is uploaded as a cook
// would upload it, on real servers, and ends refused or as a photo that is harmless.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { image } from '@simmer/contracts';
import { incomingKey, ObjectStore } from '@simmer/kit';
import { cook, isolatedEnvironment, serviceUnderTest } from '@simmer/testing';
import { MediaModule } from '@svc/media';
import { ImageProcessor } from '../../apps/media/src/image/image-processor';
import { hostileImages, ordinaryPhoto } from './hostile-images';

const endsWithinMs = 60_000;
const mostGrowth = 150;
const signatures = { avif: /^....ftypavif/s, webp: /^RIFF....WEBP/s, jpeg: /^\xff\xd8\xff/, png: /^\x89PNG\r\n/ };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const say = (line) => process.stdout.write(`${line}\n`);
const folder = await temporaryFolder('images');
const infrastructure = await startInfrastructure({ dataDir: folder });
let media: Awaited<ReturnType<typeof bootMedia>>;
try {
  media = await bootMedia();
  try {
    process.exitCode = await verify();
  } finally {
    await media.tested.close();
  }
} finally {
  await infrastructure.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function bootMedia() {
  Object.assign(process.env, infrastructure.env);
  const environment = isolatedEnvironment({ MEDIA_DIR: join(folder, 'media') });
  const tested = await serviceUnderTest('media', MediaModule, environment);
  return { tested, actor: cook() };
}

async function verify() {
  const files = await hostileImages();
  const ordinary = await ordinaryPhoto();
  // what a process at work holds is no growth
  await uploaded(ordinary);
  collectGarbage();
  const memory = watchMemory(media.tested.get(ImageProcessor));
  let failed = 0;
  const check = (name, isRight, said) => {
    if (!isRight) failed += 1;
    say(`${isRight ? 'passed' : 'FAILED'}  ${name.padEnd(66)} ${said}`);
  };
  for (const { name, bytes, expected } of files) {
    // what this check itself leaves behind is not media's
    collectGarbage();
    memory.begin();
    const { status, ms, harm } = await uploaded(bytes);
    const growth = memory.highest();
    const isRight =
      !harm && ms < endsWithinMs && growth <= mostGrowth && (expected === 'either' || (expected === 'kept') === (status === 'stored'));
    check(name, isRight, `${status.padEnd(8)} ${(ms / 1_000).toFixed(1).padStart(5)} s  +${growth} MB ${harm ?? ''}`);
  }
  const after = await uploaded(ordinary);
  check('an ordinary photo afterwards', after.status === 'stored' && !after.harm, after.status);
  check('memory at its highest, all files', memory.highestOfAll() <= mostGrowth, `+${memory.highestOfAll()} MB`);
  say(`${files.length + 2 - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** How an upload ends, and what is wrong with what came out of it. */
async function uploaded(bytes: Buffer): Promise<{ status: string; ms: number; harm?: string }> {
  const { tested, actor } = media;
  const begun = performance.now();
  const id = randomUUID();
  await tested.get(ObjectStore).put(incomingKey(actor.accountId, id), bytes, 'application/octet-stream');
  const kept = await tested
    .call(image.keepFile, { id, objectKey: incomingKey(actor.accountId, id) }, actor)
    .catch((error: { code: string }) => error);
  if ('code' in kept && kept.code === 'media.unreadable-image') return { status: 'refused', ms: performance.now() - begun };
  if ('code' in kept) throw new Error(`The upload was answered with ${kept.code}.`);
  let upload = kept;
  while (upload.status === 'queued' && performance.now() - begun < endsWithinMs) {
    await wait(20);
    upload = await tested.call(image.read, { id }, actor);
  }
  const ms = performance.now() - begun;
  if (upload.status !== 'stored' || !upload.image) return { status: upload.status, ms };
  const { portableKey } = await tested.call(image.original, { id }, actor);
  const keys = [...upload.image.variants.map(({ url }) => url.replace('/media/', '')), ...(portableKey ? [portableKey] : [])];
  for (const key of keys) {
    const harm = await harmOf(await tested.get(ObjectStore).bytes(key));
    // an original that is given to other programs as it is may carry words, but no place
    if (harm && (key !== portableKey || harm.includes('place'))) return { status: 'stored', ms, harm: `${key}: ${harm}` };
  }
  return { status: 'stored', ms };
}

async function harmOf(bytes: Buffer): Promise<string | null> {
  const start = bytes.subarray(0, 16).toString('latin1');
  if (!Object.values(signatures).some((signature) => signature.test(start))) return 'is no photo';
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  if (exif || xmp || iptc) return 'tells of camera or place';
  return /<script|<svg|<\?php|<!doctype/i.test(bytes.toString('latin1')) ? 'holds a page' : null;
}

/** Growth of this process and of the one that opens photos, together, above what they held when it was called; in megabytes. */
function watchMemory(processor: ImageProcessor) {
  const now = () => residentMegabytes(process.pid) + (processor.processId ? residentMegabytes(processor.processId) : 0);
  const before = now();
  let highest = 0;
  let highestOfAll = 0;
  setInterval(() => {
    highest = Math.max(highest, now() - before);
    highestOfAll = Math.max(highestOfAll, highest);
  }, 5).unref();
  return { begin: () => (highest = 0), highest: () => Math.round(highest), highestOfAll: () => Math.round(highestOfAll) };
}

function residentMegabytes(id: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0; // it has ended since
  }
}
