import type { PushSubscriptionDocument } from './push-subscription.schema';

export interface Push {
  /** Read by the device alone. */
  payload: string;
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
  /** Wakes a device that sleeps. */
  isUrgent: boolean;
}

/**
 * The push services of the browsers' makers. `gone`: the device takes no more, for good. Everything else that goes wrong throws
 * `service.unavailable` where it may be tried again, and `PushRefused` where not.
 */
export abstract class PushSender {
  /** What browsers subscribe with. */
  abstract publicKey(): Promise<string>;
  abstract send(to: Pick<PushSubscriptionDocument, 'endpoint' | 'p256dh' | 'auth'>, push: Push): Promise<'sent' | 'gone'>;
}

/** The push service does not take it, now or later. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}
