import { queryOf } from '@simmer/client';
import type { Facets } from '@simmer/recipe-list';
import { Chip, FilterGroup, Filters } from '@simmer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../api/client';
import { useFoundIds } from '../../../device/library/search/use-found-ids';
import { useLibrary } from '../../../device/library/use-library';
import { FILTER_GROUPS } from './list-labels';
import { type FilterName, type ListSearch, toggleFilter } from './list-search';

interface FilterPanelProps {
  id: string;
  search: ListSearch;
  /** How many each option would show, once that is known. */
  facets: Facets | undefined;
  /** Undefined: where the window is wide. */
  isOpen: boolean | undefined;
  onChange: (search: ListSearch) => void;
}

/** As wide as a digit: the chips stay where they are when their counts come. */
const ROOM_FOR_COUNT = '\u2007';

/** The groups of filters, each option with how many recipes it would show; of diets only the search knows. */
export function FilterPanel({ id, search, facets, isOpen, onChange }: FilterPanelProps) {
  const count = (name: FilterName, option: string): number | undefined =>
    (facets?.[name as keyof Facets] as Record<string, number> | undefined)?.[option];
  return (
    <Filters id={id} hidden={isOpen === false} className={isOpen === undefined ? 'open-when-wide' : undefined}>
      {FILTER_GROUPS.map(({ name, legend, options }) => (
        <FilterGroup key={name} legend={legend}>
          {options.map((option) => {
            const pressed = (search[name] as string[] | undefined)?.includes(option.id) ?? false;
            const recipes = count(name, option.id);
            return (
              <Chip
                key={option.id}
                pressed={pressed}
                count={recipes ?? ROOM_FOR_COUNT}
                disabled={recipes === 0 && !pressed}
                onClick={() => onChange(toggleFilter(search, name, option.id))}
              >
                {option.label}
              </Chip>
            );
          })}
        </FilterGroup>
      ))}
    </Filters>
  );
}

/** Counts over the cook's recipes, for the words searched for: of the copy on this device, where all of it is here. */
export function useFacets(search = '') {
  const library = useLibrary();
  const { ids, isAsking } = useFoundIds(search, library);
  const local = useMemo(() => (search && !ids ? undefined : library?.list.facets(ids ? { among: ids } : {})), [library, search, ids]);
  const enabled = local === undefined && !isAsking;
  const { data } = useQuery({
    ...queryOf(client, 'GET /recipes/facets', search ? { search } : {}),
    placeholderData: keepPreviousData,
    enabled,
  });
  return local ?? data;
}
