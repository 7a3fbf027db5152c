import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/moderation';
import { SelectField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { ageOf } from './age';
import { type CaseFilter, readCaseFilter } from './case-filter';
import { CaseList } from './case-list';
import { OpenCase } from './open-case';
import './moderation.css';

interface ModerationScreenProps {
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
}

/** What waits for a decision, and the open case beside it. */
export function ModerationScreen({ filter, onFilter }: ModerationScreenProps) {
  usePageTitle(t.title);
  const { data: counts } = useQuery(queryOf(client, 'GET /staff/case-counts', {}));
  const [now] = useState(Date.now);
  const change = (part: Record<string, string>): void => onFilter(readCaseFilter({ ...filter, ...part }));
  return (
    <>
      <h1 className="h-44">{t.title}</h1>
      <p className="t17 muted mod-lead">
        {counts && t.waiting({ count: counts.waiting, oldest: counts.oldest ? ageOf(counts.oldest, now) : '' })}
      </p>
      <div className="staff-filters">
        <SelectField label={t.show} value={filter.state ?? 'waiting'} onChange={({ target }) => change({ state: target.value, case: '' })}>
          <option value="waiting">{t.states.waiting}</option>
          <option value="decided">{t.states.decided}</option>
        </SelectField>
        <SelectField label={t.order} value={filter.sort ?? 'oldest'} onChange={({ target }) => change({ sort: target.value })}>
          <option value="oldest">{t.sorts.oldest}</option>
          <option value="most-reported">{t.sorts['most-reported']}</option>
        </SelectField>
      </div>
      <div className="mod">
        <section aria-labelledby="cases-heading">
          <h2 className="sr" id="cases-heading">
            {t.cases}
          </h2>
          <CaseList filter={filter} />
        </section>
        {filter.case ? <OpenCase key={filter.case} id={filter.case} /> : <p className="mod-none muted">{t.choose}</p>}
      </div>
    </>
  );
}
