import { Injectable } from '@nestjs/common';
import { type Actor, type Operation, operations } from '@simmer/contracts';
import { Bus } from '@simmer/kit';

const LONGEST = 1_000;

/** Writes to the audit log what staff are about to do or to read. What cannot be written there is not done. */
@Injectable()
export class StaffAudit {
  constructor(private readonly bus: Bus) {}

  /** A call of an operation with its input, but for what the operation says is no log's business. */
  addCall(actor: Actor | null, { subject, unlogged }: Operation, input: unknown): Promise<void> {
    const about = unlogged.length === 0 ? input : withoutFields(input as object, unlogged);
    return this.add(actor, subject.replace('rpc.', ''), about);
  }

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

const withoutFields = (input: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
