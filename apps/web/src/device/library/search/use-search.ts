import { queryKey, queryOf } from '@simmer/client';
import type { RecipeHit, SearchCondition } from '@simmer/contracts';
import { type Diet, MAX_HITS, SEARCH_CACHE, SEARCH_DEBOUNCE_MS } from '@simmer/contracts/constants';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client';
import type { Library } from '../local-library';
import { useLibrary } from '../use-library';
import { type Answers, type LocalHit, searchThread } from './search-thread';

export interface Found {
  hits: readonly RecipeHit[];
  total: number;
  slower: readonly RecipeHit[];
  parts: readonly { word: string; count: number }[];
  conditions: readonly SearchCondition[];
}

export interface SearchState {
  /** What this question has found; what the one before it has found until then. */
  found: Found | undefined;
  isSearching: boolean;
  /** The question that was found for; undefined while it is one before it, and nobody knows which. */
  answered: string | undefined;
  /** Found in the copy on this device. */
  isLocal: boolean;
  problem: Error | null;
  retry(): void;
}

/** Searches the cook's recipes: the copy on this device at once, and the server where there is none, or where it takes too long. */
export function useSearch(question: string, exact: boolean, diets: readonly Diet[]): SearchState {
  const library = useLibrary();
  const local = useLocalAnswer(question, exact, diets, library);
  const queryClient = useQueryClient();
  const isServers = question !== '' && (library === undefined || local.isLate);
  if (isServers) trimSearches(queryClient);
  const server = useQuery({
    ...queryOf(client, 'GET /recipes/search', { q: question, exact, limit: MAX_HITS, ...(diets.length > 0 && { diets: [...diets] }) }),
    staleTime: SEARCH_CACHE.lifetimeMs * SEARCH_CACHE.freshShare,
    gcTime: SEARCH_CACHE.lifetimeMs,
    placeholderData: keepPreviousData,
    enabled: isServers,
  });
  const found = library && local.answer ? shownOf(local.answer, library) : isServers ? server.data : undefined;
  return {
    found,
    isSearching:
      question !== '' && (library ? local.isWaiting && !(isServers && server.isSuccess) : server.isFetching && !server.isSuccess),
    answered: library && local.answer ? local.question : server.isPlaceholderData ? undefined : question,
    isLocal: library !== undefined && local.answer !== undefined,
    problem: isServers && !local.answer ? server.error : null,
    retry: () => void server.refetch(),
  };
}

const SEARCHES = queryKey('GET /recipes/search');

/** Answers that are too old are no longer shown, and of the others only the newest are kept. */
export function trimSearches(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const idle = cache
    .findAll({ queryKey: SEARCHES, type: 'inactive' })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const tooOld = Date.now() - SEARCH_CACHE.lifetimeMs;
  idle.forEach((query, at) => {
    if (at >= SEARCH_CACHE.entries || query.state.dataUpdatedAt < tooOld) cache.remove(query);
  });
}

/** The copy's answer; asked for again with every change of the library. */
function useLocalAnswer(question: string, exact: boolean, diets: readonly Diet[], library: Library | undefined) {
  const key = JSON.stringify([question, exact, diets]);
  const [told, setTold] = useState<{ key: string; answer: Answers['search'] }>();
  const [lateFor, setLateFor] = useState<string>();
  useEffect(() => {
    const thread = library && question !== '' ? searchThread() : undefined;
    if (!thread) return;
    let isOver = false;
    // the first question waits for all of the copy to be taken in
    const timer = setTimeout(() => setLateFor(key), SEARCH_DEBOUNCE_MS);
    const [asked, isExact, fitting] = JSON.parse(key) as [string, boolean, Diet[]];
    thread.ask({ ask: 'search', question: asked, exact: isExact, diets: fitting, most: MAX_HITS }).then(
      (answer) => {
        clearTimeout(timer);
        if (!isOver) setTold({ key, answer });
      },
      () => setLateFor(key), // without its thread the server searches
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, question, library]);
  const isWaiting = told?.key !== key;
  const isLate = isWaiting && lateFor === key;
  const [answered] = told ? (JSON.parse(told.key) as [string]) : [undefined];
  return { answer: isLate || question === '' ? undefined : told?.answer, question: answered, isWaiting, isLate };
}

/** With the recipes as this device shows them now; what is gone meanwhile is no hit. */
function shownOf(answer: Answers['search'], { list }: Library): Found {
  const withRecipe = (hits: readonly LocalHit[]): RecipeHit[] =>
    hits.flatMap(({ id, why, ...rest }) => {
      const recipe = list.get(id);
      return recipe ? [{ ...rest, keeps: [...rest.keeps], recipe, why: why as RecipeHit['why'] }] : [];
    });
  return {
    hits: withRecipe(answer.hits),
    slower: withRecipe(answer.slower),
    total: answer.total,
    parts: answer.parts,
    conditions: answer.conditions,
  };
}
