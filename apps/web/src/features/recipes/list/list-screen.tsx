import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS, RECIPE_SORTS, SEARCH_DEBOUNCE_MS, type RecipeSort } from '@simmer/contracts/constants';
import { Button, ButtonLink, EmptyState, ErrorState, IconAdjustmentsHorizontal, IconLayoutGrid, IconLayoutList, Link, SearchBox, Segmented, SelectField, Tag, TextLink, Tray } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import chickpeas from '../../../app/plates/braised-chickpeas-with-lemon.svg';
import emptyPlate from '../../../app/plates/empty.svg';
import { ActiveFilters } from './active-filters';
import { EndOfList } from './end-of-list';
import { FilterPanel, useFacets } from './filter-panel';
import './list.css';
import { activeFilterCount, clearFilters, type ListSearch, SORT_LABELS } from './list-search';
import { RecipeResults, RecipeSkeletons } from './recipe-results';
import { useListView } from './use-list-view';
import { useRecipeList } from './use-recipe-list';

const VIEWS = [
  { value: 'cards', label: 'Cards', icon: <IconLayoutGrid /> },
  { value: 'rows', label: 'Condensed', icon: <IconLayoutList /> },
] as const;

const wideScreen = (): boolean => window.matchMedia('(min-width: 720px)').matches;

/** The recipe list: search, filters and sorting live in the address. */
export function ListScreen({ search, onChange }: { search: ListSearch; onChange: (search: ListSearch) => void }) {
  usePageTitle('Recipes');
  const [filtersChosen, setFiltersOpen] = useState<boolean>();
  const [view, setView] = useListView();
  const everything = useFacets();
  const list = useRecipeList(search);
  const chosen = activeFilterCount(search);
  // there is nothing to filter in an empty library
  const filtersOpen = filtersChosen ?? (everything?.total !== 0 && wideScreen());
  return (
    <div className="list-screen">
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">Recipes</h1>
        </div>
        <p className="muted t15 totals">
          {everything && (
            <>
              {counted(everything.total)}, <Link href="/app/favorites">{everything.favorites === 1 ? '1 favourite' : `${everything.favorites} favourites`}</Link>
            </>
          )}
        </p>
      </div>
      <div className={filtersOpen ? 'tools is-open' : 'tools'}>
        <ListSearchBox search={search} onChange={onChange} recipes={list.recipes} searching={list.isFetching} />
        <Button
          className="filters-button"
          icon={<IconAdjustmentsHorizontal />}
          aria-expanded={filtersOpen}
          aria-controls="filters"
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          Filters
          {chosen > 0 && (
            <Tag tone="yolk">
              {chosen}
              <span className="sr"> active</span>
            </Tag>
          )}
        </Button>
        <SelectField
          className="sort"
          label="Sort by"
          hideLabel
          value={search.sort ?? 'newest'}
          onChange={(event) => onChange({ ...search, sort: event.target.value as RecipeSort })}
        >
          {RECIPE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </SelectField>
        <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
      </div>
      <FilterPanel id="filters" search={search} hidden={!filtersOpen} onChange={onChange} />
      <ActiveFilters search={search} summary={summaryOf(list.total, everything?.total)} onChange={onChange} />
      <h2 className="sr">Results</h2>
      <Results list={list} view={view} search={search} onChange={onChange} />
    </div>
  );
}

interface ResultsProps {
  list: ReturnType<typeof useRecipeList>;
  view: 'cards' | 'rows';
  search: ListSearch;
  onChange: (search: ListSearch) => void;
}

function Results({ list, view, search, onChange }: ResultsProps) {
  if (list.isPending) return <RecipeSkeletons view={view} />;
  if (list.isError && !list.data)
    return (
      <ErrorState level={2} title="Your recipes did not load" action={<Button variant="primary" onClick={() => void list.refetch()}>Try Again</Button>}>
        {list.error.message}
      </ErrorState>
    );
  if (list.recipes.length === 0) return isPlain(search) ? <FirstVisit /> : <NothingFound search={search} onChange={onChange} />;
  return (
    <>
      <RecipeResults recipes={list.recipes} view={view} />
      <EndOfList hasMore={list.hasNextPage} isLoading={list.isFetching} problem={list.error?.message} loadMore={() => void list.fetchNextPage()} />
    </>
  );
}

const FirstVisit = () => (
  <EmptyState
    title="A clean plate"
    picture={emptyPlate}
    actions={<ButtonLink variant="primary" href="/app/recipes/add">Add Recipe</ButtonLink>}
    example={
      <span className="list-example">
        <Tray thumb ground="slate" src={chickpeas} />
        <TextLink href="/app/community">See what others cook</TextLink>
      </span>
    }
  >
    Bring one recipe you cook often. The rest follow.
  </EmptyState>
);

const NothingFound = ({ search, onChange }: { search: ListSearch; onChange: (search: ListSearch) => void }) => (
  <EmptyState
    title="No recipes found"
    picture={emptyPlate}
    actions={
      <>
        <Button variant="primary" onClick={() => onChange(activeFilterCount(search) > 0 ? clearFilters(search) : {})}>
          {activeFilterCount(search) > 0 ? 'Clear Filters' : 'Clear search'}
        </Button>
        <TextLink href="/app/recipes/import-url">Import a recipe</TextLink>
      </>
    }
  >
    Try adjusting your filters or search terms to find more recipes.
  </EmptyState>
);

/** The words searched for: local at once, in the address 300 ms after the last key. */
function ListSearchBox({ search, onChange, recipes, searching }: { search: ListSearch; onChange: (search: ListSearch) => void; recipes: { id: string; title: string }[]; searching: boolean }) {
  const [typed, setTyped] = useState(search.search ?? '');
  const navigate = useNavigate();
  const isTyping = typed.trim() !== (search.search ?? '');
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => onChange({ ...search, search: typed.trim() }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, typed, search, onChange]);
  const suggestions = typed.trim() === '' || isTyping ? [] : recipes.slice(0, MAX_SUGGESTIONS).map(({ id, title }) => ({ id, text: title }));
  return (
    <SearchBox
      id="search"
      label="Search your recipes"
      placeholder="Search recipes, ingredients..."
      maxLength={MAX_SEARCH_LENGTH}
      shortcut="/"
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      searching={isTyping || searching}
      onSelect={({ id }) => void navigate({ to: '/app/recipes/$id', params: { id } })}
      onSubmit={(value) => onChange({ ...search, search: value.trim() })}
    />
  );
}

const counted = (count: number): string => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;
const isPlain = (search: ListSearch): boolean => activeFilterCount(search) === 0 && !search.search;

function summaryOf(shown: number | undefined, all: number | undefined): string {
  if (shown === undefined || all === undefined) return '';
  if (all === 0) return '';
  return shown === all ? counted(all) : `${shown} of ${counted(all)}`;
}
