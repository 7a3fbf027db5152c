import { Injectable } from '@nestjs/common';
import { ProblemError, MINUTE_MS } from '@simmer/contracts';
import { hashOf, isSameSecret } from '@simmer/kit';
import { Secrets } from '../secrets';
import { MailLinkRepository } from './mail-link.repository';
import type { LinkPurpose, MailLinkDocument } from './mail-link.schema';

export type { LinkPurpose, MailLinkDocument };

const GOOD_FOR_MS: Record<LinkPurpose, number> = {
  'verify-email': 24 * 60 * MINUTE_MS,
  'new-email': 24 * 60 * MINUTE_MS,
  'reset-password': 30 * MINUTE_MS,
};
const CODE_GOOD_FOR_MS = 30 * MINUTE_MS;
const CODE_TRIES = 5;
/** What the digits in a mail are made for. */
const CODE = 'mail code';

interface Issued {
  token: string;
  code: string;
}

/** Links in mails: 256-bit secrets, stored only as hashes, each for one purpose, one account, one address and one use. */
@Injectable()
export class MailLinkService {
  constructor(
    private readonly links: MailLinkRepository,
    private readonly secrets: Secrets,
  ) {}

  /** The link for a mail; a mail that is written again gets the same. */
  async issue(purpose: LinkPurpose, { mailId, accountId, email }: { mailId: string; accountId: string; email: string }): Promise<Issued> {
    const token = this.secrets.token(`mail link: ${purpose}`, mailId);
    const id = hashOf(token);
    await this.links.insert({ _id: id, purpose, accountId, email, expiresAt: new Date(Date.now() + GOOD_FOR_MS[purpose]) });
    return { token, code: this.codeOf(id) };
  }

  /**
   * Lets one use of a link do its work. Work that fails leaves the link as it was; so does dying in the middle, after ten seconds, so what the
   * work does must be harmless twice. Throws `identity.link-over`.
   */
  async use<T>(token: string, purposes: readonly LinkPurpose[], work: (link: MailLinkDocument) => Promise<T>): Promise<T> {
    return this.useOf(hashOf(token), purposes, work, 'identity.link-over');
  }

  /** The same with the six-digit code of the newest mail to an account. Throws `identity.wrong-code`. */
  async useCode<T>(accountId: string, purpose: LinkPurpose, code: string, work: (link: MailLinkDocument) => Promise<T>): Promise<T> {
    const since = new Date(Date.now() - CODE_GOOD_FOR_MS);
    const newest = await this.links.tryNewest(accountId, purpose, { since, tries: CODE_TRIES });
    if (!newest || !this.secrets.allSixDigits(CODE, newest._id).some((right) => isSameSecret(right, code)))
      throw new ProblemError('identity.wrong-code');
    return this.useOf(newest._id, [purpose], work, 'identity.wrong-code');
  }

  endOf(accountId: string, purpose: LinkPurpose): Promise<void> {
    return this.links.endOf(accountId, purpose);
  }

  private async useOf<T>(
    id: string,
    purposes: readonly LinkPurpose[],
    work: (link: MailLinkDocument) => Promise<T>,
    otherwise: 'identity.link-over' | 'identity.wrong-code',
  ): Promise<T> {
    const link = await this.links.take(id, purposes);
    if (!link) throw new ProblemError(otherwise);
    try {
      const done = await work(link);
      await this.links.finish(id);
      return done;
    } catch (error) {
      await this.links.release(id);
      throw error;
    }
  }

  private codeOf(id: string): string {
    return this.secrets.sixDigits(CODE, id);
  }
}
