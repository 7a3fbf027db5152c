import type { Model, UpdateQuery } from 'mongoose';
import { type EventEntry, insertedWith, recordEvents, type WithOutbox } from '../events/event-entry';
import type { OutboxRelay } from '../events/outbox-relay';
import { unlessConflict } from './conflicts';
import { wasInserted } from './was-inserted';

interface VersionedDocument extends WithOutbox {
  _id: string;
  revision: number;
}

/** A document without what only the outbox needs. */
export type StateOf<D extends WithOutbox> = Omit<D, keyof WithOutbox>;

/**
 * Documents whose every change stores the next revision with its events, in one write. Who has read a document that somebody else has changed
 * meanwhile writes nothing, reads again and decides again (`untilWritten`).
 */
export class Versioned<D extends VersionedDocument> {
  constructor(
    private readonly model: Model<D>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(model);
  }

  /**
   * Writes `set` on what was read, with the events of its next revision. What has revision 0 is not stored yet and is inserted whole. Null when
   * another writer was first.
   */
  async change<S extends Pick<D, '_id' | 'revision'>>(
    read: S,
    set: Partial<S>,
    eventsOf: (revision: number) => EventEntry[],
  ): Promise<S | null> {
    const next = { ...read, ...set, revision: read.revision + 1 };
    const events = eventsOf(next.revision);
    const isWritten =
      read.revision === 0 ? await this.insert(next, events) : await this.update(read, { ...set, revision: next.revision }, events);
    if (!isWritten) return null;
    this.relay.wake();
    return next;
  }

  private insert(document: object, events: EventEntry[]): Promise<boolean> {
    return wasInserted(this.model.create({ ...document, ...insertedWith(...events) } as unknown as D));
  }

  private async update({ _id, revision }: Pick<D, '_id' | 'revision'>, set: object, events: EventEntry[]): Promise<boolean> {
    const { $set, $push } = recordEvents(...events);
    const update = { $set: { ...set, ...$set }, $push } as unknown as UpdateQuery<D>;
    const written = await unlessConflict(() => this.model.updateOne({ _id, revision } as object, update));
    return written?.modifiedCount === 1;
  }
}
