import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from './service-under-test';

/** A mail that a server has taken. */
export interface CaughtMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string>>;
}

/** A mail server of one spec, which can be away, on a port of its own. */
export class MailServer {
  readonly caught: CaughtMail[] = [];
  /** Answers every mail with this code instead of taking it. */
  refusesWith: number | undefined;
  private server: SMTPServer | undefined;
  private port = 0;

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await mail.open();
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  mailsTo(address: string): CaughtMail[] {
    return this.caught.filter(({ to }) => to.includes(address));
  }

  /** The newest mail to an address, as soon as there are so many. */
  async newestTo(address: string, count = 1): Promise<CaughtMail> {
    await waitUntil(() => this.mailsTo(address).length >= count, `${count} mails to ${address}`);
    return this.mailsTo(address).at(-1) as CaughtMail;
  }

  /** The mail to an address with this subject, as soon as it is there. */
  async mailTo(address: string, subject: string): Promise<CaughtMail> {
    const find = (): CaughtMail | undefined => this.mailsTo(address).find((mail) => mail.subject === subject);
    await waitUntil(() => find() !== undefined, `"${subject}" to ${address}`);
    return find() as CaughtMail;
  }

  /** Begins to answer, on the same port as before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, _session, done) => void this.take(stream).then(() => done(), done),
    });
    // a sender that is cut off sends its mail again
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
    // connections are cut a moment later
    await pause(150);
  }

  private async take(stream: AsyncIterable<Buffer>): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (this.refusesWith !== undefined) throw Object.assign(new Error('No.'), { responseCode: this.refusesWith });
    const { to = [], subject = '', text = '', html = '', messageId = '', headers: found } = await PostalMime.parse(Buffer.concat(chunks));
    const headers = Object.fromEntries(found.map(({ key, value }) => [key, value]));
    this.caught.push({ headers, to: to.map(({ address = '' }) => address), subject, text, html, messageId });
  }
}

/** The secret of the link in a mail. */
export const tokenIn = ({ text }: CaughtMail): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

/** The digits that can be typed instead of opening the link. */
export const codeIn = ({ text }: CaughtMail): string => /: (\d{6})$/m.exec(text)?.[1] ?? '';
