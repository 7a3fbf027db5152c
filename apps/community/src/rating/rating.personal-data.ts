import { personalDocumentsWith } from '@simmer/kit';
import { RatingService } from './rating.service';
import { VOICE_MODEL } from './voice.schema';

/** Ratings are taken back first, so that the figures of the recipes follow. */
export const ratingPersonalData = personalDocumentsWith('ratings', [RatingService], (ratings) => ({
  stage: 'account',
  kinds: [{ model: VOICE_MODEL, owner: 'accountId' }],
  prepare: (accountId) => ratings.withdrawAll(accountId),
}));
