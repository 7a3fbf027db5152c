import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { accountReclaimed, emailVerified, type StaffRole } from '@simmer/contracts';
import { despiteConflicts, eventEntry, OutboxRelay, recordEvents, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountDocument, EMAIL_CLAIM_MODEL, type EmailClaimDocument, type StoredAccount } from './account.schema';

@Injectable()
export class AccountRepository {
  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly accounts: Model<StoredAccount>,
    @InjectModel(EMAIL_CLAIM_MODEL) private readonly claims: Model<EmailClaimDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(accounts);
  }

  find(id: string): Promise<AccountDocument | null> {
    return this.accounts.findById(id).lean<AccountDocument>().exec();
  }

  findMany(ids: readonly string[]): Promise<AccountDocument[]> {
    return this.accounts
      .find({ _id: { $in: ids } })
      .lean<AccountDocument[]>()
      .exec();
  }

  /** The complete account with an e-mail address. An unknown address takes as many reads, and as much time. */
  async findByEmail(emailKey: string): Promise<AccountDocument | null> {
    const claim = await this.findClaim(emailKey);
    return this.find(claim?.isSettled ? claim.accountId : '');
  }

  findClaim(emailKey: string): Promise<EmailClaimDocument | null> {
    return this.claims.findById(emailKey).lean<EmailClaimDocument>().exec();
  }

  /** False when the address is claimed already. */
  async claim(claim: EmailClaimDocument): Promise<boolean> {
    return wasInserted(this.claims.create(claim));
  }

  /** Moves a claim whose registration never ended to another one; false when it has moved or was settled meanwhile. */
  async takeOver({ _id, accountId, claimedAt }: EmailClaimDocument, next: EmailClaimDocument): Promise<boolean> {
    const moved = await this.claims.updateOne(
      { _id, accountId, claimedAt, isSettled: false },
      { $set: { accountId: next.accountId, requestId: next.requestId, claimedAt: next.claimedAt } },
    );
    if (moved.modifiedCount === 0) return false;
    await this.remove(accountId);
    return true;
  }

  /** Makes the account real. False when the claim went to another one meanwhile. */
  async settle({ _id, accountId }: EmailClaimDocument): Promise<boolean> {
    const settled = await this.claims.updateOne({ _id, accountId }, { $set: { isSettled: true } });
    return settled.matchedCount === 1;
  }

  async release({ _id, accountId }: EmailClaimDocument): Promise<void> {
    await this.claims.deleteOne({ _id, accountId, isSettled: false });
  }

  /** False when there is an account with this id already. */
  async insert(account: AccountDocument): Promise<boolean> {
    return wasInserted(this.accounts.create(account));
  }

  /**
   * Marks the address as verified; does nothing when it has changed meanwhile. `isReclaimed`: by somebody without a session of
   * the account, which is published to other services.
   */
  async setVerified(id: string, emailKey: string, { isReclaimed }: { isReclaimed: boolean }): Promise<void> {
    const verified = eventEntry(emailVerified, { accountId: id });
    const { $set, $push } = recordEvents(...(isReclaimed ? [eventEntry(accountReclaimed, { accountId: id }), verified] : [verified]));
    const change = { $set: { emailVerifiedAt: new Date(), ...$set }, $push };
    await despiteConflicts(() => this.accounts.updateOne({ _id: id, emailKey, emailVerifiedAt: null }, change));
    this.relay.wake();
  }

  /** One write, so that no earlier session can outlive the earlier password. */
  setPassword(id: string, passwordHash: string, { sessionsFrom }: { sessionsFrom: Date | null }): Promise<AccountDocument | null> {
    const change = { passwordHash, passwordChangedAt: new Date(), ...(sessionsFrom && { sessionsFrom }) };
    return this.accounts.findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' }).lean<AccountDocument>().exec();
  }

  async setEmail(id: string, { email, emailKey }: Pick<AccountDocument, 'email' | 'emailKey'>): Promise<void> {
    const { $set, $push } = recordEvents(eventEntry(emailVerified, { accountId: id }));
    await this.accounts.updateOne({ _id: id }, { $set: { email, emailKey, emailVerifiedAt: new Date(), ...$set }, $push });
    this.relay.wake();
  }

  /** Before anything of it goes. */
  async markDeleting(id: string): Promise<void> {
    await despiteConflicts(() => this.accounts.updateOne({ _id: id }, { $set: { isGoing: true } }));
  }

  /** Removes an account, also one that never became real. */
  async remove(id: string): Promise<void> {
    await this.accounts.deleteOne({ _id: id });
  }

  /** Frees the addresses of an account that is gone. */
  async releaseAll(accountId: string): Promise<void> {
    await this.claims.deleteMany({ accountId });
  }

  /** What a cook is called, and what they read. */
  async setPerson(id: string, person: Partial<Pick<AccountDocument, 'name' | 'language'>>): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: person });
  }

  /** Frees the addresses that an account has no more. */
  async releaseOthers(accountId: string, emailKey: string): Promise<void> {
    await this.claims.deleteMany({ accountId, _id: { $ne: emailKey } });
  }

  listStaff(limit: number): Promise<AccountDocument[]> {
    return this.accounts.find({ role: 'staff' }).sort({ email: 1 }).limit(limit).lean<AccountDocument[]>().exec();
  }

  setStaffRoles(id: string, staffRoles: readonly StaffRole[]): Promise<AccountDocument | null> {
    const change = { role: staffRoles.length > 0 ? 'staff' : 'cook', staffRoles };
    return this.accounts.findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' }).lean<AccountDocument>().exec();
  }
}
