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
    const entry = { accountId: actor.accountId, action, details: textOf(about).slice(0, LONGEST) };
    await this.bus.call(operations.identity.auditLog.add, entry, { asService: true });
  }
}

/** An operation that takes nothing has no details. */
function textOf(about: unknown): string {
  if (typeof about === 'string') return about;
  const text = JSON.stringify(about);
  return text === '{}' ? '' : text;
}
