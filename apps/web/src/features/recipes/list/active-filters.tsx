import * as collections from '@simmer/messages/collections';
import * as t from '@simmer/messages/recipe-list';
import { RemovableChip, TextButton } from '@simmer/ui';
import { useCollectionName } from '../collections/use-collections';
import { FILTER_GROUPS } from './list-labels';
import { activeFilterCount, clearFilters, type ListSearch, toggleFilter } from './list-search';

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
  const { tag, collection, ...rest } = search;
  const collectionName = useCollectionName(collection);
  return (
    <div className={t.active}>
      {chosen.map(({ name, id, label }) => (
        <RemovableChip
          key={`${name} ${id}`}
          removeLabel={t.removeFilter({ name: label })}
          onRemove={() => onChange(toggleFilter(search, name, id))}
        >
          {label}
        </RemovableChip>
      ))}
      {tag && (
        <RemovableChip
          removeLabel={t.removeFilter({ name: tag })}
          onRemove={() => onChange({ ...rest, ...(collection && { collection }) })}
        >
          {collections.tagged({ name: tag })}
        </RemovableChip>
      )}
      {collection && (
        <RemovableChip removeLabel={t.removeFilter({ name: collectionName })} onRemove={() => onChange({ ...rest, ...(tag && { tag }) })}>
          {collections.inCollection({ name: collectionName })}
        </RemovableChip>
      )}
      {activeFilterCount(search) > 0 && <TextButton onClick={() => onChange(clearFilters(search))}>{t.clearAll}</TextButton>}
      <span className="end" role="status">
        {summary}
      </span>
    </div>
  );
}
