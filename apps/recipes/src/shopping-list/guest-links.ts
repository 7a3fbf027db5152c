import { type GuestLink, LIST_LIMITS, ProblemError, DAY_MS } from '@simmer/contracts';
import { hashOf, newSecretToken } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import type { GuestLinkState } from './shopping-list.schema';

export const isOpen = ({ endedAt, expiresAt }: GuestLinkState, now: number): boolean => !endedAt && expiresAt.getTime() > now;

/** A list's links with one more. Throws `recipes.too-many-links`. */
export function withNewLink(links: readonly GuestLinkState[], madeBy: string, now: number) {
  const [open, over] = [links.filter((link) => isOpen(link, now)), links.filter((link) => !isOpen(link, now))];
  if (open.length >= LIST_LIMITS.links) throw new ProblemError('recipes.too-many-links');
  const token = newSecretToken();
  const expiresAt = new Date(now + LIST_LIMITS.linkDays * DAY_MS);
  const link: GuestLinkState = { id: uuidv7(), hash: hashOf(token), madeBy, expiresAt, endedAt: null };
  // some ended ones are kept, so that late guests get a clear answer
  return { token, link, links: [...over.slice(-LIST_LIMITS.links), ...open, link] };
}

export const toLink = ({ id, madeBy, expiresAt }: GuestLinkState): GuestLink => ({
  id,
  made_by: madeBy,
  expires_at: expiresAt.toISOString(),
});

/** A list's links, of which those that `isOver` says are turned off. */
export const withEnded = (
  links: readonly GuestLinkState[],
  isOver: (link: GuestLinkState) => boolean,
  now = new Date(),
): GuestLinkState[] => links.map((link) => (isOver(link) ? { ...link, endedAt: link.endedAt ?? now } : link));
