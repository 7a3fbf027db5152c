/** What the audit log can be filtered by. */
export const AUDIT_KINDS = ['accounts', 'queues', 'dead-letters', 'moderation', 'contact', 'videos', 'payments'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
