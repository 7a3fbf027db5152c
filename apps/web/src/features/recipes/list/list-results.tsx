import * as common from '@simmer/messages/common';
import { Button, ErrorState } from '@simmer/ui';
import { lazy, type ReactNode } from 'react';
import { Deferred } from '../../../app/frame/deferred';
import { untilLoaded } from '../../../browser/chunk-failure';
import { type ListView, RecipeResults, RecipeSkeletons } from './recipe-results';
import type { RecipeListState } from './use-recipe-list';

/** Nobody is at the end before the page is idle. */
const EndOfList = lazy(() => untilLoaded(async () => ({ default: (await import('./end-of-list')).EndOfList })));

interface ListResultsProps {
  list: RecipeListState;
  view: ListView;
  /** The heading of a failure. */
  notLoaded: string;
  empty: ReactNode;
}

/** A list of recipes, with its next page as its end comes near; before there is something on it, what is said in its place. */
export function ListResults({ list, view, notLoaded, empty }: ListResultsProps) {
  if (list.isPending) return <RecipeSkeletons view={view} />;
  if (list.problem && list.total === undefined)
    return (
      <ErrorState
        level={2}
        title={notLoaded}
        action={
          <Button variant="primary" onClick={list.retry}>
            {common.tryAgain}
          </Button>
        }
      >
        {list.problem.message}
      </ErrorState>
    );
  if (list.recipes.length === 0) return empty;
  return (
    <>
      <RecipeResults recipes={list.recipes} view={view} />
      {list.hasMore && (
        <Deferred>
          <EndOfList hasMore isLoading={list.isLoading} problem={list.problem?.message} loadMore={list.loadMore} />
        </Deferred>
      )}
    </>
  );
}
