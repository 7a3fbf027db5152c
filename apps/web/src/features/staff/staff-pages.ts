import type { StaffRole } from '@simmer/contracts';
import * as t from '@simmer/messages/staff';
import { IconListDetails, IconMail, IconMailOff, IconRepeat, IconStack, IconUsers, IconVideo } from '@simmer/ui';

const BOTH: readonly StaffRole[] = ['moderator', 'operator'];

const PAGES = [
  {
    href: '/ops/queues',
    name: t.queues,
    text: t.queuesText,
    PageIcon: IconStack,
    roles: ['operator'] as readonly StaffRole[],
    isOurs: false,
  },
  {
    href: '/ops/dead-letters',
    name: t.deadLetters,
    text: t.deadLettersText,
    PageIcon: IconMailOff,
    roles: ['operator'] as readonly StaffRole[],
    isOurs: false,
  },
  {
    href: '/app/staff/moderation',
    name: t.moderation,
    text: t.moderationText,
    PageIcon: IconUsers,
    roles: ['moderator'] as readonly StaffRole[],
    isOurs: true,
  },
  {
    href: '/app/staff/contact',
    name: t.contact,
    text: t.contactText,
    PageIcon: IconMail,
    roles: ['moderator'] as readonly StaffRole[],
    isOurs: true,
  },
  {
    href: '/app/staff/subscriptions',
    name: t.subscriptions,
    text: t.subscriptionsText,
    PageIcon: IconRepeat,
    roles: ['operator'] as readonly StaffRole[],
    isOurs: true,
  },
  {
    href: '/app/staff/videos',
    name: t.videos,
    text: t.videosText,
    PageIcon: IconVideo,
    roles: ['moderator'] as readonly StaffRole[],
    isOurs: true,
  },
  { href: '/app/staff/audit-log', name: t.auditLog, text: t.auditLogText, PageIcon: IconListDetails, roles: BOTH, isOurs: true },
];

/** What somebody with these roles can open. Those that are not ours are pages of the gateway, which the router does not know. */
export const staffPagesFor = (roles: readonly StaffRole[]) => PAGES.filter((page) => page.roles.some((role) => roles.includes(role)));
