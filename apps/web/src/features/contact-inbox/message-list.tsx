import { pagesOf } from '@simmer/client';
import type { ContactMessageSummary } from '@simmer/contracts';
import { tryAgain } from '@simmer/messages/common';
import { topics } from '@simmer/messages/contact';
import * as t from '@simmer/messages/contact-inbox';
import { Banner, Button, IconAlertTriangle, TextButton } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { client } from '../../api/client';

import { type InboxFilter, inboxInput } from './inbox-filter';

export function MessageList({ filter }: { filter: InboxFilter }) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    pagesOf(client, 'GET /staff/contact-messages', inboxInput(filter)),
  );
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
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
  if (!data) return <p role="status">{t.loading}</p>;
  if (found.length === 0) return <p role="status">{t.nothing}</p>;
  return (
    <>
      <ul className="inbox-list">
        {found.map((one) => (
          <MessageRow key={one.id} one={one} filter={filter} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </>
  );
}

function MessageRow({ one, filter }: { one: ContactMessageSummary; filter: InboxFilter }) {
  const { id, number, topic, name, excerpt, received_at: receivedAt, assigned_to: assignedTo } = one;
  return (
    <li>
      <RouterLink
        className="inbox-row"
        to="/app/staff/contact"
        search={{ ...filter, message: id }}
        resetScroll={false}
        aria-current={filter.message === id ? 'true' : undefined}
      >
        <span>
          <b dir="auto">{name}</b>
          <small>{t.line({ number: String(number), topic: topics[topic] })}</small>
          <span className="inbox-excerpt" dir="auto">
            {excerpt}
          </span>
        </span>
        <span className="inbox-end">
          <time dateTime={receivedAt}>{t.received({ at: new Date(receivedAt) })}</time>
          {assignedTo && <span>{assignedTo.is_you ? t.yours : t.assignedTo({ name: assignedTo.name || t.somebody })}</span>}
        </span>
      </RouterLink>
    </li>
  );
}
