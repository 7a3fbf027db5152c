import { tryAgain } from '@simmer/messages/common';
import { Banner, Button, IconAlertTriangle, TextButton } from '@simmer/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface PagedListProps<T> {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>;
  words: { loading: string; empty: string; more: string };
  /** What shows those that have come, in a list or a table. */
  children: (items: T[]) => ReactNode;
}

/** A list that comes page by page, as far as the reader asks for it. */
export function PagedList<T>({ pages, words, children }: PagedListProps<T>) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = pages;
  if (error)
    return (
      <Banner
        tone="error"
        icon={<IconAlertTriangle />}
        end={<TextButton onClick={() => void (data ? fetchNextPage() : refetch())}>{tryAgain}</TextButton>}
      >
        {error.message}
      </Banner>
    );
  if (!data) return <p role="status">{words.loading}</p>;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p role="status">{words.empty}</p>;
  return (
    <>
      {children(items)}
      {hasNextPage && (
        <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}
