import { Injectable } from '@nestjs/common';
import { type Actor, operations } from '@simmer/contracts';
import { Bus } from '@simmer/kit';

const LONGEST = 1_000;

/** Has noted what staff are about to do. What cannot be noted is not done. */
@Injectable()
export class StaffDeeds {
  constructor(private readonly bus: Bus) {}

  async note(actor: Actor | null, did: string, about: unknown): Promise<void> {
    if (actor?.role !== 'staff') return;
    const text = typeof about === 'string' ? about : JSON.stringify(about);
    const deed = { accountId: actor.accountId, did, about: text.slice(0, LONGEST) };
    await this.bus.call(operations.identity.staff.note, deed, { asService: true });
  }
}
