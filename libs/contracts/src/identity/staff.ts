import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Id, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

/** Something that staff have done. Entries are added, never changed; each one seals all before it. */
export const StaffLogEntry = z.object({
  number: z.int(),
  at: Timestamp,
  by: z.string().describe('Address of whoever did it, their id once they have no account, or `operator` for somebody at the machine'),
  did: z.string(),
  about: z.string(),
  isGenuine: z.boolean().describe('False: this entry was changed, or one before it is missing'),
});
export type StaffLogEntry = z.infer<typeof StaffLogEntry>;

/** Of one installation, as far as they are listed. */
export const MAX_STAFF = 200;

export const staff = {
  list: operation('rpc.identity.staff.list', {
    summary: 'List accounts with a staff role',
    access: 'service',
    callers: ['operator'],
    input: z.strictObject({}),
    output: z.object({ items: z.array(z.object({ email: z.string(), name: z.string(), hasSecondFactor: z.boolean() })).max(MAX_STAFF) }),
  }),
  /** Noted before it is done: what cannot be noted is not done. */
  note: operation('rpc.identity.staff.note', {
    summary: 'Add an entry to the audit log',
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ accountId: Id, did: text(200), about: text(1_000) }),
    output: z.object({ number: z.int() }),
  }),
  log: operation('rpc.identity.staff.log', {
    summary: 'List the audit log, newest first',
    access: 'staff',
    callers: ['gateway', 'operator'],
    input: z.strictObject({ limit: z.int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE), before: z.int().optional() }),
    output: z.object({
      items: z.array(StaffLogEntry).max(MAX_PAGE_SIZE),
      total: z.int(),
      isIntact: z.boolean().describe('Whether all entries are genuine'),
    }),
  }),
};
