// What services keep of each other's data, compared with the truth: both read from the store, while nobody writes.
import { isDeepStrictEqual } from 'node:util';
import { BACKUP_ORDER } from '../backup/backup';
import type { StoredDocument, Stores } from './stores';

/** How large each projection is and how many of its items differ; beside them, what still waits, and what nobody could handle. */
export async function readProjections({ all, databaseOf }: Stores) {
  const [gallery, plans, photos] = await Promise.all([readGallery(all), readPlans(all), readPhotos(all)]);
  return { gallery, plans, photos, waiting: await eventsWaiting(databaseOf), dead: await deadLetters(databaseOf) };
}

/** Community's cards against the recipes that are published. */
async function readGallery(all: Stores['all']) {
  const published = byId(await all('recipes', 'recipes', { published: true, deletedAt: null }, { title: 1, image: 1 }));
  const shown = (await all('community', 'publications')).filter(({ isShown, isHidden }) => isShown && !isHidden);
  const cards = await all('community', 'gallery');
  const cardOf = byId(cards);
  const isRight = ({ _id, title, image }: StoredDocument) => {
    const card = cardOf.get(shown.find((one) => one._id === _id)?.cardId);
    return card?.['recipeId'] === _id && card?.title === title && isDeepStrictEqual(card?.image, image);
  };
  const wrong = [...published.values()].filter((recipe) => !isRight(recipe)).length;
  const stray = shown.filter(({ _id }) => !published.has(_id)).length + Math.abs(cards.length - shown.length);
  return { size: published.size, differing: wrong + stray };
}

/** Services that keep plans (`PlansModule`). */
const KEEP_PLANS = ['identity', 'recipes'];

/** The kept plans against billing's subscriptions. */
async function readPlans(all: Stores['all']) {
  const subscriptions = await all('billing', 'subscriptions');
  const isRight = (kept: Map<string, StoredDocument>, { _id, isActive, revision }: StoredDocument) =>
    kept.get(_id)?.revision === revision && kept.get(_id)?.plan === (isActive ? 'premium' : 'free');
  let differing = 0;
  for (const service of KEEP_PLANS) {
    const kept = byId(await all(service, 'plans'));
    differing += subscriptions.filter((subscription) => !isRight(kept, subscription)).length;
  }
  return { size: subscriptions.length, differing };
}

/** The photos in recipes against those that media has stored. */
async function readPhotos(all: Stores['all']) {
  const pictured = { $or: [{ image_id: { $ne: null } }, { 'instructions.image_id': { $gt: '' } }], deletedAt: null };
  const fields = { ownerId: 1, image_id: 1, image: 1, 'instructions.image_id': 1, step_images: 1 };
  const recipes = await all('recipes', 'recipes', pictured, fields);
  const stored = byId(await all('media', 'images', { status: 'stored', removal: null }, { ownerId: 1, image: 1 }));
  const truthOf = (ownerId: string, id: string) => {
    const found = stored.get(id);
    return found?.ownerId === ownerId ? { id, ...found.image } : null;
  };
  const isRight = ({ ownerId, image_id, image, instructions, step_images }: StoredDocument) => {
    const ofSteps = [...new Set((instructions as StoredDocument[]).flatMap((step) => step.image_id ?? []))].flatMap(
      (id) => truthOf(ownerId, id) ?? [],
    );
    const sorted = (images: StoredDocument[]) => images.toSorted((one, other) => one.id.localeCompare(other.id));
    return isDeepStrictEqual(image, truthOf(ownerId, image_id)) && isDeepStrictEqual(sorted(step_images), sorted(ofSteps));
  };
  return { size: recipes.length, differing: recipes.filter((recipe) => !isRight(recipe)).length };
}

/** Documents with events that have not left them. */
async function eventsWaiting(databaseOf: Stores['databaseOf']): Promise<number> {
  let waiting = 0;
  for (const service of BACKUP_ORDER) {
    const database = databaseOf(service);
    const names = await database.listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of names) waiting += await database.collection(name).countDocuments({ outboxAt: { $exists: true } });
  }
  return waiting;
}

async function deadLetters(databaseOf: Stores['databaseOf']): Promise<number> {
  const counts = await Promise.all(BACKUP_ORDER.map((service) => databaseOf(service).collection('dead_letters').countDocuments()));
  return counts.reduce((sum, one) => sum + one, 0);
}

const byId = (documents: StoredDocument[]) => new Map<string, StoredDocument>(documents.map((document) => [document._id, document]));
