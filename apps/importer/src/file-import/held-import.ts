import type { Actor } from '@simmer/contracts';
import { RunStopped } from '@simmer/kit';
import type { FileImportChange, FileImportRepository } from './file-import.repository';
import type { FileImportRecord } from './file-import.schema';

const TELL_EVERY_MS = 500;

/** An import while one run holds it: what the run may write of it, and how often. */
export class HeldImport {
  private reportedAt = 0;

  constructor(
    public record: FileImportRecord,
    private readonly holder: string,
    private readonly imports: FileImportRepository,
  ) {}

  get id(): string {
    return this.record._id;
  }

  get cook(): Actor {
    return { accountId: this.record.ownerId, role: 'cook' };
  }

  /** Writes how far the run is, unless it has done so a moment ago. Throws RunStopped like `write`. */
  async report(progress: FileImportChange): Promise<void> {
    if (Date.now() - this.reportedAt >= TELL_EVERY_MS) await this.write(progress);
  }

  /** Throws RunStopped when the import was cancelled or another run has it. */
  async write(change: FileImportChange): Promise<void> {
    const { status } = this.record;
    const written = await this.imports.change(this.id, (current) =>
      current.status === status && current.lease?.holder === this.holder ? change : null,
    );
    if (!written) throw new RunStopped();
    this.record = written;
    this.reportedAt = Date.now();
  }
}
