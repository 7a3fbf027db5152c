import type { RecipeHit } from '@simmer/contracts';
import { type Diet, MAX_SEARCH_LENGTH } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/search';
import { type Facets, RecipeList } from '@simmer/recipe-list';
import { Button, ErrorState, IconAdjustmentsHorizontal, SearchBox, SearchHitSkeleton, Tag } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useSingleKeys } from '../../../app/frame/single-keys';
import { useOnline } from '../../../app/frame/use-online';
import { useTyped } from '../../../app/frame/use-typed';
import { usePageTitle } from '../../../app/page-title';
import { useRememberedState } from '../../../browser/remembered-state';
import { type Found, type SearchState, useSearch } from '../../../device/library/search/use-search';
import { untilLoaded } from '../../../browser/chunk-failure';
import { FilterPanel } from '../list/filter-panel';
import { activeFilterCount, clearFilters } from '../list/list-search';
import { BeforeSearching } from './before-searching';
import { HitRow } from './hit-row';
import { NothingFound } from './nothing-found';
import { keptBy } from './question-parts';
import { ReadAs } from './read-as';
import { useRecentSearches } from './recent-searches';
import './search.css';
import type { SearchParams } from './search-params';
import { type SearchSuggestion, useSuggestions } from './use-suggestions';

/** Many cooks share no household. */
const HouseholdHits = lazy(() => untilLoaded(() => import('./household-hits')));
/** Beside the cook's own, which do not wait for them. */
const CommunityHits = lazy(() => untilLoaded(() => import('./community-hits')));

const NO_DIETS: readonly Diet[] = [];

interface SearchScreenProps {
  params: SearchParams;
  onChange: (params: SearchParams) => void;
}

/** The search page: one field that understands how a cook asks, and hits that say why they are hits. */
export function SearchScreen({ params, onChange }: SearchScreenProps) {
  usePageTitle(t.title);
  const { q = '', exact = false, ...filter } = params;
  const navigate = useNavigate();
  const singleKeys = useSingleKeys() === 'on';
  const { typed, setTyped, isTyping } = useTyped(q, (text) => onChange({ ...filter, q: text }));
  const [filtersOpen, setFiltersOpen] = useRememberedState('search-filters', false);
  const { recents, remember, forget, forgetAll } = useRecentSearches();
  const search = useSearch(q, exact, filter.diets ?? NO_DIETS);
  const { found, problem } = search;
  const shown = useFiltered(found, params);
  const suggestions = useSuggestions(typed, recents, isTyping ? undefined : found);
  const active = activeFilterCount(params);

  const ask = (question: string, isExact = false): void => {
    setTyped(question);
    onChange({ ...filter, q: question, ...(isExact && { exact: true }) });
  };
  const submit = (question: string): void => {
    remember({ text: question, ...(question.trim() === q && found && { count: found.total }) });
    ask(question.trim());
  };
  const choose = ({ recipeId, text }: SearchSuggestion): void => {
    if (recipeId === undefined) return submit(text);
    remember({ text: typed });
    setTyped(typed);
    void navigate({ to: '/app/recipes/$id', params: { id: recipeId } });
  };

  return (
    <div className="search-screen">
      <h1 className="h-44">{t.title}</h1>
      <div className="find">
        <SearchBox
          id="search"
          large
          autoFocus={q === ''}
          label={t.label}
          placeholder={t.placeholder}
          maxLength={MAX_SEARCH_LENGTH}
          shortcut={singleKeys ? '/' : undefined}
          value={typed}
          onValueChange={setTyped}
          suggestions={suggestions}
          searching={suggestions.length === 0 && (search.isSearching || isTyping)}
          error={suggestions.length === 0 ? problem?.message : undefined}
          onRetry={search.retry}
          onSelect={choose}
          onSubmit={submit}
        />
        <Button
          icon={<IconAdjustmentsHorizontal />}
          aria-expanded={filtersOpen}
          aria-controls="filters"
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          <span className="lbl">{t.filters}</span>
          <span className="sr"> {t.filtersOf}</span>
          {active > 0 && (
            <Tag tone="yolk">
              {active}
              <span className="sr"> {t.active}</span>
            </Tag>
          )}
        </Button>
      </div>
      <FilterPanel
        id="filters"
        search={params}
        facets={q === '' ? undefined : shown.facets}
        isOpen={filtersOpen}
        onChange={(next) => onChange({ ...next, ...(q && { q }), ...(exact && { exact }) })}
      />
      {q === '' ? (
        <BeforeSearching recents={recents} onSearch={submit} onForget={forget} onForgetAll={forgetAll} />
      ) : (
        <>
          {search.answered !== undefined && (
            <ReadAs question={search.answered} conditions={found?.conditions ?? []} exact={exact} onChange={ask} />
          )}
          {filter.diets && <p className="t13 muted">{t.dietsComputed}</p>}
          <div className="found">
            <div>
              <Results
                search={search}
                shown={shown}
                question={q}
                onSearch={submit}
                onOpen={() => remember({ text: q, ...(found && { count: found.total }) })}
                onClearFilters={active > 0 ? () => onChange({ ...clearFilters(params), q, ...(exact && { exact }) }) : undefined}
              />
              <Suspense>
                <HouseholdHits question={q} />
              </Suspense>
            </div>
            <Suspense>
              <CommunityHits question={q} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
}

interface Shown extends Pick<Found, 'slower'> {
  full: readonly RecipeHit[];
  nearly: readonly RecipeHit[];
  facets: Facets | undefined;
}

function useFiltered(found: Found | undefined, { categories, difficulties, timeRanges }: SearchParams): Shown {
  const filter = JSON.stringify({ categories, difficulties, timeRanges });
  return useMemo(() => {
    const list = new RecipeList([...(found?.hits ?? []), ...(found?.slower ?? [])].map(({ recipe }) => recipe));
    const through = new Set(list.list(JSON.parse(filter) as SearchParams, 'newest').map(({ id }) => id));
    const isThrough = ({ recipe }: RecipeHit) => through.has(recipe.id);
    const hits = (found?.hits ?? []).filter(isThrough);
    return {
      full: hits.filter(({ lacks }) => lacks === null),
      nearly: hits.filter(({ lacks }) => lacks !== null),
      slower: (found?.slower ?? []).filter(isThrough),
      facets: found && list.facets({}),
    };
  }, [found, filter]);
}

interface ResultsProps {
  search: SearchState;
  shown: Shown;
  question: string;
  onSearch: (question: string) => void;
  onOpen: () => void;
  onClearFilters: (() => void) | undefined;
}

function Results({ search: { found, problem, isSearching, retry }, shown, question, onSearch, onOpen, onClearFilters }: ResultsProps) {
  const online = useOnline();
  if (!found && problem)
    return (
      <ErrorState
        level={2}
        title={t.didNotLoad}
        action={
          <Button variant="primary" onClick={retry}>
            {common.tryAgain}
          </Button>
        }
      >
        {problem.message}
      </ErrorState>
    );
  if (!found) return <HitSkeletons />;
  const near = [...shown.slower, ...shown.nearly];
  const count = shown.full.length === found.hits.filter(({ lacks }) => lacks === null).length ? found.total : shown.full.length;
  const isEmpty = shown.full.length === 0 && near.length === 0;
  const row = (hit: RecipeHit) => <HitRow key={hit.recipe.id} hit={hit} keeps={keptBy(hit, found.conditions)} onOpen={onOpen} />;
  return (
    <div aria-busy={isSearching}>
      <p className={isEmpty && !onClearFilters ? 'sr' : 'strong total'} role="status">
        {online ? t.found({ count }) : t.foundHere({ count })}
      </p>
      {isEmpty && onClearFilters && (
        <ErrorState level={2} title={t.noMatches} action={<Button onClick={onClearFilters}>{t.clearFilters}</Button>}>
          {t.noMatchesText}
        </ErrorState>
      )}
      {isEmpty && !onClearFilters && <NothingFound question={question} parts={found.parts} onSearch={onSearch} />}
      {!isEmpty && (
        <section className="group" aria-labelledby="own-hits">
          <header>
            <h2 id="own-hits">{t.yours}</h2>
            <span className="count muted t15">{near.length > 0 ? t.nearlyToo({ count, nearly: near.length }) : count}</span>
          </header>
          <ul>{shown.full.map(row)}</ul>
          {near.length > 0 && (
            <section className="near" aria-labelledby="near-hits">
              <h3 id="near-hits">{t.nearly}</h3>
              <ul>{near.map(row)}</ul>
            </section>
          )}
        </section>
      )}
    </div>
  );
}

const SKELETONS = 5;

const HitSkeletons = () => (
  <ul className="sk-hits" role="status" aria-label={t.loading}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <SearchHitSkeleton key={index} />
    ))}
  </ul>
);
