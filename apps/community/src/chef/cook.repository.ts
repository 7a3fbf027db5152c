import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { COOK_MODEL, type CookDocument } from './cook.schema';

@Injectable()
export class CookRepository {
  constructor(@InjectModel(COOK_MODEL) private readonly cooks: Model<CookDocument>) {}

  /** Of those of these accounts that are known. */
  findMany(accountIds: readonly string[]): Promise<CookDocument[]> {
    return this.cooks
      .find({ _id: { $in: accountIds } })
      .lean<CookDocument[]>()
      .exec();
  }

  async idsAfter(limit: number, after?: string): Promise<string[]> {
    const page = after ? { _id: { $gt: after } } : {};
    const found = await this.cooks.find(page, ['_id']).sort({ _id: 1 }).limit(limit).lean<CookDocument[]>();
    return found.map(({ _id }) => _id);
  }

  /** Stores a cook, unless the same or a later revision is stored. */
  async put(cook: CookDocument): Promise<void> {
    if (!(await this.replaceOlder(cook)) && !(await wasInserted(this.cooks.create(cook)))) await this.replaceOlder(cook);
  }

  async remove(accountId: string): Promise<void> {
    await this.cooks.deleteOne({ _id: accountId });
  }

  /** False where nothing older is stored. */
  private async replaceOlder({ _id, ...change }: CookDocument): Promise<boolean> {
    const older = { _id, revision: { $lt: change.revision } };
    return (await despiteConflicts(() => this.cooks.updateOne(older, { $set: change }))).matchedCount === 1;
  }
}
