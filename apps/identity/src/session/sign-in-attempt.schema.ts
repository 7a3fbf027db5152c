import { Schema } from 'mongoose';

export const SIGN_IN_ATTEMPT_MODEL = 'SignInAttempt';

/** Wrong tries for one e-mail address, whether it has an account or not. */
export interface SignInAttemptDocument {
  /** The address as it is compared. */
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
