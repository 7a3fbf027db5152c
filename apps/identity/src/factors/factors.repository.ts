import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessConflict, untilWritten, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { FACTORS_MODEL, type FactorsDocument } from './factors.schema';

type FactorsChange = Partial<Pick<FactorsDocument, 'authenticators' | 'passkeys' | 'recovery'>>;

@Injectable()
export class FactorsRepository {
  constructor(@InjectModel(FACTORS_MODEL) private readonly factors: Model<FactorsDocument>) {}

  async find(accountId: string): Promise<FactorsDocument> {
    const known = await this.factors.findById(accountId).lean<FactorsDocument>();
    return known ?? { _id: accountId, authenticators: [], passkeys: [], recovery: null, revision: 0 };
  }

  withAuthenticators(): AsyncIterable<Pick<FactorsDocument, '_id'>> {
    return this.factors
      .find({ 'authenticators.0': { $exists: true } }, { _id: 1 })
      .lean<Pick<FactorsDocument, '_id'>>()
      .cursor();
  }

  /** Changes what an account has as `decide` says, from what it really is at that moment. Null from it changes nothing. */
  async change(accountId: string, decide: (factors: FactorsDocument) => FactorsChange | null): Promise<FactorsDocument | null> {
    return untilWritten(async () => {
      const read = await this.find(accountId);
      const change = decide(read);
      if (!change) return { written: null };
      const next = { ...read, ...change, revision: read.revision + 1 };
      return (await this.write(read, next)) ? { written: next } : null;
    });
  }

  private async write({ _id, revision }: FactorsDocument, { _id: _, ...next }: FactorsDocument): Promise<boolean> {
    if (revision === 0) return wasInserted(this.factors.create({ _id, ...next }));
    const written = await unlessConflict(() => this.factors.updateOne({ _id, revision }, { $set: next }));
    return written?.modifiedCount === 1;
  }
}
