import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS, RECIPE_SORTS, ROOM_TOLD_FROM, type RecipeSort } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/recipe-list';
import {
  Button,
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
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import { Deferred } from '../../../app/frame/deferred';
import { useSingleKeys } from '../../../app/frame/single-keys';
import { useHydrated } from '../../../app/frame/hydrated';
import { useTyped } from '../../../app/frame/use-typed';
import { watchMedia } from '../../../app/frame/watch-media';
import { usePageTitle } from '../../../app/page-title';
import { useRememberedState } from '../../../browser/remembered-state';
import { untilLoaded } from '../../../browser/chunk-failure';
import { ActiveFilters } from './active-filters';
import { FilterPanel, useFacets } from './filter-panel';
import './list.css';
import { SORT_LABELS } from './list-labels';
import { activeFilterCount, type ListSearch } from './list-search';
import { ListResults } from './list-results';
import { factsOf, RecipeSkeletons } from './recipe-results';
import { useListView } from './use-list-view';
import { type RecipeListState, useRecipeList } from './use-recipe-list';

const VIEWS = [
  { value: 'cards', label: t.cards, icon: <IconLayoutGrid /> },
  { value: 'rows', label: t.condensed, icon: <IconLayoutList /> },
] as const;

/** Few visits select anything. */
const SelectRecipes = lazy(() => import('../select/select-recipes').then((loaded) => ({ default: loaded.SelectRecipes })));

/** Most lists have something on them. */
const EmptyList = lazy(() => untilLoaded(async () => ({ default: (await import('./empty-list')).EmptyList })));
/** Few have so many, and most of them pay. */
const RoomBanner = lazy(() => untilLoaded(async () => ({ default: (await import('./room-banner')).RoomBanner })));

/** As in list.css. */
const useWide = watchMedia('(min-width: 720px)');

/** The recipe list: search, filters and sorting live in the address. */
export function ListScreen({ search, onChange }: { search: ListSearch; onChange: (search: ListSearch) => void }) {
  usePageTitle(t.title);
  // until the cook chooses they are open where there is room, which the styles know first
  const [filtersOpen, setFiltersOpen] = useRememberedState<boolean | undefined>('list-filters', undefined);
  const [view, setView] = useListView();
  const [isSelecting, setSelecting] = useState(false);
  // the button answers before the list is drawn anew
  const shownView = useDeferredValue(view);
  const showsSelecting = useDeferredValue(isSelecting);
  const everything = useFacets();
  const facets = useFacets(search.search);
  const list = useRecipeList(search);
  const chosen = activeFilterCount(search);
  const isHydrated = useHydrated();
  const isWide = useWide();
  const isEmpty = everything?.total === 0;
  return (
    <div className={isHydrated ? 'list-screen' : 'list-screen server-rendered'}>
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
        <Deferred>
          <RoomBanner count={everything.total} />
        </Deferred>
      )}
      <div className={filtersOpen ? 'tools is-open' : 'tools'}>
        <ListSearchBox search={search} onChange={onChange} recipes={list.recipes} searching={list.isLoading} />
        {!isEmpty && (
          <>
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
              disabled={!isHydrated}
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
          </>
        )}
      </div>
      {!isEmpty && (
        <>
          <FilterPanel id="filters" search={search} facets={facets} isOpen={filtersOpen} onChange={onChange} />
          <ActiveFilters search={search} summary={summaryOf(list.total, everything?.total)} onChange={onChange} />
        </>
      )}
      <h2 className="sr">{t.results}</h2>
      {showsSelecting ? (
        <Suspense fallback={<RecipeSkeletons view="cards" />}>
          <SelectRecipes recipes={list.recipes} factsOf={factsOf} onDone={() => setSelecting(false)} />
        </Suspense>
      ) : (
        <Results list={list} view={shownView} search={search} onChange={onChange} />
      )}
      {list.total !== undefined && !list.hasMore && (
        <p className="list-end">
          <TextLink href="/app/recipes/deleted">{t.recentlyDeleted}</TextLink>
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
  return (
    <ListResults
      list={list}
      view={view}
      notLoaded={t.didNotLoad}
      empty={
        <Deferred fallback={<RecipeSkeletons view={view} />}>
          <EmptyList search={search} onChange={onChange} />
        </Deferred>
      }
    />
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
  const navigate = useNavigate();
  const ask = (text: string): void => onChange({ ...search, search: text });
  const { typed, setTyped, isTyping } = useTyped(search.search ?? '', ask);
  const suggestions =
    typed.trim() === '' || isTyping || searching ? [] : recipes.slice(0, MAX_SUGGESTIONS).map(({ id, title }) => ({ id, text: title }));
  return (
    <SearchBox
      id="search"
      readOnly={!useHydrated()}
      label={t.searchLabel}
      placeholder={t.searchPlaceholder}
      maxLength={MAX_SEARCH_LENGTH}
      shortcut={singleKeys ? '/' : undefined}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      searching={isTyping || searching}
      onSelect={({ id }) => void navigate({ to: '/app/recipes/$id', params: { id } })}
      onSubmit={(value) => ask(value.trim())}
    />
  );
}

function summaryOf(shown: number | undefined, all: number | undefined): string {
  if (shown === undefined || all === undefined) return '';
  if (all === 0) return '';
  return shown === all ? common.recipes({ count: all }) : t.shownOf({ shown, total: all });
}
