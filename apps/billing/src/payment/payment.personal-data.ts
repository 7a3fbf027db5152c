import { personalDocumentsWith } from '@simmer/kit';
import { PAYMENT_MODEL } from './payment.schema';
import { PaymentService } from './payment.service';

/** Whoever goes pays for nothing more. */
export const paymentPersonalData = personalDocumentsWith('payment', [PaymentService], (payments) => ({
  stage: 'account',
  kinds: [{ model: PAYMENT_MODEL, owner: 'accountId', withheld: ['clockAheadMs', 'revision'] }],
  prepare: (accountId) => payments.endAllOf(accountId),
}));
