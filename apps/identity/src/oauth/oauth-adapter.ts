import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { OAuthRecordRepository } from './oauth-record.repository';

/** oidc-provider's own sessions are not stored: our session says who is signed in, on each request. */
const NOT_KEPT = new Set(['Session']);

/** The store as oidc-provider wants it, for one kind of thing. */
class RecordAdapter implements Adapter {
  constructor(
    private readonly kind: string,
    private readonly records: OAuthRecordRepository,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    if (!NOT_KEPT.has(this.kind)) await this.records.put(this.kind, id, payload, expiresIn);
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.records.find(this.kind, id);
  }

  /** Of several uses at once the first one counts; oidc-provider itself has seen only those that came before it looked. */
  async consume(id: string): Promise<void> {
    if (!(await this.records.consume(this.kind, id))) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.records.remove(this.kind, id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.records.removeByGrant(grantId);
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }
}

export const adapterOn =
  (records: OAuthRecordRepository) =>
  (kind: string): Adapter =>
    new RecordAdapter(kind, records);
