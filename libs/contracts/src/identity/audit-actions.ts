import type { AuditKind } from '../constants';

/** What is written to the audit log: operations by their subject without `rpc.`, and what the queue board does. A spec finds an operation that is missing. */
export const AUDIT_ACTIONS = {
  'identity.account.set-staff-roles': 'accounts',
  'identity.account.confirm-email': 'accounts',
  'gateway.queues.show': 'queues',
  'gateway.queues.change': 'queues',
  'gateway.dead-letters.show': 'dead-letters',
  'gateway.dead-letters.replay': 'dead-letters',
  'gateway.dead-letters.discard': 'dead-letters',
  'community.moderation-case.list': 'moderation',
  'community.moderation-case.read': 'moderation',
  'community.moderation-case.decide': 'moderation',
  'community.moderation-case.decide-appeal': 'moderation',
  'community.moderation-case.open': 'moderation',
  'identity.contact-message.list': 'contact',
  'identity.contact-message.read': 'contact',
  'identity.contact-message.answer': 'contact',
  'identity.contact-message.assign': 'contact',
  'identity.contact-message.set-state': 'contact',
  'community.staff-video.list': 'videos',
  'community.staff-video.look-up': 'videos',
  'community.staff-video.add': 'videos',
  'community.staff-video.update': 'videos',
  'community.staff-video.set-featured': 'videos',
  'community.staff-video.set-active': 'videos',
  'community.staff-video-category.add': 'videos',
  'community.staff-video-category.update': 'videos',
  'community.staff-video-category.sort': 'videos',
  'billing.test-mode.turn-clock': 'payments',
  'billing.staff-subscription.read': 'payments',
  'billing.staff-subscription.grant': 'payments',
  'billing.staff-subscription.end': 'payments',
  'billing.staff-subscription.list-unclaimed': 'payments',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

const kindOf: Readonly<Record<string, AuditKind>> = AUDIT_ACTIONS;

/** The actions of a kind. */
export const auditActionsOf = (kind: AuditKind): string[] => Object.keys(kindOf).filter((action) => kindOf[action] === kind);
