import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EventEntry, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { RECIPE_MODEL, type RecipeDocument } from './recipe.schema';
import { type StoredSummary, SUMMARY_FIELDS } from './recipe-view';

/** Enough to tell, for as long as a library note can stay open, which ones were done. */
const KEPT_NOTES = 20;

type KeyedRecipe = Pick<RecipeDocument, '_id' | 'title' | 'addressKey' | 'contentKey'>;

export interface RecipeChange {
  set: Partial<Omit<RecipeDocument, '_id' | 'ownerId' | 'revision' | 'outbox' | 'outboxAt'>>;
  events: EventEntry[];
  /** The library note that this write carries out. */
  noteId?: string;
}

@Injectable()
export class RecipeRepository implements OnApplicationBootstrap {
  constructor(
    @InjectModel(RECIPE_MODEL) private readonly recipes: Model<RecipeDocument>,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
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

  /** Keeps a new recipe; false when its id is taken, by whomever. */
  async insert(recipe: RecipeDocument): Promise<boolean> {
    const isNew = await wasInserted(this.recipes.create(recipe));
    if (isNew) this.relay.wake();
    return isNew;
  }

  /** Changes a recipe in one write with its events, only if it still is as it was read; null when it is not. */
  async change(read: RecipeDocument, { set, events, noteId }: RecipeChange): Promise<RecipeDocument | null> {
    const recorded = recordEvents(...events);
    const changed = await unlessConflict(() =>
      this.recipes
        .findOneAndUpdate(
          { _id: read._id, ownerId: read.ownerId, revision: read.revision },
          {
            $set: { ...set, ...recorded.$set, revision: read.revision + 1 },
            $push: { ...recorded.$push, ...(noteId && { libraryNotes: { $each: [noteId], $slice: -KEPT_NOTES } }) },
          },
          { returnDocument: 'after' },
        )
        .lean<RecipeDocument>(),
    );
    if (changed) this.relay.wake();
    return changed;
  }

  /** Whether a library note was carried out by a write on this recipe. */
  async hasNote(ownerId: string, id: string, noteId: string): Promise<boolean> {
    return (await this.recipes.exists({ _id: id, ownerId, libraryNotes: noteId })) !== null;
  }

  async page(conditions: object, order: Record<string, 1 | -1>, limit: number): Promise<StoredSummary[]> {
    return this.recipes.find(conditions, [...SUMMARY_FIELDS]).sort(order).limit(limit).lean<StoredSummary[]>();
  }

  async count(conditions: object): Promise<number> {
    return this.recipes.countDocuments(conditions);
  }

  /** The one group that an aggregation over what matches gives; undefined when nothing does. */
  async group(conditions: object, group: { _id: null }): Promise<Record<string, number> | undefined> {
    const [result] = await this.recipes.aggregate<Record<string, number>>([{ $match: conditions }, { $group: group }]);
    return result;
  }

  /** A cook's recipes with one of these keys. */
  async withKeys(ownerId: string, addressKeys: readonly string[], contentKeys: readonly string[]): Promise<KeyedRecipe[]> {
    const hasKey = [{ addressKey: { $in: [...addressKeys] } }, { contentKey: { $in: [...contentKeys] } }];
    return this.recipes.find({ ownerId, deletedAt: null, $or: hasKey }, { title: 1, addressKey: 1, contentKey: 1 }).sort({ _id: 1 }).lean<KeyedRecipe[]>();
  }

  /** Ids of a cook's recipes that wait for this picture. */
  async waitingForPicture(ownerId: string, imageId: string): Promise<string[]> {
    const found = await this.recipes.find({ ownerId, image_id: imageId, image: null }, { _id: 1 }).lean();
    return found.map(({ _id }) => _id);
  }

  /** What their owners' recipes, deleted ones included, name of these pictures. */
  async naming(pictures: readonly { id: string; ownerId: string; addresses: string[] }[]): Promise<Pick<RecipeDocument, 'ownerId' | 'image_id' | 'image_url'>[]> {
    const owners = [...new Set(pictures.map(({ ownerId }) => ownerId))];
    const isNamed = [{ image_id: { $in: pictures.map(({ id }) => id) } }, { image_url: { $in: pictures.flatMap(({ addresses }) => addresses) } }];
    return this.recipes.find({ ownerId: { $in: owners }, $or: isNamed }, { ownerId: 1, image_id: 1, image_url: 1 }).lean<RecipeDocument[]>();
  }

  /** Forgets what was deleted before `time`, once its events have left. */
  async purge(time: Date): Promise<number> {
    const { deletedCount } = await this.recipes.deleteMany({ deletedAt: { $ne: null, $lt: time }, outboxAt: { $exists: false } });
    return deletedCount;
  }
}
