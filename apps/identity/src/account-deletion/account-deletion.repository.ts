import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SharedRecipesChoice } from '@simmer/contracts';
import { despiteConflicts, hashOf, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { ACCOUNT_DELETION_MODEL, type AccountDeletionDocument, type Receipt } from './account-deletion.schema';

const AT_ONCE = 50;

@Injectable()
export class AccountDeletionRepository {
  constructor(@InjectModel(ACCOUNT_DELETION_MODEL) private readonly deletions: Model<AccountDeletionDocument>) {}

  /** Notes that an account is to go; a second time changes nothing. */
  async insert(accountId: string, sharedRecipes: SharedRecipesChoice): Promise<void> {
    await wasInserted(this.deletions.create({ _id: accountId, sharedRecipes, requestedAt: new Date(), receipts: [] }));
  }

  find(accountId: string): Promise<AccountDeletionDocument | null> {
    return this.deletions.findById(accountId).lean<AccountDeletionDocument>().exec();
  }

  /** Unfinished deletions, the oldest first. */
  open(): Promise<AccountDeletionDocument[]> {
    return this.deletions.find({ finishedAt: null }).sort({ requestedAt: 1 }).limit(AT_ONCE).lean<AccountDeletionDocument[]>().exec();
  }

  /** Replaces a receipt. */
  async note(accountId: string, receipt: Receipt): Promise<void> {
    await despiteConflicts(() => this.deletions.updateOne({ _id: accountId }, { $pull: { receipts: { service: receipt.service } } }));
    await despiteConflicts(() => this.deletions.updateOne({ _id: accountId }, { $push: { receipts: receipt } }));
  }

  /** Stores the receipts under an anonymous id. */
  async finish({ _id, ...deletion }: AccountDeletionDocument): Promise<void> {
    await wasInserted(this.deletions.create({ ...deletion, _id: hashOf(_id), finishedAt: new Date() }));
    await this.deletions.deleteOne({ _id });
  }
}
