import { Injectable } from '@nestjs/common';
import type { operations, OutputOf, StaffLogEntry } from '@simmer/contracts';
import { ObjectStore, untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { Secrets } from '../secrets';
import { StaffLogRepository } from './staff-log.repository';
import type { StaffLogDocument } from './staff-log.schema';

const SEAL = 'staff log';
/** How many entries there are is also said in a file, apart from the store: so that it shows when the last ones are taken out. */
const COUNT_KEY = 'audit/staff-log';
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
    private readonly objects: ObjectStore,
  ) {}

  /** Returns the entry's number. `accountId` is null for somebody at the machine. */
  async note(accountId: string | null, did: string, about: string): Promise<number> {
    const number = await untilWritten(async () => {
      const last = await this.entries.last();
      const entry = { _id: (last?._id ?? 0) + 1, at: new Date(), accountId, did, about };
      return (await this.entries.add({ ...entry, seal: this.sealOf(entry, last?.seal ?? '') })) ? { written: entry._id } : null;
    });
    // of two at once the lower one may be written last: then one entry less is known of outside, until the next
    await this.objects.put(
      COUNT_KEY,
      Buffer.from(JSON.stringify({ number, seal: this.secrets.token(COUNT_KEY, String(number)) })),
      'application/json',
    );
    return number;
  }

  /** All of it is checked, however little is asked for: an entry is only as good as those before it. */
  async read({ limit, before = Infinity }: { limit: number; before?: number }): Promise<Log> {
    const kept: Checked[] = [];
    let total = 0;
    let isIntact = true;
    const counted = await this.countOutside();
    for await (const entry of this.checked()) {
      total += 1;
      isIntact &&= entry.isGenuine;
      if (entry._id < before) kept.push(entry);
      if (kept.length > limit) kept.shift();
    }
    const names = await this.accounts.among([...new Set(kept.flatMap(({ accountId }) => accountId ?? []))]);
    const nameOf = (id: string | null): string => (id === null ? 'operator' : (names.find(({ _id }) => _id === id)?.email ?? id));
    isIntact &&= total >= counted;
    return { items: kept.reverse().map((entry) => shown(entry, nameOf(entry.accountId))), total, isIntact };
  }

  private async *checked(): AsyncGenerator<Checked> {
    let number = 0;
    let seal = '';
    for (let found = await this.entries.after(0, READ_AT_ONCE); found.length > 0; found = await this.entries.after(number, READ_AT_ONCE))
      for (const entry of found) {
        yield { ...entry, isGenuine: entry._id === number + 1 && this.sealsOf(entry, seal).includes(entry.seal) };
        number = entry._id;
        ({ seal } = entry);
      }
  }

  /** How many entries there are, as the file says; 0 before the first one, more than there can be when somebody has changed the file. */
  private async countOutside(): Promise<number> {
    if (!(await this.objects.exists(COUNT_KEY))) return 0;
    const { number, seal } = JSON.parse((await this.objects.bytes(COUNT_KEY)).toString()) as { number: number; seal: string };
    return this.secrets.tokens(COUNT_KEY, String(number)).includes(seal) ? number : Infinity;
  }

  private sealOf(entry: Omit<StaffLogDocument, 'seal'>, before: string): string {
    return this.secrets.token(SEAL, sealedText(entry, before));
  }

  /** Under each secret that there is. */
  private sealsOf(entry: Omit<StaffLogDocument, 'seal'>, before: string): string[] {
    return this.secrets.tokens(SEAL, sealedText(entry, before));
  }
}

const sealedText = ({ _id, at, accountId, did, about }: Omit<StaffLogDocument, 'seal'>, before: string): string =>
  JSON.stringify([before, _id, at.toISOString(), accountId, did, about]);

const shown = ({ _id, at, did, about, isGenuine }: Checked, by: string): StaffLogEntry => ({
  number: _id,
  at: at.toISOString(),
  by,
  did,
  about,
  isGenuine,
});
