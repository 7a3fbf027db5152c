// One round of shared recipes that others save: a part dies meanwhile. What was acknowledged must be in the library once, and in the end with photos
// of its own, of the dish and of its steps, all of whose sizes can be fetched.
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { confirmEmails } from './as-operator';
import { type Cook, registerCook } from './cook-client';
import { isWhole, type Picture } from './kill-photos';
import { type Round, timesOf, untilNone, writeAcrossKill } from './kill-round';

const count = 24;
const steps = 2;

export const killDuringCopies: Round = async (running, target) => {
  const sharing = await registerCook(running.url);
  await confirmEmails(running.environment, sharing.account.email);
  const token = await sharedRecipe(sharing);
  const cooks: Cook[] = []; // each saves it once: whoever has it already is told so
  for (let made = 0; made < count; made += 1) cooks.push(await registerCook(running.url));
  const ids = Array.from({ length: count }, () => newId());
  const { ok, ...figures } = await writeAcrossKill(running, target, {
    count,
    perSecond: 8,
    write: (index) => cooks[index].call('POST', `/shared/${token}/recipe`, { id: ids[index] }),
  });
  const photos = new Map<number, Picture[]>();
  const stuck = await untilNone(async () => {
    for (const { index } of ok) {
      if (photos.has(index)) continue;
      const { image, step_images } = await cooks[index].call('GET', `/recipes/${ids[index]}`);
      if (image && step_images.length === steps) photos.set(index, [image, ...step_images]);
    }
    return ok.filter(({ index }) => !photos.has(index));
  });
  const broken: Picture[] = [];
  for (const image of [...photos.values()].flat()) if (!(await isWhole(running.url, { image }))) broken.push(image);
  const saved = (await Promise.all(cooks.map((cook) => cook.recipes()))).flat().map(({ id }) => id);
  const times = timesOf(saved);
  return {
    acknowledged: ok.length,
    ...figures,
    stuck: stuck.length,
    lost: broken.length + ok.filter(({ index }) => !times.has(ids[index])).length,
    doubled: saved.length - ok.length,
  };
};

/** The token of a recipe with a photo of the dish and one of each step. */
async function sharedRecipe(cook: Cook) {
  const [image_id, ...stepPhotos] = await Promise.all(Array.from({ length: 1 + steps }, (_, at) => storedPhoto(cook, at)));
  const recipe = await cook.call('POST', '/recipes', {
    id: newId(),
    title: 'Leek soup',
    ingredients: ['2 leeks'],
    instructions: stepPhotos.map((photo, at) => ({ text: `Step ${at + 1}.`, image_id: photo })),
    image_id,
  });
  return (await cook.call('POST', '/share-links', { id: newId(), recipe_id: recipe.id, days: 7 })).token;
}

async function storedPhoto(cook: Cook, at: number) {
  const id = newId();
  const colour = { r: 200, g: 60 * at, b: 90 };
  await cook.upload(
    id,
    await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  );
  const waiting = await untilNone(async () => ((await cook.call('GET', `/images/${id}`)).status === 'stored' ? [] : [id]));
  if (waiting.length > 0) throw new Error('A photo was not stored within a minute.');
  return id;
}
