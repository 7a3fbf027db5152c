import { lazy, Suspense } from 'react';
import { whenIdle } from '../../../browser/idle';
import { activeFilterCount, type ListSearch } from './list-search';

interface ActiveFiltersProps {
  search: ListSearch;
  /** "18 of 24 recipes", announced when it changes. */
  summary: string;
  onChange: (search: ListSearch) => void;
}

const load = async () => ({ default: (await import('./chosen-filters')).ChosenFilters });

/** Few visits begin with any; they are here before the connection may go. */
const ChosenFilters = lazy(load);
void whenIdle(load);

export const ActiveFilters = ({ search, summary, onChange }: ActiveFiltersProps) => (
  <div className="active">
    {activeFilterCount(search) > 0 && (
      <Suspense>
        <ChosenFilters search={search} onChange={onChange} />
      </Suspense>
    )}
    <span className="end" role="status">
      {summary}
    </span>
  </div>
);
