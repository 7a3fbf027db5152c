import type { StaffRole } from '@simmer/contracts';
import { type StaffPage, staffPagesFor } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/staff';
import { IconListDetails, IconMail, IconMailOff, IconRepeat, IconStack, IconUsers, IconVideo } from '@simmer/ui';

const SHOWN = {
  queues: { name: t.queues, text: t.queuesText, PageIcon: IconStack },
  deadLetters: { name: t.deadLetters, text: t.deadLettersText, PageIcon: IconMailOff },
  moderation: { name: t.moderation, text: t.moderationText, PageIcon: IconUsers },
  contact: { name: t.contact, text: t.contactText, PageIcon: IconMail },
  subscriptions: { name: t.subscriptions, text: t.subscriptionsText, PageIcon: IconRepeat },
  videos: { name: t.videos, text: t.videosText, PageIcon: IconVideo },
  auditLog: { name: t.auditLog, text: t.auditLogText, PageIcon: IconListDetails },
} satisfies Record<StaffPage['name'], object>;

/** What somebody with these roles can open, as the app shows it. Those that are not ours are pages of the gateway, which the router does not know. */
export const shownStaffPages = (roles: readonly StaffRole[]) =>
  staffPagesFor(roles).map(({ name, href }) => ({ href, ...SHOWN[name], isOurs: !href.startsWith('/ops/') }));
