import { DAY_MS } from '@simmer/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EventEntry, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { RECIPE_MODEL, type RecipeDocument } from './recipe.schema';
import {
  STORED_DELETION,
  STORED_PUBLIC_FORM,
  STORED_SUMMARY,
  STORED_WAITING,
  type StoredDeletion,
  type StoredPublicForm,
  type StoredSummary,
  type StoredWaiting,
} from './recipe-view';

/** Enough to know which reservations were carried out, for as long as one can stay open. */
const KEPT_RESERVATIONS = 20;

/** Names a picture of media, and can be asked for. */
const PICTURED = { $or: [{ image_id: { $ne: null } }, { 'instructions.image_id': { $gt: '' } }], deletedAt: null };
const STORED_PICTURES = ['ownerId', 'image_id', 'image', 'image_url', 'instructions', 'step_images', 'deletedAt'] as const;
type StoredPictures = Pick<RecipeDocument, '_id' | (typeof STORED_PICTURES)[number]>;

type KeyedRecipe = Pick<RecipeDocument, '_id' | 'title' | 'addressKey' | 'contentKey'>;

type CreditedRecipe = Pick<RecipeDocument, '_id' | 'ownerId' | 'credit'>;

export interface RecipeChange {
  set: Partial<Omit<RecipeDocument, '_id' | 'ownerId' | 'revision' | 'outbox' | 'outboxAt'>>;
  events: EventEntry[];
  /** The reservation that this write carries out. */
  reservationId?: string;
}

/** Ids that are read in one go. */
const IDS_AT_ONCE = 1_000;

@Injectable()
export class RecipeRepository implements OnApplicationBootstrap {
  constructor(
    @InjectModel(RECIPE_MODEL) private readonly recipes: Model<RecipeDocument>,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.relay.watch(this.recipes);
  }

  /** A cook's recipe, deleted ones included. */
  async find(ownerId: string, id: string): Promise<RecipeDocument | null> {
    return this.recipes.findOne({ _id: id, ownerId }).lean<RecipeDocument>();
  }

  async findPublished(id: string): Promise<RecipeDocument | null> {
    return this.recipes.findOne({ _id: id, published: true, deletedAt: null }).lean<RecipeDocument>();
  }

  /** Published recipes after the one with the id `after`, by id. */
  async listPublished(limit: number, after = '', among?: readonly string[]): Promise<StoredPublicForm[]> {
    const ids = { $gt: after, ...(among && { $in: [...among] }) };
    return this.recipes
      .find({ published: true, deletedAt: null, _id: ids }, [...STORED_PUBLIC_FORM])
      .sort({ _id: 1 })
      .limit(limit)
      .lean<StoredPublicForm[]>();
  }

  /** A cook's copy of a published recipe, the newest if there are several; deleted ones are none. */
  async findCopy(ownerId: string, originalId: string): Promise<RecipeDocument | null> {
    return this.recipes.findOne({ 'credit.recipe_id': originalId, ownerId, deletedAt: null }).sort({ _id: -1 }).lean<RecipeDocument>();
  }

  /** A cook's recipe that is this one of the starter set, unchanged; deleted ones are none. */
  async findStarter(ownerId: string, starter: string): Promise<RecipeDocument | null> {
    const found = await this.recipes.find({ ownerId, starter }).hint({ ownerId: 1, starter: 1 }).lean<RecipeDocument[]>();
    return found.find(({ deletedAt }) => !deletedAt) ?? null;
  }

  /** Some copies of a published recipe, deleted ones included, whose credit says something else of whether it is published, or names somebody. */
  async listCopiesToUpdate(originalId: string, is: { published: boolean; named: boolean }, limit: number): Promise<CreditedRecipe[]> {
    const isNamed = is.named ? [] : [{ 'credit.username': { $ne: null } }];
    return this.recipes
      .find({ 'credit.recipe_id': originalId, $or: [{ 'credit.published': !is.published }, ...isNamed] }, ['ownerId', 'credit'])
      .limit(limit)
      .lean<CreditedRecipe[]>();
  }

  /** Some of a cook's published recipes. */
  async listPublishedBy(ownerId: string, limit: number): Promise<RecipeDocument[]> {
    return this.recipes.find({ ownerId, published: true, deletedAt: null }).limit(limit).lean<RecipeDocument[]>();
  }

  /** Changes a recipe of a deleted account, its owner included, if it is still at this revision. */
  async changeOwnerless({ _id, revision }: RecipeDocument, set: Partial<RecipeDocument>, event: EventEntry): Promise<void> {
    const recorded = recordEvents(event);
    const change = { $set: { ...set, ...recorded.$set, revision: revision + 1 }, $push: recorded.$push };
    await unlessConflict(() => this.recipes.updateOne({ _id, revision }, change));
    this.relay.wake();
  }

  /** Ids of recipes that name a picture, after the one with the id `after`, by id. */
  async listIdsWithPhotos(limit: number, after?: string): Promise<string[]> {
    const found = await this.recipes
      .find({ ...PICTURED, ...(after && { _id: { $gt: after } }) }, ['_id'])
      .sort({ _id: 1 })
      .limit(limit)
      .lean<RecipeDocument[]>();
    return found.map(({ _id }) => _id);
  }

  async listPhotoReferences(ids: readonly string[]): Promise<StoredPictures[]> {
    return this.recipes.find({ _id: { $in: [...ids] }, ...PICTURED }, [...STORED_PICTURES]).lean<StoredPictures[]>();
  }

  /** Stores a new recipe; false when its id is taken. */
  async insert(recipe: RecipeDocument): Promise<boolean> {
    const isNew = await wasInserted(this.recipes.create(recipe));
    if (isNew) this.relay.wake();
    return isNew;
  }

  /** Changes a recipe in one write with its events, only if it still is as it was read; null when it is not. */
  async change(read: RecipeDocument, { set, events, reservationId }: RecipeChange): Promise<RecipeDocument | null> {
    const recorded = events.length > 0 ? recordEvents(...events) : undefined;
    const changed = await unlessConflict(() =>
      this.recipes
        .findOneAndUpdate(
          { _id: read._id, ownerId: read.ownerId, revision: read.revision },
          {
            $set: { ...set, ...recorded?.$set, revision: read.revision + 1 },
            $push: { ...recorded?.$push, ...(reservationId && { reservations: { $each: [reservationId], $slice: -KEPT_RESERVATIONS } }) },
          },
          { returnDocument: 'after' },
        )
        .lean<RecipeDocument>(),
    );
    if (changed) this.relay.wake();
    return changed;
  }

  /** Whether a reservation was carried out by a write on this recipe. */
  async hasReservation(ownerId: string, id: string, reservationId: string): Promise<boolean> {
    return (await this.recipes.exists({ _id: id, ownerId, reservations: reservationId })) !== null;
  }

  /** The recipes of a cook's library with these ids, without those that are gone; with these fields, or whole. */
  async findMany<T extends { _id: string } = RecipeDocument>(
    ownerId: string,
    ids: readonly string[],
    fields: readonly string[] = [],
  ): Promise<T[]> {
    // by ids alone: with a second condition the store may look through all recipes of the cook
    const chosen = fields.length > 0 ? [...fields, 'ownerId', 'deletedAt', 'trayOf'] : [];
    const found = await this.recipes
      .find({ _id: { $in: [...ids] } }, chosen)
      .lean<(T & Pick<RecipeDocument, 'ownerId' | 'deletedAt' | 'trayOf'>)[]>();
    return found.filter((recipe) => recipe.ownerId === ownerId && !recipe.deletedAt && !recipe.trayOf);
  }

  /** The recipes of these cooks with these ids, without those that are gone. */
  async findManyOfOwners(ownerIds: readonly string[], ids: readonly string[]): Promise<RecipeDocument[]> {
    const found = await this.recipes.find({ _id: { $in: [...ids] } }).lean<RecipeDocument[]>();
    return found.filter((recipe) => ownerIds.includes(recipe.ownerId) && !recipe.deletedAt);
  }

  /** Ids of the recipes of a cook's library, in their order, after the one with the id `after`. */
  async listIdsOf(ownerId: string, limit: number, after = ''): Promise<string[]> {
    const ids: string[] = [];
    for await (const batch of this.listInBatches<{ _id: string }>(ownerId, ['_id'], IDS_AT_ONCE, after)) {
      ids.push(...batch.map(({ _id }) => _id));
      if (ids.length >= limit) break;
    }
    return ids.slice(0, limit);
  }

  listSummaries(ownerId: string, ids: readonly string[]): Promise<StoredSummary[]> {
    return this.findMany<StoredSummary>(ownerId, ids, STORED_SUMMARY);
  }

  /** All recipes of a cook's library, with these fields, by id; those after one. */
  async *listInBatches<T extends { _id: string }>(
    ownerId: string,
    fields: readonly string[],
    size: number,
    first = '',
  ): AsyncGenerator<T[]> {
    for (let after = first; ;) {
      // by the cook's own index, which the store would not always choose: nearly all recipes of all cooks have no `deletedAt`
      const batch = await this.recipes
        .find({ ownerId, _id: { $gt: after } }, [...fields, 'deletedAt', 'trayOf'])
        .sort({ _id: 1 })
        .hint({ ownerId: 1, _id: -1 })
        .limit(size)
        .lean<(T & Pick<RecipeDocument, 'deletedAt' | 'trayOf'>)[]>();
      const there = batch.filter(({ deletedAt, trayOf }) => !deletedAt && !trayOf);
      if (there.length > 0) yield there;
      const last = batch.at(-1);
      if (!last || batch.length < size) return;
      after = last._id;
    }
  }

  /** The recipes in a cook's tray after `after`, the next one first. */
  async listWaiting(trayOf: string, limit: number, after?: { place: number; id: string }): Promise<StoredWaiting[]> {
    const beyond = after && { $or: [{ 'tray.place': { $gt: after.place } }, { 'tray.place': after.place, _id: { $gt: after.id } }] };
    return this.recipes
      .find({ trayOf, deletedAt: null, ...beyond }, [...STORED_WAITING])
      .sort({ 'tray.place': 1, _id: 1 })
      .limit(limit)
      .lean<StoredWaiting[]>();
  }

  /** How many of a cook's recipes that take a place are older than one. */
  countOlder(ownerId: string, { _id, created_at }: Pick<RecipeDocument, '_id' | 'created_at'>): Promise<number> {
    const isOlder = { $or: [{ created_at: { $lt: created_at } }, { created_at, _id: { $lt: _id } }] };
    return this.recipes.countDocuments({ ownerId, deletedAt: null, trayOf: null, starter: null, ...isOlder }).exec();
  }

  async countWaiting(trayOf: string): Promise<number> {
    return this.recipes.countDocuments({ trayOf, deletedAt: null });
  }

  /** Whether a recipe has come out of the tray into the place of this deleted one. */
  async hasTaker(ownerId: string, deletedId: string): Promise<boolean> {
    return (await this.recipes.exists({ ownerId, trayOf: null, deletedAt: null, 'tray.movedUp.inPlaceOf': deletedId })) !== null;
  }

  /** The recipe that came out of the tray after `since` into the place of a deleted one; where it is not known which took that place, any that did. */
  async findTaker(ownerId: string, deletedId: string, since: Date): Promise<string | undefined> {
    const takers = await this.recipes
      .find({ ownerId, trayOf: null, deletedAt: null, published: false, 'tray.movedUp.at': { $gte: since } }, ['tray.movedUp.inPlaceOf'])
      .lean<{ _id: string; tray: { movedUp: { inPlaceOf: string | null } } }[]>();
    return (takers.find(({ tray }) => tray.movedUp.inPlaceOf === deletedId) ?? takers[0])?._id;
  }

  /** Cooks with recipes in their trays, after the one with the id `after`. */
  async listOwnersWithTray(limit: number, after: string): Promise<string[]> {
    const found = await this.recipes
      .find({ trayOf: { $gt: after }, deletedAt: null }, ['trayOf'])
      .sort({ trayOf: 1 })
      .limit(limit)
      .lean<{ trayOf: string }[]>();
    return [...new Set(found.map(({ trayOf }) => trayOf))];
  }

  /** A cook's deleted recipes after `after`, those deleted first coming first. */
  async listDeletedSince(ownerId: string, since: Date, limit: number, after?: { deletedAt: Date; id: string }): Promise<StoredDeletion[]> {
    const next = after && { $or: [{ deletedAt: { $gt: after.deletedAt } }, { deletedAt: after.deletedAt, _id: { $gt: after.id } }] };
    return this.recipes
      .find({ ownerId, deletedAt: { $gt: since }, ...next }, [...STORED_DELETION])
      .sort({ deletedAt: 1, _id: 1 })
      .limit(limit)
      .lean<StoredDeletion[]>();
  }

  /** How many of a cook's recipes were deleted on the first day after `since`, on the second, and so on. */
  async countDeletedPerDay(ownerId: string, since: Date): Promise<Map<number, number>> {
    const day = { $ceil: { $divide: [{ $subtract: ['$deletedAt', since] }, DAY_MS] } };
    const days = await this.recipes.aggregate<{ _id: number; count: number }>([
      { $match: { ownerId, deletedAt: { $gt: since } } },
      { $group: { _id: day, count: { $sum: 1 } } },
    ]);
    return new Map(days.map(({ _id, count }) => [_id, count]));
  }

  /** A cook's recipes with one of these keys. */
  async listByKeys(ownerId: string, addressKeys: readonly string[], contentKeys: readonly string[]): Promise<KeyedRecipe[]> {
    const found = await Promise.all([
      this.listByKey('addressKey', ownerId, addressKeys),
      this.listByKey('contentKey', ownerId, contentKeys),
    ]);
    const byId = new Map(found.flat().map((recipe) => [recipe._id, recipe]));
    return [...byId.values()].sort((one, other) => (one._id < other._id ? -1 : 1));
  }

  private async listByKey(key: 'addressKey' | 'contentKey', ownerId: string, values: readonly string[]): Promise<KeyedRecipe[]> {
    if (values.length === 0) return [];
    const found = await this.recipes
      .find({ ownerId, [key]: { $in: [...values] } }, { title: 1, addressKey: 1, contentKey: 1, deletedAt: 1 })
      .hint({ ownerId: 1, [key]: 1 })
      .lean<(KeyedRecipe & Pick<RecipeDocument, 'deletedAt'>)[]>();
    return found.filter(({ deletedAt }) => !deletedAt);
  }

  /** Ids of a cook's recipes that wait for this picture. */
  async listWaitingForImage(ownerId: string, imageId: string): Promise<string[]> {
    const [own, ofStep] = await Promise.all([
      this.recipes.find({ ownerId, image_id: imageId, image: null }, { _id: 1 }).lean(),
      this.recipes.find({ ownerId, 'instructions.image_id': imageId, 'step_images.id': { $ne: imageId } }, { _id: 1 }).lean(),
    ]);
    return [...new Set([...own, ...ofStep].map(({ _id }) => _id))];
  }

  /** What their owners' recipes, deleted ones included, name of these pictures. */
  async findShowing(
    pictures: readonly { id: string; ownerId: string; addresses: string[] }[],
  ): Promise<Pick<RecipeDocument, 'ownerId' | 'image_id' | 'image_url' | 'instructions' | 'cooked_on'>[]> {
    const owners = [...new Set(pictures.map(({ ownerId }) => ownerId))];
    const ids = pictures.map(({ id }) => id);
    const isNamed = [
      { image_id: { $in: ids } },
      { 'instructions.image_id': { $in: ids } },
      { 'cooked_on.image_id': { $in: ids } },
      { image_url: { $in: pictures.flatMap(({ addresses }) => addresses) } },
    ];
    return this.recipes
      .find({ ownerId: { $in: owners }, $or: isNamed }, { ownerId: 1, image_id: 1, image_url: 1, 'instructions.image_id': 1, cooked_on: 1 })
      .lean<RecipeDocument[]>();
  }

  /** Forgets what was deleted before `time`, once its events have left. Returns the ids. */
  async purge(time: Date): Promise<string[]> {
    const over = { deletedAt: { $ne: null, $lt: time }, outboxAt: { $exists: false } };
    const found = await this.recipes.find(over, { _id: 1 }).lean();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0) await this.recipes.deleteMany({ _id: { $in: ids }, ...over });
    return ids;
  }
}
