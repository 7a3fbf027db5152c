import type { PublicProfile } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const COOK_MODEL = 'Cook';

/** A copy of what identity says of a cook, so that no list has to ask for it. It follows the profile by events. */
export interface CookDocument extends Pick<PublicProfile, 'username' | 'about' | 'picture' | 'revision'> {
  /** The account's id. */
  _id: string;
}

export const CookSchema = new Schema<CookDocument>(
  {
    _id: { type: String, required: true },
    username: { type: String, default: null },
    about: { type: String, default: '' },
    picture: { type: Object, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'cooks', versionKey: false, id: false },
);
