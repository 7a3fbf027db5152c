import type { EventDefinition, PayloadOf } from '@simmer/contracts';
import type { Schema } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { currentContext } from '../context/call-context';

/** An event waiting in the document that it is about. `id` is the message id on the stream. */
export interface EventEntry {
  id: string;
  subject: string;
  at: Date;
  traceparent?: string;
  requestId?: string;
  data: unknown;
}

export interface WithOutbox {
  outbox: EventEntry[];
  outboxAt?: Date;
}

/** Makes an entry for `$push: { outbox }`; the write that changes the state must be the write that pushes it. */
export function eventEntry<E extends EventDefinition>(event: E, data: PayloadOf<E>): EventEntry {
  const { traceparent, requestId } = currentContext() ?? {};
  return {
    id: uuidv7(),
    subject: event.subject,
    at: new Date(),
    ...(traceparent && { traceparent }),
    ...(requestId && { requestId }),
    data: event.payload.parse(data),
  };
}

/** The part of an update that records events: spread its `$set` and `$push` into the update that changes the state. */
export function recordEvents(...entries: EventEntry[]): { $set: { outboxAt: Date }; $push: { outbox: { $each: EventEntry[] } } } {
  return { $set: { outboxAt: new Date() }, $push: { outbox: { $each: entries } } };
}

/** Fields of a new document that records events by being inserted. */
export const insertedWith = (...entries: EventEntry[]): WithOutbox => ({ outbox: entries, outboxAt: new Date() });

/** Mongoose plugin: room for the outbox, and the index by which the relay finds what is waiting. */
export function outboxPlugin(schema: Schema): void {
  const entry = { _id: false, id: String, subject: String, at: Date, traceparent: String, requestId: String, data: Object };
  schema.add({ outbox: { type: [entry], default: [] }, outboxAt: { type: Date } });
  schema.index({ outboxAt: 1 }, { sparse: true });
}
