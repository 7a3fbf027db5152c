import { pagesOf, queryOf } from '@simmer/client';
import type { AuditKind, AuditLogEntry } from '@simmer/contracts';
import * as t from '@simmer/messages/staff';
import { SelectField, Table } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { PagedList } from '../../app/paged-list';
import { AuditLogFault, AuditLogSeal } from './audit-log-check';
import { type AuditLogFilter, readAuditLogFilter } from './audit-log-filter';

interface AuditLogScreenProps {
  filter: AuditLogFilter;
  onFilter: (filter: AuditLogFilter) => void;
}

/** What staff have done, newest first. */
export function AuditLogScreen({ filter, onFilter }: AuditLogScreenProps) {
  usePageTitle(t.auditLog);
  const { data: summary } = useQuery(queryOf(client, 'GET /staff/audit-log/summary', {}));
  return (
    <>
      <h1 className="h-44">{t.auditLog}</h1>
      <p className="t17 muted">{t.auditLogLead}</p>
      {summary?.lastCheck && <AuditLogFault check={summary.lastCheck} />}
      <Filters filter={filter} people={summary?.people ?? []} onFilter={onFilter} />
      <Entries filter={filter} />
      {summary && <AuditLogSeal check={summary.lastCheck} />}
    </>
  );
}

function Filters({ filter, people, onFilter }: AuditLogScreenProps & { people: readonly AuditLogEntry['actor'][] }) {
  const change = (part: Record<string, string>): void => onFilter(readAuditLogFilter({ ...filter, ...part }));
  return (
    <div className="staff-filters">
      <SelectField label={t.person} value={filter.person ?? ''} onChange={({ target }) => change({ person: target.value })}>
        <option value="">{t.everyone}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {nameOf(person)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t.kind} value={filter.kind ?? ''} onChange={({ target }) => change({ kind: target.value })}>
        <option value="">{t.everything}</option>
        {(Object.keys(t.kinds) as AuditKind[]).map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Entries({ filter }: { filter: AuditLogFilter }) {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /staff/audit-log', filter));
  const empty = filter.kind || filter.person ? t.nothingFound : t.nothingYet;
  return (
    <PagedList pages={pages} words={{ loading: t.loading, empty, more: t.older }}>
      {(entries) => (
        <Table label={t.auditLog} className="staff-table">
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              <th scope="col" className="opt">
                {t.who}
              </th>
              <th scope="col">{t.did}</th>
              <th scope="col" className="opt">
                {t.details}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  );
}

function Entry({ entry: { at, actor, action, details } }: { entry: AuditLogEntry }) {
  const who = nameOf(actor);
  return (
    <tr>
      <td className="when">
        <time dateTime={at}>{t.at({ at: new Date(at) })}</time>
      </td>
      <td className="opt">{who}</td>
      <td>
        <b>{actionName(action)}</b>
        <small className="only-narrow">{who}</small>
      </td>
      <td className="opt details">{details}</td>
    </tr>
  );
}

function nameOf({ id, name }: AuditLogEntry['actor']): string {
  if (id === 'machine') return t.atTheMachine;
  return name || t.goneAccount;
}

const names: Readonly<Record<string, string>> = t.actions;

/** One that this version has no name for says itself. */
const actionName = (action: string): string => names[action] ?? action;
