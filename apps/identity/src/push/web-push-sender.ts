import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { OutboundClient, OutboundError } from '@simmer/kit';
import webPush from 'web-push';
import { IdentityConfig } from '../identity.config';
import { Secrets } from '../secrets';
import type { PushKeyDocument } from './push-key.schema';
import { type Push, PushRefused, PushSender } from './push-sender';
import { PushRepository } from './push.repository';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 16_384;
const [PURPOSE, OWNER] = ['push key', 'vapid'];
/** The device is subscribed no more: RFC 8030, section 7.3. */
const GONE = new Set([404, 410]);
const TOO_MANY = 429;

/** By Web Push: RFC 8030, encrypted by RFC 8291, with the signature of RFC 8292. */
@Injectable()
export class WebPushSender extends PushSender {
  /** Where a push service finds who runs this. */
  private readonly subject: string;

  constructor(
    private readonly stored: PushRepository,
    private readonly secrets: Secrets,
    private readonly outbound: OutboundClient,
    @Inject(IdentityConfig.token) { MAIL_FROM }: IdentityConfig,
  ) {
    super();
    this.subject = `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  }

  async publicKey(): Promise<string> {
    return (await this.key()).publicKey;
  }

  async send(to: Parameters<PushSender['send']>[0], { payload, ttlSeconds, isUrgent }: Push): Promise<'sent' | 'gone'> {
    const { publicKey, sealedKey } = await this.key();
    const privateKey = this.secrets.open(PURPOSE, OWNER, sealedKey);
    const request = this.encrypt(to, payload, {
      vapidDetails: { subject: this.subject, publicKey, privateKey },
      TTL: ttlSeconds,
      urgency: isUrgent ? 'high' : 'normal',
    });
    const { 'content-type': contentType = 'application/octet-stream', 'content-length': _, ...headers } = inSmallLetters(request.headers);
    try {
      const limits = { maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS };
      await this.outbound.post(request.endpoint, { bytes: request.body ?? Buffer.alloc(0), contentType, headers, ...limits });
      return 'sent';
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.code === 'http-status' && error.status !== undefined) {
        if (GONE.has(error.status)) return 'gone';
        if (error.status < 500 && error.status !== TOO_MANY)
          throw new PushRefused(`The push service answered ${error.status}.`, { cause: error });
      }
      if (error.code === 'blocked-address') throw new PushRefused(error.message, { cause: error });
      throw new ProblemError('service.unavailable', undefined, { cause: error });
    }
  }

  private encrypt(to: Parameters<PushSender['send']>[0], payload: string, options: webPush.RequestOptions): webPush.RequestDetails {
    try {
      return webPush.generateRequestDetails({ endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } }, payload, options);
    } catch (error) {
      throw new PushRefused('The keys of this device are none.', { cause: error });
    }
  }

  /** Made once, on the first start; under the newest secret from then on. */
  private async key(): Promise<PushKeyDocument> {
    const found = await this.stored.findKey();
    if (found) {
      const sealedKey = this.secrets.resealed(PURPOSE, OWNER, found.sealedKey);
      if (sealedKey === null) return found;
      await this.stored.resealKey(found.sealedKey, sealedKey);
      return { ...found, sealedKey };
    }
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.stored.insertKey({ publicKey, sealedKey: this.secrets.seal(PURPOSE, OWNER, privateKey) });
    return this.key();
  }
}

const inSmallLetters = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
