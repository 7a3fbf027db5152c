import { Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { AccountRepository } from './account.repository';
import type { EmailClaimDocument } from './account.schema';

/** Whoever claims an address settles the claim by then, or died on the way, and the address is free again. */
const SETTLED_WITHIN_MS = 60_000;

/** Whose an address is to be: of all who want it at once, one. */
@Injectable()
export class EmailClaims {
  constructor(private readonly accounts: AccountRepository) {}

  /** The claim on an address for this request, new or resumed. Throws `identity.email-taken` when it is another's. */
  async take(emailKey: string, { requestId, accountId }: { requestId: string; accountId: string }): Promise<EmailClaimDocument> {
    const claim = { _id: emailKey, accountId, requestId, claimedAt: new Date(), isSettled: false };
    if (await this.accounts.claim(claim)) return claim;
    const existing = await this.accounts.findClaim(emailKey);
    if (existing?.requestId === requestId || (existing?.accountId === accountId && existing.isSettled)) return existing;
    if (existing && isDead(existing) && (await this.accounts.takeOver(existing, claim))) return claim;
    throw new ProblemError('identity.email-taken');
  }
}

const isDead = ({ isSettled, claimedAt }: EmailClaimDocument): boolean =>
  !isSettled && claimedAt.getTime() < Date.now() - SETTLED_WITHIN_MS;
