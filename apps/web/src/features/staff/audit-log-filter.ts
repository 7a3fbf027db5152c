import { AUDIT_KINDS, type AuditKind } from '@simmer/contracts/constants';

/** Which entries are shown, as it stands in the address. */
export interface AuditLogFilter {
  kind?: AuditKind;
  /** Id of an account, or `machine`. */
  person?: string;
}

const PERSON = /^(machine|[0-9a-f-]{36})$/;

const isKind = (value: unknown): value is AuditKind => AUDIT_KINDS.some((kind) => kind === value);

/** Reads the address; what is not known is left out, never an error. */
export function readAuditLogFilter({ kind, person }: Record<string, unknown>): AuditLogFilter {
  return { ...(isKind(kind) && { kind }), ...(typeof person === 'string' && PERSON.test(person) && { person }) };
}
