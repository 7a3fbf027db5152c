import { Schema } from 'mongoose';

export const SIGN_IN_ATTEMPT_MODEL = 'SignInAttempt';

/** Wrong tries counted together, on an address that may have an account or not. */
export interface SignInAttemptDocument {
  /** The key of a budget: the normalized address, and who tries. */
  _id: string;
  count: number;
  /** When counting begins again. */
  until: Date;
}

export const SignInAttemptSchema = new Schema<SignInAttemptDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'sign_in_attempts', versionKey: false, id: false },
);
SignInAttemptSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
