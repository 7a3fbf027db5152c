import { queryOf } from '@simmer/client';
import type { StaffRole } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';

/** How much waits on each page, where somebody with these roles may know. */
export function useWaiting(roles: readonly StaffRole[]): Readonly<Record<string, number>> {
  const enabled = roles.includes('moderator');
  const { data: cases } = useQuery({ ...queryOf(client, 'GET /staff/case-counts', {}), enabled });
  const { data: contact } = useQuery({ ...queryOf(client, 'GET /staff/contact-counts', {}), enabled });
  return {
    '/app/staff/moderation': cases?.waiting ?? 0,
    '/app/staff/contact': contact ? contact.messages.waiting + contact.copyright.waiting : 0,
  };
}
