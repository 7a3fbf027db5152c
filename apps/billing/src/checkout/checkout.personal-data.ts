import { personalDocuments } from '@simmer/kit';
import { CHECKOUT_MODEL } from './checkout.schema';

export const checkoutPersonalData = personalDocuments({
  feature: 'checkout',
  stage: 'account',
  kinds: [{ model: CHECKOUT_MODEL, owner: 'ownerId', withheld: ['session', 'isSettled', 'expiresAt'] }],
});
