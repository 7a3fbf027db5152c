import { pagesOf } from '@simmer/client';
import type { ContactMessageSummary } from '@simmer/contracts';
import { topics } from '@simmer/messages/contact';
import * as t from '@simmer/messages/contact-inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { client } from '../../api/client';
import { PagedList } from '../../app/paged-list';
import { type InboxFilter, inboxInput } from './inbox-filter';

export function MessageList({ filter }: { filter: InboxFilter }) {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /staff/contact-messages', inboxInput(filter)));
  return (
    <PagedList pages={pages} words={{ loading: t.loading, empty: t.nothing, more: t.more }}>
      {(messages) => (
        <ul className="inbox-list">
          {messages.map((one) => (
            <MessageRow key={one.id} one={one} filter={filter} />
          ))}
        </ul>
      )}
    </PagedList>
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
