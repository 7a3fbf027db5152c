import * as t from '@simmer/messages/staff';
import type { StaffRole } from '@simmer/contracts';
import { queryOf } from '@simmer/client';
import { IconGauge, Link } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';
import { staffPagesFor } from './staff-pages';
import './staff.css';

const OVERVIEW = { href: '/app/staff', name: t.overview, PageIcon: IconGauge, isOurs: true };

/** How much waits on each page, where somebody with these roles may know. */
function useWaiting(roles: readonly StaffRole[]): Readonly<Record<string, number>> {
  const enabled = roles.includes('moderator');
  const { data: cases } = useQuery({ ...queryOf(client, 'GET /staff/case-counts', {}), enabled });
  const { data: contact } = useQuery({ ...queryOf(client, 'GET /staff/contact-counts', {}), enabled });
  return {
    '/app/staff/moderation': cases?.waiting ?? 0,
    '/app/staff/contact': contact ? contact.messages.waiting + contact.copyright.waiting : 0,
  };
}

/** The list of staff pages beside the open one. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const roles = useAccount()?.staffRoles ?? [];
  const pages = [OVERVIEW, ...staffPagesFor(roles)];
  const waiting = useWaiting(roles);
  return (
    <div className="staff">
      <nav className="staff-rail" aria-label={t.pages}>
        <ul>
          {pages.map(({ href, name, PageIcon, isOurs }) => {
            const PageLink = isOurs ? Link : 'a';
            const count = waiting[href] ?? 0;
            return (
              <li key={href}>
                <PageLink href={href} aria-current={href === pathname ? 'page' : undefined}>
                  <PageIcon />
                  <span>{name}</span>
                  {count > 0 && <b className="staff-count">{count}</b>}
                </PageLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
