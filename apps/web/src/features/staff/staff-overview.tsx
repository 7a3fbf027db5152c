import { queryOf } from '@simmer/client';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/staff';
import { Link } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { useAccount } from '../../api/session/use-session';
import { AuditLogFault } from './audit-log-check';
import { HelpVotes } from './help-votes';
import { shownStaffPages } from './staff-pages';
import { useWaiting } from './use-waiting';

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/** What this member of staff can do, and what wants a look. */
export function StaffOverview() {
  usePageTitle(t.title);
  const roles = useAccount()?.staffRoles ?? [];
  const waiting = useWaiting(roles);
  const { data, error } = useQuery(queryOf(client, 'GET /staff/audit-log/summary', {}));
  return (
    <>
      <h1 className="h-44">{t.title}</h1>
      <p className="t17 muted">{t.youAre({ roles: listed.format(roles.map((role) => t.roles[role])) })}</p>
      {error && (
        <p className="staff-problem" role="alert">
          {error.message}
        </p>
      )}
      {data?.lastCheck && <AuditLogFault check={data.lastCheck} />}
      <ul className="staff-cards">
        {shownStaffPages(roles).map(({ href, name, text, PageIcon, isOurs }) => {
          const PageLink = isOurs ? Link : 'a';
          const count = waiting[href] ?? 0;
          return (
            <li key={href} className="plabel">
              <PageIcon size={24} />
              <h2 className="h-24">
                <PageLink href={href}>{name}</PageLink>
              </h2>
              {count > 0 && <b className="staff-count">{t.waiting({ count })}</b>}
              <p className="t15 muted">{text}</p>
            </li>
          );
        })}
      </ul>
      {roles.includes('moderator') && <HelpVotes />}
    </>
  );
}
