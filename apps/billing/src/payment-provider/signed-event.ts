import { ProblemError } from '@simmer/contracts';
import Stripe from 'stripe';
import type { ProviderEvent } from './payment-provider';

/** How old an event may be, and how far ahead the sender's clock. */
const TOLERANCE_SECONDS = 300;

const refused = (reason: string): ProblemError => new ProblemError('billing.webhook-refused', undefined, { cause: new Error(reason) });

/**
 * Reads an event from the bytes as they came. Any of the secrets may have signed it, so that one can be replaced.
 * Throws `billing.webhook-refused` for what nobody has signed, what was changed, and what is more than 300 s old or ahead.
 */
export function readSignedEvent(body: Buffer, signature: string, secrets: readonly string[]): ProviderEvent {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const at = /^t=(\d+)$/.exec(times[0] ?? '')?.[1];
  // the library takes an event of the future for a new one, and the last of several times
  if (times.length !== 1 || at === undefined || Number(at) - Date.now() / 1_000 > TOLERANCE_SECONDS)
    throw refused('The signature has no time, several, or one of the future.');
  for (const secret of secrets) {
    const event = signedWith(body, signature, secret);
    if (event) return aboutOf(event);
  }
  throw refused('No secret of ours has signed this, or not in the last five minutes.');
}

function signedWith(body: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
}

interface Named {
  id?: unknown;
  subscription?: unknown;
  parent?: { subscription_details?: { subscription?: unknown } | null } | null;
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : null;

/** By what an event's type begins with; of any other type there is nothing for us to do. */
const ABOUT: Readonly<Record<string, (object: Named) => Partial<ProviderEvent>>> = {
  'customer.subscription.': ({ id }) => ({ subscriptionId: idOf(id) }),
  'invoice.': ({ parent }) => ({ subscriptionId: idOf(parent?.subscription_details?.subscription) }),
  'checkout.session.': ({ id, subscription }) => ({ checkoutId: idOf(id), subscriptionId: idOf(subscription) }),
};

function aboutOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = Object.entries(ABOUT).find(([start]) => type.startsWith(start))?.[1];
  return { id, subscriptionId: null, checkoutId: null, ...about?.(data.object as Named) };
}
