import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { LIST_VISITS_MODEL, type ListVisit, type ListVisitsDocument } from './list-visits.schema';

export type VisitsState = Pick<ListVisitsDocument, '_id' | 'visits' | 'revision'>;

@Injectable()
export class ListVisitsRepository implements OnApplicationBootstrap {
  constructor(
    @InjectModel(LIST_VISITS_MODEL) private readonly lists: Model<ListVisitsDocument>,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.relay.watch(this.lists);
  }

  /** Of lists that are removed. */
  async remove(listIds: readonly string[]): Promise<void> {
    await this.lists.deleteMany({ _id: { $in: [...listIds] } });
  }

  /** Of a list that nobody has looked at yet, revision 0. */
  async find(listId: string): Promise<VisitsState> {
    return (await this.lists.findById(listId).lean<VisitsState>()) ?? { _id: listId, visits: [], revision: 0 };
  }

  /** Puts visits in the place of what was read; false when somebody else was faster. */
  async replace({ _id, revision }: VisitsState, visits: ListVisit[], events: EventEntry[]): Promise<boolean> {
    const isWritten =
      revision === 0
        ? await wasInserted(this.lists.create({ _id, visits, revision: 1, ...(events.length > 0 && insertedWith(...events)) }))
        : await unlessConflict(async () => {
            const recorded = events.length > 0 ? recordEvents(...events) : undefined;
            const change = { $set: { visits, revision: revision + 1, ...recorded?.$set }, ...(recorded && { $push: recorded.$push }) };
            return (await this.lists.updateOne({ _id, revision }, change)).modifiedCount === 1;
          });
    if (isWritten && events.length > 0) this.relay.wake();
    return isWritten ?? false;
  }
}
