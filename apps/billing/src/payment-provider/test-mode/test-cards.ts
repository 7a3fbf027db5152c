/** What happens to a payment with a card of the test mode. */
export type TestCardOutcome = 'paid' | 'declined' | 'needs-authentication' | 'expired-card' | 'insufficient-funds';

interface TestCard {
  number: string;
  /** At the checkout. */
  atCheckout: TestCardOutcome;
  /** Whether later payments succeed. */
  renews: boolean;
}

/** The cards of the test mode, by the numbers that they have at Stripe too. */
export const TEST_CARDS = {
  paid: { number: '4242424242424242', atCheckout: 'paid', renews: true },
  declined: { number: '4000000000000002', atCheckout: 'declined', renews: false },
  authenticated: { number: '4000002500003155', atCheckout: 'needs-authentication', renews: true },
  expired: { number: '4000000000000069', atCheckout: 'expired-card', renews: false },
  'insufficient-funds': { number: '4000000000009995', atCheckout: 'insufficient-funds', renews: false },
  /** Taken at the checkout, refused at each later payment. */
  'declined-later': { number: '4000000000000341', atCheckout: 'paid', renews: false },
} as const satisfies Record<string, TestCard>;
export type TestCardName = keyof typeof TEST_CARDS;
export const TEST_CARD_NAMES = Object.keys(TEST_CARDS) as [TestCardName, ...TestCardName[]];
