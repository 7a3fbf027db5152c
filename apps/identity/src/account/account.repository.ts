import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@simmer/contracts';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountDocument, EMAIL_CLAIM_MODEL, type EmailClaimDocument } from './account.schema';

@Injectable()
export class AccountRepository {
  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly accounts: Model<AccountDocument>,
    @InjectModel(EMAIL_CLAIM_MODEL) private readonly claims: Model<EmailClaimDocument>,
  ) {}

  find(id: string): Promise<AccountDocument | null> {
    return this.accounts.findById(id).lean<AccountDocument>().exec();
  }

  /** The complete account behind an e-mail address. An address that nobody has costs as many looks into the store, and as much time. */
  async findByEmail(emailKey: string): Promise<AccountDocument | null> {
    const claim = await this.findClaim(emailKey);
    return this.find(claim?.isSettled ? claim.accountId : '');
  }

  findClaim(emailKey: string): Promise<EmailClaimDocument | null> {
    return this.claims.findById(emailKey).lean<EmailClaimDocument>().exec();
  }

  /** False when the address is claimed already. */
  async claim(emailKey: string, accountId: string): Promise<boolean> {
    return wasInserted(this.claims.create({ _id: emailKey, accountId, claimedAt: new Date(), isSettled: false }));
  }

  /** Moves a claim whose registration never ended to another account; false when it has moved or was settled meanwhile. */
  async takeOver({ _id, accountId, claimedAt }: EmailClaimDocument, newAccountId: string): Promise<boolean> {
    const moved = await this.claims.updateOne(
      { _id, accountId, claimedAt, isSettled: false },
      { $set: { accountId: newAccountId, claimedAt: new Date() } },
    );
    if (moved.modifiedCount === 0) return false;
    await this.discard(accountId, _id);
    return true;
  }

  /** From here on the account is real. False when the claim went to somebody else meanwhile. */
  async settle(emailKey: string, accountId: string): Promise<boolean> {
    const settled = await this.claims.updateOne({ _id: emailKey, accountId }, { $set: { isSettled: true } });
    return settled.matchedCount === 1;
  }

  async release(emailKey: string, accountId: string): Promise<void> {
    await this.claims.deleteOne({ _id: emailKey, accountId, isSettled: false });
  }

  /** False when there is an account with this id already. */
  async insert(account: AccountDocument): Promise<boolean> {
    return wasInserted(this.accounts.create(account));
  }

  /** Removes an account that never became real. The address keeps an id that somebody else chose from naming a stranger's. */
  async discard(id: string, emailKey: string): Promise<void> {
    await this.accounts.deleteOne({ _id: id, emailKey });
  }

  setRole(id: string, role: Role): Promise<AccountDocument | null> {
    return this.accounts.findByIdAndUpdate(id, { $set: { role } }, { returnDocument: 'after' }).lean<AccountDocument>().exec();
  }
}
