import { Injectable } from '@nestjs/common';
import {
  AT_THE_MACHINE,
  type AuditLogCheck,
  auditActionsOf,
  MAX_STAFF,
  type operations,
  type OutputOf,
  type ParsedInputOf,
} from '@simmer/contracts';
import { ObjectStore, pageFrom, untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { Secrets } from '../secrets';
import { AuditLogRepository } from './audit-log.repository';
import type { AuditLogCheckDocument, AuditLogDocument } from './audit-log.schema';

type Entry = Omit<AuditLogDocument, 'seal'>;
type AuditLogOperations = typeof operations.identity.auditLog;
type Page = OutputOf<AuditLogOperations['list']>;

/** The names of the first release: what was sealed under them must stay readable. */
const SEAL = 'staff log';
/** The number of the last entry is also in a file, apart from the store: so that it shows when the last ones are taken out. */
const COUNT_KEY = 'audit/staff-log';
const READ_AT_ONCE = 500;

/** The log is not what was written. */
export class AuditLogFault extends Error {}

/** What staff have done and what private things they have read. Whoever changes an entry in the store, or takes one out, breaks every seal from there on. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditLogRepository,
    private readonly accounts: AccountRepository,
    private readonly secrets: Secrets,
    private readonly objects: ObjectStore,
  ) {}

  /** Returns the entry's number. `accountId` is null for a person at the machine. */
  async add(accountId: string | null, action: string, details: string): Promise<number> {
    const { number, isCounted } = await untilWritten(async () => {
      // in this order: an entry is counted after it is stored, so that the last one is never behind a count that was read before it
      const counted = await this.countOutside();
      const last = await this.entries.last();
      // where the last ones were taken out, a gap in the numbers says so ever after
      const before = Math.max(last?._id ?? 0, Number.isFinite(counted) ? (counted ?? 0) : 0);
      const entry = { _id: before + 1, at: new Date(), accountId, did: action, about: details };
      return (await this.entries.add({ ...entry, seal: this.sealOf(entry, last?.seal ?? '') }))
        ? { written: { number: entry._id, isCounted: counted === null ? last === null : Number.isFinite(counted) } }
        : null;
    });
    // of two at once the lower one may be written last: then one entry less is counted outside, until the next entry or check.
    // a missing or changed file stays, for the check to find
    if (isCounted) await this.writeCount(number);
    return number;
  }

  /** Newest first. Read by an index; whether the log is as it was written is what `check` finds out. */
  async list({ limit, after, kind, person }: ParsedInputOf<AuditLogOperations['list']>): Promise<Page> {
    const found = await this.entries.listBefore(after === undefined ? Infinity : Number(after), limit + 1, {
      actions: kind && auditActionsOf(kind),
      accountId: person === AT_THE_MACHINE ? null : person,
    });
    const names = await this.namesOf(found.map(({ accountId }) => accountId));
    return pageFrom(found, {
      limit,
      cursor: ({ _id }) => String(_id),
      view: ({ _id, at, accountId, did, about }) => ({
        number: _id,
        at: at.toISOString(),
        actor: actorOf(accountId, names),
        action: did,
        details: about,
      }),
    });
  }

  async summary(): Promise<OutputOf<AuditLogOperations['summary']>> {
    const [accountIds, lastCheck] = await Promise.all([this.entries.listAccountIds(), this.entries.lastCheck()]);
    const listed = accountIds.slice(0, MAX_STAFF);
    const names = await this.namesOf(listed);
    return {
      people: listed.map((id) => actorOf(id, names)).toSorted((one, other) => one.name.localeCompare(other.name)),
      lastCheck: lastCheck && toCheck(lastCheck),
    };
  }

  /**
   * Reads the whole log and stores the result: whether each entry is sealed to the previous one, and none is missing at the end. Throws
   * `AuditLogFault` when something is wrong, so that the job fails visibly.
   */
  async check({ signal }: { signal?: AbortSignal } = {}): Promise<void> {
    // before the entries: those that are added meanwhile are more, never fewer
    const counted = await this.countOutside();
    const { entries, last, firstFault } = await this.compared(signal);
    const isShort = counted === null ? last > 0 : last < counted;
    const isIntact = firstFault === null && !isShort;
    await this.entries.saveCheck({ at: new Date(), isIntact, entries, firstFault });
    if (isIntact) {
      if (counted !== null && last > counted) await this.writeCount(last);
      return;
    }
    if (firstFault !== null) throw new AuditLogFault(`Entry ${firstFault} of the audit log was changed, or the one before it is missing.`);
    throw new AuditLogFault(`The last entry of the audit log is ${last}. ${toldOutside(counted)}`);
  }

  private async compared(signal: AbortSignal | undefined): Promise<{ entries: number; last: number; firstFault: number | null }> {
    let [entries, last, seal] = [0, 0, ''];
    let firstFault: number | null = null;
    for (
      let found = await this.entries.listAfter(0, READ_AT_ONCE);
      found.length > 0;
      found = await this.entries.listAfter(last, READ_AT_ONCE)
    ) {
      signal?.throwIfAborted();
      for (const entry of found) {
        const isGenuine = entry._id === last + 1 && this.secrets.tokens(SEAL, sealedText(entry, seal)).includes(entry.seal);
        if (!isGenuine) firstFault ??= entry._id;
        entries += 1;
        last = entry._id;
        ({ seal } = entry);
      }
    }
    return { entries, last, firstFault };
  }

  /** The number of the last entry, from the file: null without a file, too high when it was tampered with. */
  private async countOutside(): Promise<number | null> {
    if (!(await this.objects.exists(COUNT_KEY))) return null;
    const { number, seal } = JSON.parse((await this.objects.bytes(COUNT_KEY)).toString()) as { number: number; seal: string };
    return this.secrets.tokens(COUNT_KEY, String(number)).includes(seal) ? number : Infinity;
  }

  private async writeCount(number: number): Promise<void> {
    const count = { number, seal: this.secrets.token(COUNT_KEY, String(number)) };
    await this.objects.put(COUNT_KEY, Buffer.from(JSON.stringify(count)), 'application/json');
  }

  private sealOf(entry: Entry, before: string): string {
    return this.secrets.token(SEAL, sealedText(entry, before));
  }

  private async namesOf(accountIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.accounts.findMany([...new Set(accountIds.flatMap((id) => id ?? []))]);
    return new Map(found.map(({ _id, email }) => [_id, email]));
  }
}

const sealedText = ({ _id, at, accountId, did, about }: Entry, before: string): string =>
  JSON.stringify([before, _id, at.toISOString(), accountId, did, about]);

const actorOf = (accountId: string | null, names: ReadonlyMap<string, string>): Page['items'][number]['actor'] => ({
  id: accountId ?? AT_THE_MACHINE,
  name: names.get(accountId ?? '') ?? '',
});

const toCheck = ({ at, isIntact, entries, firstFault }: AuditLogCheckDocument): AuditLogCheck => ({
  at: at.toISOString(),
  isIntact,
  entries,
  firstFault,
});

function toldOutside(counted: number | null): string {
  if (counted === null) return 'The file that counts them apart from the store is missing.';
  return counted === Infinity
    ? 'The file that counts them apart from the store was changed.'
    : `It was ${counted}: the last ones were removed.`;
}
