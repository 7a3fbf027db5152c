import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { hashOf } from '@simmer/kit';
import { createTransport } from 'nodemailer';
import { IdentityConfig } from '../identity.config';

const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };
const CONNECTIONS = 4;
const REFUSED_FOR_GOOD = 500;

/** A mail to be sent. */
export interface OutgoingMail {
  /** Makes the Message-ID, so that mailboxes recognize a mail that is sent twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends mails of this kind (RFC 8058). */
  unsubscribeAt?: string;
}

/** The mail server will never accept this mail. The message has neither address nor text, because it is logged. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** Sends mails by SMTP. */
@Injectable()
export class SmtpTransport implements OnApplicationShutdown {
  private readonly transport;
  private readonly domain: string;

  constructor(@Inject(IdentityConfig.token) private readonly config: IdentityConfig) {
    this.transport = createTransport({ url: config.SMTP_URL, pool: true, maxConnections: CONNECTIONS, ...PATIENCE });
    this.domain = /@([\w.-]+)/.exec(config.MAIL_FROM)?.[1] ?? new URL(config.PUBLIC_URL).hostname;
  }

  /** Throws `MailRefused`, and `service.unavailable` when the mail server is away or busy. */
  async send({ id, unsubscribeAt, ...mail }: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({
        ...mail,
        from: this.config.MAIL_FROM,
        messageId: `<${hashOf(id)}@${this.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeAt && oneClick(unsubscribeAt)) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const { responseCode = 0, code = 'no answer' } = error as { responseCode?: number; code?: string };
      if (responseCode >= REFUSED_FOR_GOOD) throw new MailRefused(`The mail server refused a mail with ${responseCode}.`);
      throw new ProblemError('service.unavailable', `The mail server takes no mail at the moment (${responseCode || code}).`);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** By these mailboxes show a button of their own that ends such mails with one click. */
const oneClick = (address: string) => ({ 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
