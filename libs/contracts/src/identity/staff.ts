import { z } from 'zod';
import { Id, pageInput, pageOf, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { STAFF_ROLES, StaffRoles } from '../kit/staff-role';
import { AUDIT_KINDS } from '../constants';

/** Of one installation, as far as they are listed. */
export const MAX_STAFF = 200;

export const staff = {
  list: operation('rpc.identity.staff.list', {
    summary: 'List the staff accounts',
    access: 'service',
    callers: ['operator'],
    input: z.strictObject({}),
    output: z.object({
      items: z.array(z.object({ email: z.string(), name: z.string(), roles: StaffRoles, hasSecondFactor: z.boolean() })).max(MAX_STAFF),
    }),
  }),
};

/** The person at the machine, who has no account. */
export const AT_THE_MACHINE = 'machine';

const AuditLogEntry = z.object({
  number: z.int(),
  at: Timestamp,
  actor: z.object({
    id: z.union([Id, z.literal(AT_THE_MACHINE)]),
    name: z.string().describe('Email address; empty for an account that is gone, and for a person at the machine'),
  }),
  action: z.string().describe('Such as `gateway.dead-letters.discard`'),
  details: z.string(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const AuditLogCheck = z.object({
  at: Timestamp,
  isIntact: z.boolean().describe('Whether no entry was changed or removed'),
  entries: z.int().describe('How many there were'),
  firstFault: z
    .int()
    .nullable()
    .describe('Number of the first entry that was changed, or before which one is missing; null also where the last ones are'),
});
export type AuditLogCheck = z.infer<typeof AuditLogCheck>;

export const auditLog = {
  /** Added before it is done: what cannot be added is not done. */
  add: operation('rpc.identity.audit-log.add', {
    summary: 'Add an entry to the audit log',
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ accountId: Id, action: text(200), details: text(1_000) }),
    output: z.object({ number: z.int() }),
  }),
  list: operation('rpc.identity.audit-log.list', {
    summary: 'List the audit log, newest first',
    access: 'staff',
    staffRoles: STAFF_ROLES,
    audited: false,
    callers: ['operator'],
    http: { method: 'GET', path: '/staff/audit-log' },
    input: z.strictObject({
      ...pageInput,
      kind: z.enum(AUDIT_KINDS).optional(),
      person: z
        .union([Id, z.literal(AT_THE_MACHINE)])
        .optional()
        .describe('Id of an account'),
    }),
    output: pageOf(AuditLogEntry),
  }),
  summary: operation('rpc.identity.audit-log.summary', {
    summary: 'Get who is in the audit log, and what its last check found',
    access: 'staff',
    staffRoles: STAFF_ROLES,
    audited: false,
    callers: ['operator'],
    http: { method: 'GET', path: '/staff/audit-log/summary' },
    input: z.strictObject({}),
    output: z.object({
      people: z.array(AuditLogEntry.shape.actor).max(MAX_STAFF),
      lastCheck: AuditLogCheck.nullable().describe('Null before the first night'),
    }),
  }),
};
