import { randomUUID } from 'node:crypto';
import type { Row } from './row';

const aCheckout = () => ({ session_id: `cs_test_${randomUUID()}` });
const aCustomer = () => ({ customer_id: `cus_test_${randomUUID()}` });
/** Pages of the test mode, which whoever has their address may use, as at a payment service. */
export const testPayments: Record<string, Row> = {
  'billing.test-checkout.show': { input: aCheckout, own: ['billing.checkout-over'] },
  'billing.test-checkout.pay': { input: aCheckout },
  'billing.test-checkout.show-authentication': { input: aCheckout, own: ['billing.checkout-over'] },
  'billing.test-checkout.authenticate': { input: aCheckout },
  'billing.test-portal.show': { input: aCustomer, own: ['request.not-found'] },
  'billing.test-portal.change-card': { input: aCustomer, own: ['request.not-found'] },
  'billing.test-portal.cancel': { input: aCustomer, own: ['request.not-found'] },
  'billing.test-portal.resume': { input: aCustomer, own: ['request.not-found'] },
};
