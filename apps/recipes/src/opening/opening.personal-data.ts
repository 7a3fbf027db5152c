import { personalDocumentsWith } from '@simmer/kit';
import { Openings } from './openings.service';

/** What an account opened of what others keep ends with it, whatever becomes of its household. */
export const openingPersonalData = personalDocumentsWith('openings', [Openings], (openings) => ({
  stage: 'account',
  kinds: [],
  prepare: (accountId) => openings.endAllOf(accountId),
}));
