import { queryOf } from '@simmer/client';
import { Chip, FilterGroup, Filters } from '@simmer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client';
import { FILTER_GROUPS, type FilterName, type ListSearch, toggleFilter } from './list-search';

interface FilterPanelProps {
  id: string;
  search: ListSearch;
  hidden: boolean;
  onChange: (search: ListSearch) => void;
}

/** As wide as a digit: the chips stay where they are when their counts come. */
const ROOM_FOR_COUNT = '\u2007';

/** The three groups of filters, each option with how many recipes it would show. */
export function FilterPanel({ id, search, hidden, onChange }: FilterPanelProps) {
  const facets = useFacets(search.search);
  const count = (name: FilterName, option: string): number | undefined => (facets?.[name] as Record<string, number> | undefined)?.[option];
  return (
    <Filters id={id} hidden={hidden}>
      {FILTER_GROUPS.map(({ name, legend, options }) => (
        <FilterGroup key={name} legend={legend}>
          {options.map((option) => {
            const pressed = (search[name] as string[] | undefined)?.includes(option.id) ?? false;
            const recipes = count(name, option.id);
            return (
              <Chip key={option.id} pressed={pressed} count={recipes ?? ROOM_FOR_COUNT} disabled={recipes === 0 && !pressed} onClick={() => onChange(toggleFilter(search, name, option.id))}>
                {option.label}
              </Chip>
            );
          })}
        </FilterGroup>
      ))}
    </Filters>
  );
}

/** Counts over the cook's recipes, for the words searched for. */
export function useFacets(search?: string) {
  return useQuery({ ...queryOf(client, 'GET /recipes/facets', { search }), placeholderData: keepPreviousData }).data;
}
