import { Injectable } from '@nestjs/common';
import type { operations, OutputOf, StaffLogEntry } from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account/account.repository';
import { Secrets } from '../secrets';
import { StaffLogRepository } from './staff-log.repository';
import type { StaffLogDocument } from './staff-log.schema';

const SEAL = 'staff log';
const READ_AT_ONCE = 500;

type Log = OutputOf<typeof operations.identity.staff.log>;
type Checked = StaffLogDocument & { isGenuine: boolean };

/** What staff have done. Whoever changes an entry in the store, or takes one out, breaks every seal from there on. */
@Injectable()
export class StaffLog {
  constructor(
    private readonly entries: StaffLogRepository,
    private readonly accounts: AccountRepository,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the entry's number. `accountId` is null for somebody at the machine. */
  note(accountId: string | null, did: string, about: string): Promise<number> {
    return untilWritten(async () => {
      const last = await this.entries.last();
      const entry = { _id: (last?._id ?? 0) + 1, at: new Date(), accountId, did, about };
      return (await this.entries.add({ ...entry, seal: this.sealOf(entry, last?.seal ?? '') })) ? { written: entry._id } : null;
    });
  }

  /** All of it is checked, however little is asked for: an entry is only as good as those before it. */
  async read({ limit, before = Infinity }: { limit: number; before?: number }): Promise<Log> {
    const kept: Checked[] = [];
    let total = 0;
    let isIntact = true;
    for await (const entry of this.checked()) {
      total += 1;
      isIntact &&= entry.isGenuine;
      if (entry._id < before) kept.push(entry);
      if (kept.length > limit) kept.shift();
    }
    const names = await this.accounts.among([...new Set(kept.flatMap(({ accountId }) => accountId ?? []))]);
    const nameOf = (id: string | null): string => (id === null ? 'operator' : (names.find(({ _id }) => _id === id)?.email ?? id));
    return { items: kept.reverse().map((entry) => shown(entry, nameOf(entry.accountId))), total, isIntact };
  }

  private async *checked(): AsyncGenerator<Checked> {
    let number = 0;
    let seal = '';
    for (let found = await this.entries.after(0, READ_AT_ONCE); found.length > 0; found = await this.entries.after(number, READ_AT_ONCE))
      for (const entry of found) {
        yield { ...entry, isGenuine: entry._id === number + 1 && entry.seal === this.sealOf(entry, seal) };
        number = entry._id;
        ({ seal } = entry);
      }
  }

  private sealOf({ _id, at, accountId, did, about }: Omit<StaffLogDocument, 'seal'>, before: string): string {
    return this.secrets.token(SEAL, JSON.stringify([before, _id, at.toISOString(), accountId, did, about]));
  }
}

const shown = ({ _id, at, did, about, isGenuine }: Checked, by: string): StaffLogEntry => ({
  number: _id,
  at: at.toISOString(),
  by,
  did,
  about,
  isGenuine,
});
