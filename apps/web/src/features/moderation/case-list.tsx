import { pagesOf } from '@simmer/client';
import type { ModerationCaseSummary } from '@simmer/contracts';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/moderation';
import { IconBook2, IconCamera, IconClipboardText, IconUser, Tag } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client';
import { PagedList } from '../../app/paged-list';
import { ageOf } from './age';
import { type CaseFilter, listInput } from './case-filter';

const ICONS = { recipe: IconBook2, cook: IconUser, made: IconCamera, comment: IconClipboardText } as const;

const listed = new Intl.ListFormat(locale, { type: 'unit' });

/** What was said against something, in a line. */
export function caseLine({ report_count: count, reasons, held }: ModerationCaseSummary): string {
  if (count === 0) return t.heldFor({ reasons: listed.format(held.map((reason) => t.holds[reason])) });
  return t.reportsFor({ reports: t.reports({ count }), reasons: listed.format(reasons.map(({ reason }) => t.reasons[reason])) });
}

export function CaseList({ filter }: { filter: CaseFilter }) {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /staff/cases', listInput(filter)));
  const empty = filter.state ? t.nothingDecided : t.nothingWaiting;
  return (
    <PagedList pages={pages} words={{ loading: t.loading, empty, more: t.more }}>
      {(cases) => (
        <ul className="cases">
          {cases.map((one) => (
            <CaseRow key={one.id} one={one} filter={filter} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function CaseRow({ one, filter }: { one: ModerationCaseSummary; filter: CaseFilter }) {
  const CaseIcon = ICONS[one.kind];
  const [now] = useState(Date.now);
  return (
    <li>
      <RouterLink
        className="case"
        to="/app/staff/moderation"
        search={{ ...filter, case: one.id }}
        resetScroll={false}
        aria-current={filter.case === one.id ? 'true' : undefined}
      >
        <CaseIcon />
        <span className="case-text">
          <b dir="auto">{one.title}</b>
          <small>{caseLine(one)}</small>
        </span>
        <span className="case-age">
          {ageOf(one.waiting_since, now)}
          {one.state === 'appeal' && <Tag>{t.appeal}</Tag>}
          {one.state === 'open' && one.held.length > 0 && <Tag>{t.held}</Tag>}
        </span>
      </RouterLink>
    </li>
  );
}
