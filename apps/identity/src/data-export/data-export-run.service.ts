import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  DATA_EXPORT_KEPT_DAYS,
  EXPORT_STAGES,
  type ExportedPart,
  jobs,
  personalDataOf,
  PRODUCT_NAME,
  SERVICES_WITH_PERSONAL_DATA,
  type ServiceWithPersonalData,
  DAY_MS,
} from '@simmer/contracts';
import { Bus, LeasedWork, ObjectStore, RunStopped } from '@simmer/kit';
import { simmerManifest, writeZip, type ZipMember } from '@simmer/recipe-files';
import { AccountRepository } from '../account-model/account.repository';
import { MailService } from '../mail/mail.service';
import { type DataExportChange, DataExportRepository } from './data-export.repository';
import type { DataExportRecord } from './data-export.schema';
import { dataExportKey } from './data-export.service';

const CALL_WITHIN_MS = 10_000;
const TELL_EVERY_MS = 500;

type Write = (change: DataExportChange) => Promise<void>;

/** One run of one export. It may be interrupted anywhere: the next one writes the whole file again. */
@Injectable()
export class DataExportRun extends LeasedWork<DataExportRecord> {
  readonly job = jobs.identity.writeDataExport;

  constructor(
    private readonly exports: DataExportRepository,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly objects: ObjectStore,
    private readonly bus: Bus,
  ) {
    super();
  }

  get records() {
    return this.exports.leases;
  }

  async work(record: DataExportRecord, holder: string, signal: AbortSignal): Promise<void> {
    try {
      await this.make(record, holder, signal);
    } catch (error) {
      // the account was deleted meanwhile: remove the file, which has no record
      if (!(await this.exports.find(record._id))) await this.objects.delete(dataExportKey(record));
      throw error;
    }
  }

  private async make(record: DataExportRecord, holder: string, signal: AbortSignal): Promise<void> {
    const { _id: accountId, exportId } = record;
    const write = this.writeAs(record, holder);
    const stages = await this.counted(accountId);
    await write({ stages });
    let bytes = 0;
    const weighed = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const part of parts) {
        bytes += part.length;
        yield part;
      }
    };
    const members = this.members(accountId, progressReporter(stages, write), signal);
    await this.objects.put(dataExportKey(record), Readable.from(weighed(writeZip(members)), { objectMode: false }), 'application/zip');
    const account = await this.accounts.find(accountId);
    // before it is ready, so that no file is without its mail; the mail is sent once however often this runs
    if (account) await this.mails.notify(account, `export-ready ${exportId}`, 'export-ready', {});
    const expiresAt = new Date(Date.now() + DATA_EXPORT_KEPT_DAYS * DAY_MS);
    const fileName = `${PRODUCT_NAME.toLowerCase()}-everything-${new Date().toISOString().slice(0, 10)}.zip`;
    const ended = stages.map(({ stage, done, total }) => ({ stage, done: Math.max(done, total), total: Math.max(done, total) }));
    await write({ status: 'ready', stages: ended, bytes, fileName, expiresAt });
  }

  async fail(record: DataExportRecord, holder: string): Promise<void> {
    await this.writeAs(record, holder)({ status: 'failed' });
  }

  private async counted(accountId: string): Promise<DataExportRecord['stages']> {
    const counts = await Promise.all(
      SERVICES_WITH_PERSONAL_DATA.map((service) =>
        this.bus.call(personalDataOf(service).count, { accountId }, { asService: true, timeoutMs: CALL_WITHIN_MS }),
      ),
    );
    const features = counts.flatMap((one) => one.features);
    return EXPORT_STAGES.map((stage) => ({
      stage,
      done: 0,
      total: features.filter((one) => one.stage === stage).reduce((sum, { count }) => sum + count, 0),
    }));
  }

  private async *members(accountId: string, report: (part: ExportedPart) => Promise<void>, signal: AbortSignal): AsyncGenerator<ZipMember> {
    // by it a file import knows the recipes in it again
    yield simmerManifest('simmer-account');
    for (const service of SERVICES_WITH_PERSONAL_DATA)
      for await (const part of this.partsOf(service, accountId)) {
        signal.throwIfAborted();
        const member = await this.memberOf(part);
        if (member) yield member;
        await report(part);
      }
  }

  private async *partsOf(service: ServiceWithPersonalData, accountId: string): AsyncGenerator<ExportedPart> {
    let after: string | null = null;
    do {
      const page: { parts: ExportedPart[]; next: string | null } = await this.bus.call(
        personalDataOf(service).collect,
        { accountId, after },
        { asService: true, timeoutMs: CALL_WITHIN_MS },
      );
      yield* page.parts;
      after = page.next;
    } while (after !== null);
  }

  /** Null for what has no file, or whose file was removed since it was named. */
  private async memberOf({ path: name, text, objectKey }: ExportedPart): Promise<ZipMember | null> {
    if (text !== undefined) return { name, bytes: Buffer.from(text) };
    if (!objectKey || !(await this.objects.exists(objectKey))) return null;
    return { name, bytes: await this.objects.bytes(objectKey), packed: true };
  }

  /** What a run may write of its export. It throws RunStopped when another run has it, or the account is gone. */
  private writeAs(record: DataExportRecord, holder: string): Write {
    let current = record;
    return async (change) => {
      const written = await this.exports.progress(current, holder, change);
      if (!written) throw new RunStopped();
      current = written;
    };
  }
}

/** Counts what is in the file, and reports it twice a second. */
function progressReporter(stages: DataExportRecord['stages'], write: Write): (part: ExportedPart) => Promise<void> {
  let reportedAt = 0;
  return async ({ stage, count }) => {
    for (const one of stages) if (one.stage === stage) one.done += count;
    if (Date.now() - reportedAt < TELL_EVERY_MS) return;
    reportedAt = Date.now();
    await write({ stages });
  };
}
