import { Inject, Injectable } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type Model, Schema } from 'mongoose';

/** What the last comparison of a projection with the truth came to. */
export interface ReconciliationDocument {
  /** Of the projection, such as `gallery`. */
  _id: string;
  at: Date;
  looked: number;
  mended: number;
  /** What differs and could not be mended. */
  left: number;
}

const ReconciliationSchema = new Schema<ReconciliationDocument>(
  {
    _id: String,
    at: { type: Date, required: true },
    looked: { type: Number, required: true },
    mended: { type: Number, required: true },
    left: { type: Number, required: true },
  },
  { collection: 'reconciliations', versionKey: false },
);

@Injectable()
export class ReconciliationRepository {
  private readonly reconciliations: Model<ReconciliationDocument>;

  constructor(@Inject(getConnectionToken()) connection: Connection) {
    this.reconciliations = connection.model<ReconciliationDocument>('Reconciliation', ReconciliationSchema);
  }

  async put({ _id, ...outcome }: ReconciliationDocument): Promise<void> {
    await this.reconciliations.updateOne({ _id }, { $set: outcome }, { upsert: true });
  }

  list(): Promise<ReconciliationDocument[]> {
    return this.reconciliations.find().sort({ _id: 1 }).lean<ReconciliationDocument[]>().exec();
  }
}
