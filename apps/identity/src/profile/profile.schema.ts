import type { Image, ProfilePlate, UnitSystem, WeekStart } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const PROFILE_MODEL = 'Profile';
export const USERNAME_CLAIM_MODEL = 'UsernameClaim';

/** What a cook says of themselves, from the first change on. Name and language are the account's. */
export interface ProfileDocument extends WithOutbox {
  /** The account's id. */
  _id: string;
  username: string | null;
  about: string;
  /** Null: never chosen. */
  units: UnitSystem | null;
  weekStart: WeekStart | null;
  picture: { kind: 'letters' } | { kind: 'plate'; plate: ProfilePlate } | { kind: 'photo'; image: Image };
  revision: number;
}

/** Who has or had a username: a former one redirects for a while, then it is free. */
export interface UsernameClaimDocument {
  _id: string;
  accountId: string;
  /** What it looks like. */
  skeleton: string;
  /** Null while it is the cook's own. */
  freeFrom: Date | null;
}

export const ProfileSchema = new Schema<ProfileDocument>(
  {
    _id: { type: String, required: true },
    username: { type: String, default: null },
    about: { type: String, default: '' },
    units: { type: String, default: null },
    weekStart: { type: String, default: null },
    picture: { type: Object, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'profiles', versionKey: false, id: false },
);
ProfileSchema.plugin(outboxPlugin);

export const UsernameClaimSchema = new Schema<UsernameClaimDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    skeleton: { type: String, required: true },
    freeFrom: { type: Date, default: null },
  },
  { collection: 'username_claims', versionKey: false, id: false },
);
UsernameClaimSchema.index({ accountId: 1 });
UsernameClaimSchema.index({ skeleton: 1 });
