import { Schema } from 'mongoose';

const variant = { _id: false, format: String, width: Number, height: Number, url: String, bytes: Number };

/** How a document keeps a picture of media, an `Image` of the contracts. */
export const imageSchema = new Schema(
  { id: String, width: Number, height: Number, thumbhash: String, variants: [variant] },
  { _id: false, id: false },
);
