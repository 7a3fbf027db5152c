import * as collections from '@simmer/messages/collections';
import * as t from '@simmer/messages/recipe-list';
import { RemovableChip } from '@simmer/ui';
import { useCollectionName } from '../collections/use-collections';
import type { ListSearch } from './list-search';

interface LibraryFiltersProps {
  search: ListSearch;
  onChange: (search: ListSearch) => void;
}

/** The tag and the collection that a list is narrowed to. */
export function LibraryFilters({ search, onChange }: LibraryFiltersProps) {
  const { tag, collection, ...rest } = search;
  const collectionName = useCollectionName(collection);
  return (
    <>
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
    </>
  );
}
