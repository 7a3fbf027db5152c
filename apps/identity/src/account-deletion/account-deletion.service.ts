import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountActor,
  jobs,
  type operations,
  type OutputOf,
  personalDataOf,
  ProblemError,
  SERVICES_WITH_PERSONAL_DATA,
  type ServiceWithPersonalData,
  type SharedRecipesChoice,
} from '@simmer/contracts';
import { Bus, hashOf, isOutage, Jobs, type Logger, LOGGER } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { HouseholdMembersService } from '../household/household-members.service';
import { HouseholdService } from '../household/household.service';
import { MailService } from '../mail/mail.service';
import { OAuthService } from '../oauth/oauth.service';
import { SecurityLog } from '../security-log';
import { SessionService } from '../session/session.service';
import { AccountDeletionRepository } from './account-deletion.repository';
import type { AccountDeletionDocument } from './account-deletion.schema';

type Operations = typeof operations.identity.accountDeletion;

/**
 * What was under way when the account was closed has ended by then: a session that a gateway remembers, an import that saves its recipe. Every
 * service is called once more after it.
 */
const SETTLED_AFTER_MS = 35_000;
const CALL_WITHIN_MS = 10_000;

/** Takes an account away for good. The document of the deletion is the point of no return; every step after it may be interrupted and done again. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly household: HouseholdService,
    private readonly members: HouseholdMembersService,
    private readonly oauth: OAuthService,
    private readonly mails: MailService,
    private readonly jobs: Jobs,
    private readonly bus: Bus,
    private readonly security: SecurityLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async preview({ accountId }: AccountActor): Promise<OutputOf<Operations['preview']>> {
    const counts = await Promise.all(
      SERVICES_WITH_PERSONAL_DATA.map((service) => this.bus.call(personalDataOf(service).count, { accountId }, { asService: true })),
    );
    const features = counts.flatMap((one) => one.features).filter(({ count }) => count > 0);
    const { people } = await this.household.get(accountId);
    return {
      features: features.map(({ feature, count }) => ({ feature, count })),
      household: people.filter(({ id }) => id !== accountId).map(({ name }) => name),
    };
  }

  async start(actor: AccountActor, sharedRecipes: SharedRecipesChoice): Promise<{ deleted: true }> {
    const { _id: accountId, role } = await this.sessions.accountOf(actor);
    // the log of what staff do names them
    if (role === 'staff') throw new ProblemError('identity.staff-cannot-leave');
    await this.deletions.insert(accountId, sharedRecipes);
    await this.close(accountId);
    await this.jobs.enqueue(jobs.identity.eraseAccounts, {});
    return { deleted: true };
  }

  /** Goes on with every deletion that is not finished. */
  async resume(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const deletion of await this.deletions.open()) {
      if (signal.aborted) return;
      if (!receiptOf(deletion, 'identity')?.isDone) await this.close(deletion._id);
      for (const service of SERVICES_WITH_PERSONAL_DATA) if (isDue(deletion, service, now)) await this.eraseIn(service, deletion, now);
      const known = await this.deletions.find(deletion._id);
      if (known && SERVICES_WITH_PERSONAL_DATA.every((service) => isSettled(known, service))) await this.deletions.finish(known);
    }
  }

  /** Ends all access to the account. The mail first, because it needs data of the account. */
  private async close(accountId: string): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account) {
      const { email: to, language, emailVerifiedAt } = account;
      if (emailVerifiedAt)
        await this.mails.enqueue({ id: `account-deleted ${hashOf(accountId)}`, to, language, template: 'account-deleted', params: {} });
      await this.accounts.markDeleting(accountId);
      await this.members.removeAccount(accountId);
      await this.accounts.remove(accountId);
      this.security.write('account-deleted', { accountId });
    }
    await this.accounts.releaseAll(accountId);
    await this.sessions.endAllOf(accountId);
    await this.oauth.unlink({ accountId });
  }

  /** An unavailable service is called again in the next round. */
  private async eraseIn(
    service: ServiceWithPersonalData,
    { _id: accountId, sharedRecipes }: AccountDeletionDocument,
    askedAt: Date,
  ): Promise<void> {
    try {
      const options = { asService: true, timeoutMs: CALL_WITHIN_MS };
      const { features, isDone } = await this.bus.call(personalDataOf(service).erase, { accountId, sharedRecipes }, options);
      await this.deletions.note(accountId, { service, askedAt, isDone, features });
    } catch (error) {
      this.logger[isOutage(error) ? 'info' : 'error']({ err: error, service }, 'a service has not removed a deleted account yet');
    }
  }
}

const receiptOf = ({ receipts }: AccountDeletionDocument, service: string) => receipts.find((receipt) => receipt.service === service);
const settlesAt = ({ requestedAt }: AccountDeletionDocument): number => requestedAt.getTime() + SETTLED_AFTER_MS;

/** Whether a service has erased everything, checked after all work under way has ended. */
function isSettled(deletion: AccountDeletionDocument, service: string): boolean {
  const receipt = receiptOf(deletion, service);
  return receipt?.isDone === true && receipt.askedAt.getTime() >= settlesAt(deletion);
}

const isDue = (deletion: AccountDeletionDocument, service: string, now: Date): boolean =>
  !receiptOf(deletion, service)?.isDone || (now.getTime() >= settlesAt(deletion) && !isSettled(deletion, service));
