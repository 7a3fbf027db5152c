import * as collections from '@simmer/messages/collections';
import * as t from '@simmer/messages/recipe-list';
import { dietsComputed } from '@simmer/messages/search';
import { RemovableChip, TextButton } from '@simmer/ui';
import { useCollectionName } from '../collections/use-collections';
import { FILTER_GROUPS } from './list-labels';
import { clearFilters, type ListSearch, toggleFilter } from './list-search';

interface ChosenFiltersProps {
  search: ListSearch;
  onChange: (search: ListSearch) => void;
}

/** What a list is narrowed to, each with the button that takes it back. */
export function ChosenFilters({ search, onChange }: ChosenFiltersProps) {
  const { tag, collection, ...rest } = search;
  const collectionName = useCollectionName(collection);
  const chip = (name: string, label: string, without: ListSearch) => (
    <RemovableChip key={label} removeLabel={t.removeFilter({ name })} onRemove={() => onChange(without)}>
      {label}
    </RemovableChip>
  );
  return (
    <>
      {FILTER_GROUPS.flatMap(({ name, options }) =>
        options
          .filter(({ id }) => (search[name] as string[] | undefined)?.includes(id))
          .map(({ id, label }) => chip(label, label, toggleFilter(search, name, id))),
      )}
      {tag && chip(tag, collections.tagged({ name: tag }), { ...rest, ...(collection && { collection }) })}
      {collection && chip(collectionName, collections.inCollection({ name: collectionName }), { ...rest, ...(tag && { tag }) })}
      {search.diets && <span className="t13 muted">{dietsComputed}</span>}
      <TextButton onClick={() => onChange(clearFilters(search))}>{t.clearAll}</TextButton>
    </>
  );
}
