import type { TestCheckout, TestPortal } from '@simmer/contracts';
import { authenticationHtml, checkoutHtml } from './checkout-html';
import { portalHtml } from './portal-html';

const checkout: TestCheckout = {
  session_id: 'cs_test_a',
  isPaid: false,
  interval: 'yearly',
  amount: 3_600,
  currency: 'usd',
  trialDays: 14,
  asksForEmail: false,
  refusal: null,
  card: null,
  successUrl: 'https://simmer.example/app/recipes?session_id=cs_test_a',
  cancelUrl: 'https://simmer.example/plans?a=1&b="><script>',
};
const portal: TestPortal = {
  customer_id: 'cus_test_a',
  card: 'paid',
  done: null,
  returnUrl: 'https://simmer.example/app/settings#plan',
  subscription: { status: 'active', interval: 'monthly', amount: 400, periodEnd: '2026-12-24T10:00:00.000Z', isCanceled: false },
  currency: 'usd',
  invoices: [{ id: 'in_1', at: '2026-11-24T10:00:00.000Z', amount: 400, status: 'open' }],
};

describe('the page of the test checkout', () => {
  it('offers every card, says what is bought, and leads back', () => {
    const html = checkoutHtml(checkout, 'en');
    expect(html.match(/type="radio"/g)).toHaveLength(6);
    for (const text of ['4242 4242 4242 4242', 'One year', '$36', '14 days free', 'Start the trial', 'Back to Simmer'])
      expect(html).toContain(text);
    expect(html).toContain('method="post" action="/test-payments/checkout/cs_test_a"');
    expect(html).not.toContain('<script');
  });

  it('says in German what it says in English', () => {
    const html = checkoutHtml({ ...checkout, trialDays: 0 }, 'de');
    for (const text of ['Testkasse', 'Ein Jahr', 'zahlen', 'Zurück zu Simmer']) expect(html).toContain(text);
  });

  it('says why a card was refused, and asks who pays where that is not known', () => {
    expect(checkoutHtml({ ...checkout, refusal: 'expired-card' }, 'en')).toContain('This card has expired.');
    const html = checkoutHtml({ ...checkout, asksForEmail: true, refusal: 'email' }, 'en');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('Enter an email address');
    expect(html).not.toContain('did not go through');
  });

  it('takes no second payment', () => {
    const html = checkoutHtml({ ...checkout, isPaid: true }, 'en');
    expect(html).toContain('This is paid already.');
    expect(html).not.toContain('<form');
  });

  it('asks as the bank does', () => {
    const html = authenticationHtml({ ...checkout, card: 'authenticated' }, 'en');
    expect(html).toContain('ending 3155');
    expect(html).toContain('action="/test-payments/checkout/cs_test_a/authentication"');
  });
});

describe('the page of the test portal', () => {
  it('shows plan, card and invoices, and offers to cancel', () => {
    const html = portalHtml(portal, 'en');
    for (const text of ['$4 a month', 'Renews on December 24, 2026', 'Ending in 4242', 'November 24, 2026', 'Open', 'Cancel Premium'])
      expect(html).toContain(text);
    expect(html).toContain('/portal/cus_test_a/cancellation');
  });

  it('offers to keep what is canceled, and says what a payment needs', () => {
    const { subscription } = portal;
    const canceled = portalHtml({ ...portal, done: 'canceled', subscription: subscription && { ...subscription, isCanceled: true } }, 'en');
    for (const text of ['Premium is canceled.', 'Ends on', 'Keep Premium', '/resumption']) expect(canceled).toContain(text);
    expect(portalHtml({ ...portal, subscription: subscription && { ...subscription, status: 'past-due' } }, 'en')).toContain(
      'The last payment failed.',
    );
    expect(portalHtml({ ...portal, subscription: null, invoices: [] }, 'de')).toContain('Du hast gerade kein Abo.');
  });
});
