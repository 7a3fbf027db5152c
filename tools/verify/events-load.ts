// Cooks who save, publish, rate and delete recipes, add photos and subscribe, all at once and without a rest. What is refused while a part is away
// is counted and left: the truth is what the stores have in the end.
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { CallRefused, type Cook, registerCook } from './cook-client';

const restMs = 60;
const mostRecipes = 40;

interface Worker extends Cook {
  /** The ids of their recipes. */
  own: string[];
  photo: Buffer<ArrayBuffer>;
  setSubscription: (accountId: string, isActive: boolean) => Promise<unknown>;
}

interface Load {
  url: string;
  cooks: number;
  setSubscription: Worker['setSubscription'];
}

/** Registers the cooks. `begin` lets them work until the function that it returns is awaited, which says how much was done. */
export async function cooksAtWork({ url, cooks: howMany, setSubscription }: Load) {
  const photo = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();
  const cooks: Worker[] = [];
  for (let made = 0; made < howMany; made += 1) cooks.push({ ...(await registerCook(url)), own: [], photo, setSubscription });
  return {
    begin() {
      let isOver = false;
      const done = { changes: 0, refused: 0 };
      const working = cooks.map(async (cook) => {
        while (!isOver) {
          await oneChange(cook, done);
          await wait(restMs * (0.5 + Math.random()));
        }
      });
      return async () => {
        isOver = true;
        await Promise.all(working);
        return done;
      };
    },
  };
}

async function oneChange(cook: Worker, done: { changes: number; refused: number }): Promise<void> {
  try {
    await weighted(changes)(cook);
    done.changes += 1;
  } catch (error) {
    if (isFault(error)) throw error;
    done.refused += 1;
  }
}

/** Anything but a part that is away, a full library, or another change that came first. */
const isFault = (error: Error) =>
  error instanceof CallRefused ? error.status < 500 && ![403, 404, 409].includes(error.status) : !isCutOff(error);
const isCutOff = ({ name, message }: Error) => ['TypeError', 'TimeoutError', 'SyntaxError'].includes(name) || /terminated/.test(message);

/** What a cook does, and how often. */
const changes: [weight: number, change: (cook: Worker) => Promise<unknown>][] = [
  [4, create],
  [6, (cook) => onOne(cook, (id) => cook.call('PUT', `/recipes/${id}/published`, { published: Math.random() < 0.7 }))],
  [4, (cook) => onOne(cook, (id) => update(cook, id))],
  [3, (cook) => onOne(cook, (id) => cook.call('PUT', `/recipes/${id}/rating`, { rating: 1 + Math.floor(Math.random() * 5) }))],
  [1, (cook) => onOne(cook, (id) => cook.call('PUT', `/recipes/${id}/favorite`, { favorite: Math.random() < 0.5 }))],
  [2, (cook) => onOne(cook, (id) => cook.call('DELETE', `/recipes/${id}`))],
  [1, (cook) => onOne(cook, (id) => cook.call('POST', `/recipes/${id}/restore`))],
  [2, (cook) => cook.setSubscription(cook.account.id, Math.random() < 0.5)],
];

/** Every third recipe has a photo, which is uploaded before it or after it. */
async function create(cook: Worker): Promise<void> {
  const id = newId();
  const photoId = Math.random() < 0.35 ? newId() : null;
  const isFirst = Math.random() < 0.5;
  if (photoId && isFirst) await cook.upload(photoId, cook.photo);
  await cook.call('POST', '/recipes', { id, title: `Dish ${id}`, ingredients: ['1 onion'], image_id: photoId });
  cook.own.push(id);
  if (cook.own.length > mostRecipes) cook.own.shift();
  if (photoId && !isFirst) await cook.upload(photoId, cook.photo);
}

async function update(cook: Worker, id: string): Promise<void> {
  const { revision, title, image_id } = await cook.call('GET', `/recipes/${id}`);
  await cook.call('PUT', `/recipes/${id}`, { revision, title: `${title.slice(0, 60)} ${Math.floor(Math.random() * 1e6)}`, image_id });
}

async function onOne(cook: Worker, change: (id: string) => Promise<unknown>): Promise<void> {
  const id = cook.own[Math.floor(Math.random() * cook.own.length)];
  if (id) await change(id);
}

function weighted(choices: typeof changes) {
  let left = Math.random() * choices.reduce((sum, [weight]) => sum + weight, 0);
  return choices.find(([weight]) => (left -= weight) < 0)?.[1] ?? create;
}
