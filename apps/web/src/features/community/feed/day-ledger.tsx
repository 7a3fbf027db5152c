import type { FeedPart } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/feed';
import { locale } from '@simmer/messages/language';
import { Banner, Button, EndLine, ErrorState, IconAlertTriangle, SkeletonLine, TextButton } from '@simmer/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useScrollEnd } from '../use-scroll-end';
import { useSeen } from './use-seen';

interface Item {
  id: string;
  created_at: string;
}

interface Page<T> {
  items: T[];
  next: string | null;
  as_of: string;
}

interface DayLedgerProps<T> {
  part: FeedPart;
  pages: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  /** In place of a ledger with nothing in it. */
  empty: ReactNode;
  end: string;
  children: (item: T) => ReactNode;
}

/** A part of the feed, day by day, page after page as the end of the page comes near. */
export function DayLedger<T extends Item>({ part, pages, empty, end, children }: DayLedgerProps<T>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
  useSeen(part, data?.pages[0]?.as_of);
  // a second call while one is under way would cancel it and ask again
  const next = isFetching || error ? undefined : (data?.pages.at(-1)?.next ?? undefined);
  useScrollEnd(() => void fetchNextPage({ cancelRefetch: false }), next);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (error && items.length === 0)
    return (
      <ErrorState
        level={3}
        title={t.didNotLoad}
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <div role="status" aria-label={t.loading}>
        <SkeletonLine />
        <SkeletonLine />
      </div>
    );
  if (items.length === 0 && !hasNextPage) return empty;
  return (
    <div aria-busy={isFetchingNextPage}>
      {daysOf(items).map(({ day, ofDay }) => (
        <Day key={day} at={ofDay[0]?.created_at ?? day}>
          {ofDay.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </Day>
      ))}
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />} end={<TextButton onClick={() => void refetch()}>{common.tryAgain}</TextButton>}>
          {error.message}
        </Banner>
      )}
      {isFetchingNextPage && <EndLine loading>{t.loading}</EndLine>}
      {!hasNextPage && !error && <EndLine>{end}</EndLine>}
    </div>
  );
}

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
const wholeDay = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

/** '9:40 AM' */
export const timeOfDay = (timestamp: string): string => clock.format(new Date(timestamp));

function Day({ at, children }: { at: string; children: ReactNode }) {
  const date = new Date(at);
  const [today] = useState(() => new Date().toDateString());
  return (
    <section className={date.toDateString() === today ? 'day is-today' : 'day'} aria-label={wholeDay.format(date)}>
      <p className="date" aria-hidden="true">
        <span>
          {weekday.format(date)}
          <b>{date.getDate()}</b>
        </span>
      </p>
      <ol>{children}</ol>
    </section>
  );
}

/** Items of one day, where the reader is, in the order given. */
function daysOf<T extends Item>(items: readonly T[]): { day: string; ofDay: T[] }[] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = new Date(item.created_at).toDateString();
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}
