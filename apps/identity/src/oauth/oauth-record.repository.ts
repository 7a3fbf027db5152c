import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, hashOf, unlessConflict } from '@simmer/kit';
import type { Model } from 'mongoose';
import type { AdapterPayload } from 'oidc-provider';
import { OAUTH_RECORD_MODEL, type OAuthRecordDocument } from './oauth-record.schema';

/** So long two uses of one thing may be under way at once: the later one is refused, and is no proof that it was stolen. */
const AT_ONCE_MS = 5_000;

/** Stands in a stored payload for the id that leads to it; no id has such characters. */
const ID = '<id>';

/** The store of oidc-provider, by kind and id. */
@Injectable()
export class OAuthRecordRepository {
  constructor(@InjectModel(OAUTH_RECORD_MODEL) private readonly records: Model<OAuthRecordDocument>) {}

  async find(kind: string, id: string): Promise<AdapterPayload | undefined> {
    const record = await this.records.findById(keyOf(kind, id)).lean<OAuthRecordDocument>();
    if (!record) return undefined;
    const payload = JSON.parse(record.payload.replaceAll(ID, id)) as AdapterPayload;
    const isUsed = record.consumedAt !== null && record.consumedAt.getTime() < Date.now() - AT_ONCE_MS;
    return { ...payload, ...(isUsed && { consumed: true }) };
  }

  async put(kind: string, id: string, payload: AdapterPayload, expiresInSeconds: number): Promise<void> {
    const fields = {
      payload: JSON.stringify(payload).replaceAll(id, ID),
      grantId: payload.grantId ?? null,
      accountId: payload.accountId ?? null,
      expiresAt: new Date(Date.now() + expiresInSeconds * 1_000),
    };
    await despiteConflicts(() => this.records.updateOne({ _id: keyOf(kind, id) }, { $set: fields }, { upsert: true }));
  }

  /** False when it was used before; of many at once one succeeds. */
  async consume(kind: string, id: string): Promise<boolean> {
    const consumed = await unlessConflict(() =>
      this.records.updateOne({ _id: keyOf(kind, id), consumedAt: null }, { $set: { consumedAt: new Date() } }),
    );
    return consumed?.modifiedCount === 1;
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.records.deleteOne({ _id: keyOf(kind, id) });
  }

  /** Removes codes and tokens that follow from a grant. */
  async removeByGrant(grantId: string): Promise<void> {
    await this.records.deleteMany({ grantId });
  }

  async removeByAccount(accountId: string): Promise<void> {
    await this.records.deleteMany({ accountId });
  }
}

const keyOf = (kind: string, id: string): string => hashOf(`${kind} ${id}`);
