import { RemovableChip, TextButton } from '@simmer/ui';
import { activeFilterCount, clearFilters, FILTER_GROUPS, type ListSearch, toggleFilter } from './list-search';

interface ActiveFiltersProps {
  search: ListSearch;
  /** "18 of 24 recipes", announced when it changes. */
  summary: string;
  onChange: (search: ListSearch) => void;
}

export function ActiveFilters({ search, summary, onChange }: ActiveFiltersProps) {
  const chosen = FILTER_GROUPS.flatMap(({ name, options }) =>
    options.filter(({ id }) => (search[name] as string[] | undefined)?.includes(id)).map((option) => ({ name, ...option })),
  );
  return (
    <div className="active">
      {chosen.map(({ name, id, label }) => (
        <RemovableChip key={`${name} ${id}`} removeLabel={`Remove filter ${label}`} onRemove={() => onChange(toggleFilter(search, name, id))}>
          {label}
        </RemovableChip>
      ))}
      {activeFilterCount(search) > 0 && <TextButton onClick={() => onChange(clearFilters(search))}>Clear all</TextButton>}
      <span className="end" role="status">
        {summary}
      </span>
    </div>
  );
}
