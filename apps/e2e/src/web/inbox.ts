import { expect } from './simmer';

/** What the mail server of development has taken. */
export class Inbox {
  constructor(private readonly url: string) {}

  /** The mail to an address with this subject, as soon as it is there. */
  async mail(address: string, subject: string): Promise<{ id: string; text: string }> {
    let id: string | undefined;
    await expect
      .poll(async () => {
        const mails = (await (await fetch(`${this.url}/api/messages`)).json()) as { id: string; to: string[]; subject: string }[];
        id = mails.find((mail) => mail.to.includes(address) && mail.subject === subject)?.id;
        return id;
      }, `"${subject}" to ${address}`)
      .toBeDefined();
    return (await fetch(`${this.url}/api/messages/${id}`)).json() as Promise<{ id: string; text: string }>;
  }

  async linkIn(address: string, subject: string): Promise<string> {
    const { text } = await this.mail(address, subject);
    return /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? '';
  }
}
