import { BILLING_INTERVALS, type BillingInterval, Environment } from '@simmer/contracts';
import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

const cents = (amount: number) => z.coerce.number().int().min(1).default(amount);
const secrets = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

/** Of the test mode, whose events change nothing by themselves: whoever forges one has a subscription read again. */
const TEST_MODE_SECRET = 'whsec_simmer_test_mode';

const settings = z.object({
  ENVIRONMENT: Environment.default('production'),
  /** Where people open Simmer: the payment service leads back to it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'Set it to the address at which people open Simmer.' }).default('http://localhost:4310'),
  /** The secret key of Stripe; without one the product runs its own test mode. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, { error: 'Set it to a secret or restricted key of Stripe: it begins with sk_ or rk_.' })
    .optional(),
  /** What Stripe signs its events with. Two, with a comma between, while one takes the place of the other. */
  STRIPE_WEBHOOK_SECRET: secrets,
  /** The ids of the prices at Stripe. */
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
  /** Another server that speaks Stripe's language, such as stripe-mock; production refuses one. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What premium costs, in the smallest unit of the currency, as at Stripe. */
  PREMIUM_MONTHLY_AMOUNT: cents(400),
  PREMIUM_YEARLY_AMOUNT: cents(3_600),
  PREMIUM_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, { error: 'Set it to the code of a currency in small letters, such as usd.' })
    .default('usd'),
  /** Days before the first payment. */
  PREMIUM_TRIAL_DAYS: z.coerce.number().int().min(0).default(14),
});

/** How Stripe is reached. */
export interface StripeSettings {
  key: string;
  apiUrl: URL | null;
  prices: Readonly<Record<BillingInterval, string>>;
}

export const BillingConfig = config(
  'billing',
  settings
    .superRefine((given, check) => {
      const refuse = (path: keyof typeof given, message: string): void => check.addIssue({ code: 'custom', path: [path], message });
      const { ENVIRONMENT, STRIPE_SECRET_KEY: key } = given;
      if (key && given.STRIPE_WEBHOOK_SECRET.length === 0)
        refuse('STRIPE_WEBHOOK_SECRET', 'Set it to the signing secret of the webhook at Stripe.');
      if (key && !given.STRIPE_PRICE_MONTHLY) refuse('STRIPE_PRICE_MONTHLY', 'Set it to the id of the monthly price at Stripe.');
      if (key && !given.STRIPE_PRICE_YEARLY) refuse('STRIPE_PRICE_YEARLY', 'Set it to the id of the yearly price at Stripe.');
      if (ENVIRONMENT !== 'production') return;
      if (!key) refuse('STRIPE_SECRET_KEY', 'In production it has to be given: the test mode takes no money.');
      if (key && !/^[rs]k_live_/.test(key)) refuse('STRIPE_SECRET_KEY', 'In production it has to be a live key: this one takes no money.');
      if (given.STRIPE_API_URL) refuse('STRIPE_API_URL', 'Production talks to Stripe itself: leave it out.');
      if (!given.PUBLIC_URL.startsWith('https:')) refuse('PUBLIC_URL', 'In production it has to be given and to begin with https.');
    })
    .transform((given) => ({
      publicUrl: new URL(given.PUBLIC_URL).origin,
      /** Null: the product's own test mode. */
      stripe: given.STRIPE_SECRET_KEY ? stripeOf(given, given.STRIPE_SECRET_KEY) : null,
      webhookSecrets: given.STRIPE_SECRET_KEY ? given.STRIPE_WEBHOOK_SECRET : [TEST_MODE_SECRET],
      currency: given.PREMIUM_CURRENCY,
      trialDays: given.PREMIUM_TRIAL_DAYS,
      amounts: { monthly: given.PREMIUM_MONTHLY_AMOUNT, yearly: given.PREMIUM_YEARLY_AMOUNT } satisfies Record<BillingInterval, number>,
    })),
);
export type BillingConfig = ConfigOf<typeof BillingConfig>;

function stripeOf(given: z.output<typeof settings>, key: string): StripeSettings {
  const { STRIPE_API_URL: url, STRIPE_PRICE_MONTHLY: monthly = '', STRIPE_PRICE_YEARLY: yearly = '' } = given;
  return { key, apiUrl: url ? new URL(url) : null, prices: { monthly, yearly } };
}

/** The interval that a price at Stripe stands for; null for a price of something else. */
export const intervalOf = ({ prices }: StripeSettings, price: string): BillingInterval | null =>
  BILLING_INTERVALS.find((interval) => prices[interval] === price) ?? null;
