import * as t from '@simmer/messages/recipe-list';
import { RemovableChip, TextButton } from '@simmer/ui';
import { lazy, Suspense } from 'react';
import { FILTER_GROUPS } from './list-labels';
import { activeFilterCount, clearFilters, type ListSearch, toggleFilter } from './list-search';

interface ActiveFiltersProps {
  search: ListSearch;
  /** "18 of 24 recipes", announced when it changes. */
  summary: string;
  onChange: (search: ListSearch) => void;
}

/** Few visits begin with a tag or a collection in the address. */
const LibraryFilters = lazy(async () => ({ default: (await import('./library-filters')).LibraryFilters }));

export function ActiveFilters({ search, summary, onChange }: ActiveFiltersProps) {
  const chosen = FILTER_GROUPS.flatMap(({ name, options }) =>
    options.filter(({ id }) => (search[name] as string[] | undefined)?.includes(id)).map((option) => ({ name, ...option })),
  );
  return (
    <div className="active">
      {chosen.map(({ name, id, label }) => (
        <RemovableChip
          key={`${name} ${id}`}
          removeLabel={t.removeFilter({ name: label })}
          onRemove={() => onChange(toggleFilter(search, name, id))}
        >
          {label}
        </RemovableChip>
      ))}
      {(search.tag || search.collection) && (
        <Suspense>
          <LibraryFilters search={search} onChange={onChange} />
        </Suspense>
      )}
      {activeFilterCount(search) > 0 && <TextButton onClick={() => onChange(clearFilters(search))}>{t.clearAll}</TextButton>}
      <span className="end" role="status">
        {summary}
      </span>
    </div>
  );
}
