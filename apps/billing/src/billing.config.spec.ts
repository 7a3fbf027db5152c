import { BillingConfig } from './billing.config';

const live = {
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://simmer.example/',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
};

describe('the settings of billing', () => {
  it('are the test mode without a key, at the prices of the specification', () => {
    const { stripe, amounts, trialDays, currency } = BillingConfig.parse({ ENVIRONMENT: 'development' });
    expect({ stripe, amounts, trialDays, currency }).toEqual({
      stripe: null,
      amounts: { monthly: 400, yearly: 3_600 },
      trialDays: 14,
      currency: 'usd',
    });
  });

  it('are Stripe in production', () => {
    expect(BillingConfig.parse(live)).toMatchObject({ publicUrl: 'https://simmer.example', stripe: { key: 'sk_live_1', apiUrl: null } });
  });

  it.each([
    ['no key', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
    ['a restricted test key', { STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY'],
    ['a key that may be shown', { STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
    ['no secret for events', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    ['a price that is missing', { STRIPE_PRICE_YEARLY: '' }, 'STRIPE_PRICE_YEARLY'],
    ['another server in place of Stripe', { STRIPE_API_URL: 'http://127.0.0.1:12111' }, 'STRIPE_API_URL'],
    ['an address without https', { PUBLIC_URL: 'http://simmer.example' }, 'PUBLIC_URL'],
  ])('refuse in production %s', (_, change, setting) => {
    expect(() => BillingConfig.parse({ ...live, ...change })).toThrow(new RegExp(`${setting}: `));
  });
});
