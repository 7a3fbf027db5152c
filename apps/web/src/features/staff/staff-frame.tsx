import * as t from '@simmer/messages/staff';
import { IconGauge, Link } from '@simmer/ui';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccount } from '../../api/session/use-session';
import { shownStaffPages } from './staff-pages';
import { useWaiting } from './use-waiting';
import './staff.css';

const OVERVIEW = { href: '/app/staff', name: t.overview, PageIcon: IconGauge, isOurs: true };

/** The list of staff pages beside the open one. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const roles = useAccount()?.staffRoles ?? [];
  const pages = [OVERVIEW, ...shownStaffPages(roles)];
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
