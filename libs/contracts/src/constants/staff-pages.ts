import type { StaffRole } from '../kit/staff-role';

/** The pages of staff in the order of their menu, with the roles that they are for. Those below `/ops` are drawn by the gateway, the others by the app. */
export const STAFF_PAGES = [
  { name: 'queues', href: '/ops/queues', roles: ['operator'] },
  { name: 'deadLetters', href: '/ops/dead-letters', roles: ['operator'] },
  { name: 'moderation', href: '/app/staff/moderation', roles: ['moderator'] },
  { name: 'contact', href: '/app/staff/contact', roles: ['moderator'] },
  { name: 'subscriptions', href: '/app/staff/subscriptions', roles: ['operator'] },
  { name: 'videos', href: '/app/staff/videos', roles: ['moderator'] },
  { name: 'auditLog', href: '/app/staff/audit-log', roles: ['moderator', 'operator'] },
] as const satisfies readonly { name: string; href: string; roles: readonly StaffRole[] }[];
export type StaffPage = (typeof STAFF_PAGES)[number];

/** What somebody with these roles can open. */
export const staffPagesFor = (roles: readonly StaffRole[]): StaffPage[] =>
  STAFF_PAGES.filter((page) => page.roles.some((role) => roles.includes(role)));
