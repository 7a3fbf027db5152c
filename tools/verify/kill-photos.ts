// One round of photos: a part dies while cooks upload them. What was acknowledged must end as a photo, all of whose sizes can be fetched, told once, and
// nothing else may lie in the store.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { type Cook, registerCook } from './cook-client';
import { type Round, untilNone, writeAcrossKill } from './kill-round';
import type { Stores } from './stores';

/** A photo in its sizes. */
export interface Picture {
  variants: { url: string }[];
}

interface Upload {
  status: string;
  image: Picture;
}

const count = 40;
const howManyCooks = 4;

export const killDuringPhotos: Round = async (running, target, { stores }) => {
  const cooks: Cook[] = [];
  for (let made = 0; made < howManyCooks; made += 1) cooks.push(await registerCook(running.url));
  const photos = await Promise.all(Array.from({ length: count }, async (_, at) => ({ id: newId(), bytes: await photo(at) })));
  const { ok, ...figures } = await writeAcrossKill(running, target, {
    count,
    perSecond: 10,
    write: (index) => cooks[index % howManyCooks].upload(photos[index].id, photos[index].bytes),
  });
  const ended = new Map<number, Upload>();
  const stuck = await untilNone(async () => {
    for (const { index } of ok) {
      const upload = await cooks[index % howManyCooks].call('GET', `/images/${photos[index].id}`);
      if (upload.status !== 'queued') ended.set(index, upload);
    }
    return ok.filter(({ index }) => !ended.has(index));
  });
  const broken: Upload[] = [];
  for (const upload of ended.values()) if (upload.status !== 'stored' || !(await isWhole(running.url, upload))) broken.push(upload);
  return {
    acknowledged: ok.length,
    ...figures,
    stuck: stuck.length,
    lost: broken.length,
    doubled: await filesWithoutPhoto(running.environment.MEDIA_DIR, stores),
  };
};

const photo = (at: number): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: (at * 37) % 256, g: at % 256, b: 90 } } })
    .jpeg()
    .toBuffer();

/** Whether every size of a photo can be fetched. */
export async function isWhole(url: string, { image }: { image: Picture }): Promise<boolean> {
  for (const { url: path } of image.variants) if (!(await fetch(url + path)).ok) return false;
  return image.variants.length > 0;
}

/** A photo that was drawn twice lies under the same names: files that no photo names were written for nothing. */
async function filesWithoutPhoto(folder: string, { all }: Stores): Promise<number> {
  const images = await all('media', 'images', { status: 'stored' }, { image: 1 });
  const named = new Set(images.flatMap(({ image }) => (image as Picture).variants.map(({ url }) => url.split('/').at(-1))));
  return readdirSync(join(folder, 'images')).filter((file) => !named.has(file)).length;
}
