import { Injectable } from '@nestjs/common';
import { type Actor, operations } from '@simmer/contracts';
import { Bus } from '@simmer/kit';

const LONGEST = 1_000;

/** Writes to the audit log what staff are about to do or to read. What cannot be written there is not done. */
@Injectable()
export class StaffAudit {
  constructor(private readonly bus: Bus) {}

  async add(actor: Actor | null, action: string, about: unknown): Promise<void> {
    if (actor?.role !== 'staff') return;
    const text = typeof about === 'string' ? about : JSON.stringify(about);
    const entry = { accountId: actor.accountId, action, details: text.slice(0, LONGEST) };
    await this.bus.call(operations.identity.auditLog.add, entry, { asService: true });
  }
}
