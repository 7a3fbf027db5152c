import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EventEntry, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SHOPPING_LIST_MODEL, type ShoppingListDocument } from './shopping-list.schema';

export type ListHead = Pick<ShoppingListDocument, '_id' | 'name' | 'open' | 'updated_at'>;

const HEAD = ['name', 'open', 'updated_at'];

@Injectable()
export class ShoppingListRepository implements OnApplicationBootstrap {
  constructor(
    @InjectModel(SHOPPING_LIST_MODEL) private readonly lists: Model<ShoppingListDocument>,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.relay.watch(this.lists);
  }

  /** A list that one of these households has; a deleted one only if it is asked for. */
  find(ownerIds: readonly string[], id: string, { orDeleted = false } = {}): Promise<ShoppingListDocument | null> {
    return this.lists
      .findOne({ _id: id, ownerId: { $in: ownerIds }, ...(!orDeleted && { deletedAt: null }) })
      .lean<ShoppingListDocument>()
      .exec();
  }

  /** The list that a guest link opens or has opened, by the link's id or the hash of its token. */
  findLinked(link: { id: string } | { hash: string }): Promise<ShoppingListDocument | null> {
    const condition = 'id' in link ? { 'links.id': link.id } : { 'links.hash': link.hash };
    return this.lists
      .findOne({ ...condition, deletedAt: null })
      .lean<ShoppingListDocument>()
      .exec();
  }

  /** A household's lists without what is on them. */
  listHeads(ownerId: string): Promise<ListHead[]> {
    return this.lists.find({ ownerId, deletedAt: null }, HEAD).sort({ _id: 1 }).lean<ListHead[]>().exec();
  }

  /** Lists of a household that were created by accounts other than these. */
  listCreatedByOthers(ownerId: string, accountIds: readonly string[]): Promise<ShoppingListDocument[]> {
    return this.lists
      .find({ ownerId, madeBy: { $nin: [...accountIds, null] } })
      .lean<ShoppingListDocument[]>()
      .exec();
  }

  /** Lists of a household with an open link that was made by another account than these. */
  listLinkedByOthers(ownerId: string, accountIds: readonly string[]): Promise<ListHead[]> {
    return this.lists
      .find({ ownerId, links: { $elemMatch: { endedAt: null, madeBy: { $nin: accountIds } } } }, HEAD)
      .lean<ListHead[]>()
      .exec();
  }

  /** Lists with an open link that an account has made. */
  listLinkedBy(accountId: string): Promise<ListHead[]> {
    return this.lists
      .find({ links: { $elemMatch: { endedAt: null, madeBy: accountId } } }, HEAD)
      .lean<ListHead[]>()
      .exec();
  }

  findById(id: string): Promise<ShoppingListDocument | null> {
    return this.lists.findById(id).lean<ShoppingListDocument>().exec();
  }

  async count(ownerId: string): Promise<number> {
    return this.lists.countDocuments({ ownerId, deletedAt: null });
  }

  /** Some lists that were deleted before a time. */
  async listDeletedBefore(time: Date, limit: number): Promise<string[]> {
    const found = await this.lists
      .find({ deletedAt: { $lt: time } }, ['_id'])
      .limit(limit)
      .lean<Pick<ShoppingListDocument, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** Removes lists for good that are still deleted since before a time. */
  async remove(ids: readonly string[], time: Date): Promise<void> {
    await this.lists.deleteMany({ _id: { $in: ids }, deletedAt: { $lt: time } });
  }

  /** Keeps a new list; false when its id is taken, by whomever. */
  async insert(list: Omit<ShoppingListDocument, 'outbox'>): Promise<boolean> {
    return wasInserted(this.lists.create(list));
  }

  /** Changes a list in one write with its events, only if it still is as it was read; null when it is not. */
  async change(
    read: ShoppingListDocument,
    set: Partial<Pick<ShoppingListDocument, 'name' | 'open' | 'log' | 'links' | 'ownerId' | 'updated_at' | 'deletedAt'>>,
    events: EventEntry[],
  ): Promise<ShoppingListDocument | null> {
    const recorded = events.length > 0 ? recordEvents(...events) : undefined;
    const changed = await unlessConflict(() =>
      this.lists
        .findOneAndUpdate(
          { _id: read._id, revision: read.revision },
          { $set: { ...set, ...recorded?.$set, revision: read.revision + 1 }, ...(recorded && { $push: recorded.$push }) },
          { returnDocument: 'after' },
        )
        .lean<ShoppingListDocument>(),
    );
    if (changed && recorded) this.relay.wake();
    return changed;
  }
}
