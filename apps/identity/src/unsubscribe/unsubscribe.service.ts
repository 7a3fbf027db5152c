import { Inject, Injectable } from '@nestjs/common';
import { feedMail, Id, ProblemError } from '@simmer/contracts';
import { Bus, isSameSecret } from '@simmer/kit';
import { IdentityConfig } from '../identity.config';
import { Secrets } from '../secrets';

/** Also says which mails it ends: those with what is new in the feed. */
const PURPOSE = 'unsubscribe from feed news';

/** Ends mails that a cook has chosen, by an address that only those mails have. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly secrets: Secrets,
    private readonly bus: Bus,
    @Inject(IdentityConfig.token) private readonly config: IdentityConfig,
  ) {}

  /** The address in the mails of an account: a POST to it ends them, and a browser is led to a page with a button. */
  addressFor(accountId: string): string {
    return `${this.config.PUBLIC_URL}/api/unsubscribe/${accountId}.${this.secrets.token(PURPOSE, accountId)}`;
  }

  /** Throws `identity.unsubscribe-link-unknown` for a token that we have not signed. */
  async confirm(token: string): Promise<void> {
    const [accountId = '', signature = ''] = token.split('.');
    const isSigned =
      Id.safeParse(accountId).success && this.secrets.tokens(PURPOSE, accountId).some((known) => isSameSecret(known, signature));
    if (!isSigned) throw new ProblemError('identity.unsubscribe-link-unknown');
    await this.bus.call(feedMail.stop, { accountId }, { asService: true });
  }
}
