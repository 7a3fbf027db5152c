import { Schema } from 'mongoose';

/** An event that a listener could not handle, stored until somebody replays or discards it. */
export interface DeadLetterDocument {
  /** `<listener>:<event id>`: an event that comes again does not lie here twice. */
  _id: string;
  /** Durable name of the listener, such as `recipes-keep-plan`. */
  listener: string;
  subject: string;
  /** The message as it came, so that replaying is the same as hearing it again. */
  message: string;
  requestId?: string;
  /** What the listener threw last. */
  reason: string;
  /** How often it was tried. */
  tries: number;
  failedAt: Date;
}

export const DEAD_LETTER_MODEL = 'DeadLetter';

export const DeadLetterSchema = new Schema<DeadLetterDocument>(
  {
    _id: String,
    listener: { type: String, required: true },
    subject: { type: String, required: true },
    message: { type: String, required: true },
    requestId: String,
    reason: { type: String, required: true },
    tries: { type: Number, required: true },
    failedAt: { type: Date, required: true },
  },
  { collection: 'dead_letters', versionKey: false },
);
