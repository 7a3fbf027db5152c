import { type Image, POST_LIMITS } from '@simmer/contracts';
import { imageSchema } from '@simmer/kit';
import { Schema } from 'mongoose';

export const POST_MODEL = 'Post';

export type PostKind = 'comment' | 'made';

/** What a cook wrote under a published recipe: a comment, or that they made it. */
export interface PostDocument {
  _id: string;
  kind: PostKind;
  recipeId: string;
  accountId: string;
  text: string;
  /** The comment that this one answers; null for any other. */
  answerTo: string | null;
  /** The day on which it was made, where the cook was; null for a comment. */
  date: string | null;
  imageId: string | null;
  /** As media keeps it; null until that is known. */
  image: Image | null;
  /** A UUIDv7 of the moment it was written: ids come from clients, and could put themselves on top. */
  position: string;
  /** Only its writer sees it. */
  held: boolean;
  /** Held because staff decided so. */
  hidden: boolean;
  /** Nobody sees it any more; whoever removed it can bring it back until it is deleted, `POST_LIMITS.undoMinutes` later. */
  removedAt: Date | null;
  removedBy: string | null;
}

const nullableText = { type: String, default: null };

export const PostSchema = new Schema<PostDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    recipeId: { type: String, required: true },
    accountId: { type: String, required: true },
    text: { type: String, default: '' },
    answerTo: nullableText,
    date: nullableText,
    imageId: nullableText,
    image: { type: imageSchema, default: null },
    position: { type: String, required: true },
    held: { type: Boolean, default: false },
    hidden: { type: Boolean, default: false },
    removedAt: { type: Date, default: null },
    removedBy: nullableText,
  },
  { collection: 'posts', versionKey: false, id: false },
);
PostSchema.index({ recipeId: 1, kind: 1, answerTo: 1, position: -1 });
PostSchema.index({ accountId: 1, recipeId: 1, kind: 1, position: -1 });
PostSchema.index({ accountId: 1, position: -1 });
PostSchema.index({ answerTo: 1 });
PostSchema.index({ accountId: 1, imageId: 1 });
PostSchema.index({ removedAt: 1 }, { expireAfterSeconds: POST_LIMITS.undoMinutes * 60 });
