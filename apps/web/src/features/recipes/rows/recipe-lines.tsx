import * as common from '@simmer/messages/common';
import { Button, classNames, ErrorState, SkeletonLine } from '@simmer/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import type { RecipeSummary } from '@simmer/contracts';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { EndOfList } from '../list/end-of-list';
import './recipe-lines.css';

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'isPending' | 'isError' | 'isFetching' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage'
>;

const SKELETONS = [1, 2, 3, 4];

interface RowsScreenProps {
  query: Pages;
  isEmpty: boolean;
  texts: { loading: string; notLoaded: string };
  /** Of the heading of a failure. */
  level?: 1 | 2;
  empty: ReactNode;
  children: ReactNode;
}

/** A list that comes in pages; before there is something in it, what is said in its place. */
export function RowsScreen({ query, isEmpty, texts, level = 1, empty, children }: RowsScreenProps) {
  if (query.isPending)
    return (
      <div role="status" aria-label={texts.loading} className="rows-loading">
        {SKELETONS.map((slot) => (
          <SkeletonLine key={slot} />
        ))}
      </div>
    );
  if (query.isError && isEmpty)
    return (
      <ErrorState
        level={level}
        title={texts.notLoaded}
        action={
          <Button variant="primary" onClick={() => void query.refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {query.error?.message}
      </ErrorState>
    );
  return isEmpty ? empty : children;
}

/** The next page of a list, as soon as its end is in view. */
export const NextRows = ({ query }: { query: Pages }) => (
  <EndOfList
    hasMore={query.hasNextPage}
    isLoading={query.isFetching}
    problem={query.error?.message}
    loadMore={() => void query.fetchNextPage()}
  />
);

/** What stands over rows: what they are, and a word beside it. */
export const RowsHead = ({ id, heading, note }: { id: string; heading: string; note: string }) => (
  <div className="rows-head">
    <h2 className="h-24" id={id}>
      {heading}
    </h2>
    <p>{note}</p>
  </div>
);

interface RecipeLineProps {
  recipe: Pick<RecipeSummary, 'title' | 'image' | 'image_url' | 'plate'>;
  /** How wide its picture is shown. */
  sizes: string;
  className?: string;
  /** What stands before the picture. */
  lead: ReactNode;
  text: string;
  /** What can be done with it. */
  end: ReactNode;
  endRef?: Ref<HTMLSpanElement>;
}

/** A recipe as a line: a figure, its picture, its title with a line about it, and what can be done. */
export const RecipeLine = ({ recipe, sizes, className, lead, text, end, endRef }: RecipeLineProps) => (
  <li className={classNames('recipe-line', className)}>
    {lead}
    <span className="pic">
      <RecipePicture of={recipe} sizes={sizes} thumb />
    </span>
    <div>
      <h3>{recipe.title}</h3>
      <p>{text}</p>
    </div>
    <span className="end" ref={endRef}>
      {end}
    </span>
  </li>
);
