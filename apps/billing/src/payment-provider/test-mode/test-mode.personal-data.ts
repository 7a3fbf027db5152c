import { personalDocuments } from '@simmer/kit';
import { TEST_CHECKOUT_MODEL, TEST_CUSTOMER_MODEL } from './test-mode.schema';

/** Stands in for what a payment service keeps by itself, so it is in no export. */
export const testModePersonalData = personalDocuments({
  feature: 'test-mode',
  stage: 'account',
  kinds: [
    { model: TEST_CUSTOMER_MODEL, owner: 'accountId', withheld: 'all' },
    { model: TEST_CHECKOUT_MODEL, owner: 'accountId', withheld: 'all' },
  ],
});
