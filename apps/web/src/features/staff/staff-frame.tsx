import * as t from '@simmer/messages/staff';
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

const MODERATION = '/app/staff/moderation';

/** The list of staff pages beside the open one. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const roles = useAccount()?.staffRoles ?? [];
  const pages = [OVERVIEW, ...staffPagesFor(roles)];
  const { data: counts } = useQuery({ ...queryOf(client, 'GET /staff/case-counts', {}), enabled: roles.includes('moderator') });
  return (
    <div className="staff">
      <nav className="staff-rail" aria-label={t.pages}>
        <ul>
          {pages.map(({ href, name, PageIcon, isOurs }) => {
            const PageLink = isOurs ? Link : 'a';
            return (
              <li key={href}>
                <PageLink href={href} aria-current={href === pathname ? 'page' : undefined}>
                  <PageIcon />
                  <span>{name}</span>
                  {href === MODERATION && counts && counts.waiting > 0 && <b className="staff-count">{counts.waiting}</b>}
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
