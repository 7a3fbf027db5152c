import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS, RECIPE_SORTS, ROOM_TOLD_FROM, type RecipeSort } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as deleted from '@simmer/messages/deleted';
import * as t from '@simmer/messages/recipe-list';
import {
  Button,
  ErrorState,
  IconAdjustmentsHorizontal,
  IconChecks,
  IconLayoutGrid,
  IconLayoutList,
  Link,
  SearchBox,
  Segmented,
  SelectField,
  Tag,
  TextLink,
} from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { Later } from '../../../app/frame/later';
import { afterTyping } from '../../../app/frame/after-typing';
import { useSingleKeys } from '../../../app/frame/single-keys';
import { useTakenOver } from '../../../app/frame/taken-over';
import { usePageTitle } from '../../../app/page-title';
import { ActiveFilters } from './active-filters';
import { EndOfList } from './end-of-list';
import { FilterPanel, useFacets } from './filter-panel';
import './list.css';
import { SORT_LABELS } from './list-labels';
import { activeFilterCount, type ListSearch } from './list-search';
import { factsOf, RecipeResults, RecipeSkeletons } from './recipe-results';
import { useListView } from './use-list-view';
import { type RecipeListState, useRecipeList } from './use-recipe-list';

const VIEWS = [
  { value: 'cards', label: t.cards, icon: <IconLayoutGrid /> },
  { value: 'rows', label: t.condensed, icon: <IconLayoutList /> },
] as const;

/** Few visits select anything. */
const SelectRecipes = lazy(() => import('../select/select-recipes').then((loaded) => ({ default: loaded.SelectRecipes })));

/** Most lists have something on them. */
const EmptyList = lazy(() => import('./empty-list').then((loaded) => ({ default: loaded.EmptyList })));
/** Few have so many, and most of them pay. */
const RoomBanner = lazy(() => import('./room-banner').then((loaded) => ({ default: loaded.RoomBanner })));

/** The recipe list: search, filters and sorting live in the address. */
export function ListScreen({ search, onChange }: { search: ListSearch; onChange: (search: ListSearch) => void }) {
  usePageTitle(t.title);
  const [filtersChosen, setFiltersOpen] = useState<boolean>();
  const [view, setView] = useListView();
  const everything = useFacets();
  const facets = useFacets(search.search);
  const list = useRecipeList(search);
  const [isSelecting, setSelecting] = useState(false);
  const chosen = activeFilterCount(search);
  const isTakenOver = useTakenOver();
  // as in list.css; the server does not know
  const isWide = isTakenOver && window.matchMedia('(min-width: 720px)').matches;
  // there is nothing to filter in an empty library; until the cook chooses they are open where there is room, which the styles know first
  const filtersOpen = filtersChosen ?? (everything?.total === 0 ? false : undefined);
  return (
    <div className="list-screen">
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.title}</h1>
        </div>
        <p className="muted t15 totals">
          {everything && (
            <>
              {common.recipes({ count: everything.total })},{' '}
              <Link href="/app/favorites">{t.favoritesCount({ count: everything.favorites })}</Link>,{' '}
              <Link href="/app/recipes/collections">{t.collections}</Link>
            </>
          )}
        </p>
        {!isSelecting && list.recipes.length > 0 && (
          <Button icon={<IconChecks />} onClick={() => setSelecting(true)}>
            {t.select}
          </Button>
        )}
      </div>
      {everything && everything.total >= ROOM_TOLD_FROM && (
        <Later>
          <RoomBanner count={everything.total} />
        </Later>
      )}
      <div className={filtersOpen ? 'tools is-open' : 'tools'}>
        <ListSearchBox search={search} onChange={onChange} recipes={list.recipes} searching={list.isLoading} />
        <Button
          className="filters-button"
          icon={<IconAdjustmentsHorizontal />}
          aria-expanded={filtersOpen ?? isWide}
          aria-controls="filters"
          onClick={() => setFiltersOpen(!(filtersOpen ?? isWide))}
        >
          {t.filters}
          {chosen > 0 && (
            <Tag tone="yolk">
              {chosen}
              <span className="sr"> {t.active}</span>
            </Tag>
          )}
        </Button>
        <SelectField
          className="sort"
          label={t.sortBy}
          hideLabel
          disabled={!isTakenOver}
          value={search.sort ?? 'newest'}
          onChange={(event) => onChange({ ...search, sort: event.target.value as RecipeSort })}
        >
          {RECIPE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </SelectField>
        <Segmented label={t.view} options={VIEWS} value={view} onChange={setView} />
      </div>
      <FilterPanel id="filters" search={search} facets={facets} isOpen={filtersOpen} onChange={onChange} />
      <ActiveFilters search={search} summary={summaryOf(list.total, everything?.total)} onChange={onChange} />
      <h2 className="sr">{t.results}</h2>
      {isSelecting ? (
        <Suspense fallback={<RecipeSkeletons view="cards" />}>
          <SelectRecipes recipes={list.recipes} factsOf={factsOf} onDone={() => setSelecting(false)} />
        </Suspense>
      ) : (
        <Results list={list} view={view} search={search} onChange={onChange} />
      )}
      {list.total !== undefined && !list.hasMore && (
        <p className="list-end">
          <TextLink href="/app/recipes/deleted">{deleted.title}</TextLink>
        </p>
      )}
    </div>
  );
}

interface ResultsProps {
  list: RecipeListState;
  view: 'cards' | 'rows';
  search: ListSearch;
  onChange: (search: ListSearch) => void;
}

/** Drawn again only for another list: the panel above opens at once however long it is. */
const Results = memo(function Results({ list, view, search, onChange }: ResultsProps) {
  if (list.isPending) return <RecipeSkeletons view={view} />;
  if (list.problem && list.total === undefined)
    return (
      <ErrorState
        level={2}
        title={t.didNotLoad}
        action={
          <Button variant="primary" onClick={list.retry}>
            {common.tryAgain}
          </Button>
        }
      >
        {list.problem.message}
      </ErrorState>
    );
  if (list.recipes.length === 0)
    return (
      <Later fallback={<RecipeSkeletons view={view} />}>
        <EmptyList search={search} onChange={onChange} />
      </Later>
    );
  return (
    <>
      <RecipeResults recipes={list.recipes} view={view} />
      <EndOfList hasMore={list.hasMore} isLoading={list.isLoading} problem={list.problem?.message} loadMore={list.loadMore} />
    </>
  );
});

/** The words searched for: local at once, in the address 300 ms after the last key. */
function ListSearchBox({
  search,
  onChange,
  recipes,
  searching,
}: {
  search: ListSearch;
  onChange: (search: ListSearch) => void;
  recipes: readonly { id: string; title: string }[];
  searching: boolean;
}) {
  const singleKeys = useSingleKeys() === 'on';
  const [typed, setTyped] = useState(search.search ?? '');
  const navigate = useNavigate();
  const isTyping = typed.trim() !== (search.search ?? '');
  useEffect(() => {
    if (isTyping) return afterTyping(() => onChange({ ...search, search: typed.trim() }));
    return undefined;
  }, [isTyping, typed, search, onChange]);
  const suggestions =
    typed.trim() === '' || isTyping || searching ? [] : recipes.slice(0, MAX_SUGGESTIONS).map(({ id, title }) => ({ id, text: title }));
  return (
    <SearchBox
      id="search"
      readOnly={!useTakenOver()}
      label={t.searchLabel}
      placeholder={t.searchPlaceholder}
      maxLength={MAX_SEARCH_LENGTH}
      shortcut={singleKeys ? '/' : undefined}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      searching={isTyping || searching}
      onSelect={({ id }) => void navigate({ to: '/app/recipes/$id', params: { id } })}
      onSubmit={(value) => onChange({ ...search, search: value.trim() })}
    />
  );
}

function summaryOf(shown: number | undefined, all: number | undefined): string {
  if (shown === undefined || all === undefined) return '';
  if (all === 0) return '';
  return shown === all ? common.recipes({ count: all }) : t.shownOf({ shown, total: all });
}
