import { queryOf } from '@simmer/client';
import { CONTACT_QUEUES, CONTACT_STATES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/contact-inbox';
import { SelectField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { type InboxFilter, inboxInput, readInboxFilter } from './inbox-filter';
import { MessageList } from './message-list';
import { OpenMessage } from './open-message';
import './contact-inbox.css';

interface InboxScreenProps {
  filter: InboxFilter;
  onFilter: (filter: InboxFilter) => void;
}

/** What people wrote from the contact page, and the open message beside it. Complaints about copyright wait apart. */
export function InboxScreen({ filter, onFilter }: InboxScreenProps) {
  usePageTitle(t.title);
  const { data: counts } = useQuery(queryOf(client, 'GET /staff/contact-counts', {}));
  const { queue, state } = inboxInput(filter);
  const change = (part: Record<string, string>): void => onFilter(readInboxFilter({ ...filter, message: '', ...part }));
  return (
    <>
      <h1 className="h-44">{t.title}</h1>
      <p className="t17 muted inbox-lead">{counts && t.waiting({ count: counts[queue].waiting })}</p>
      <div className="staff-filters">
        <SelectField label={t.queue} value={queue} onChange={({ target }) => change({ queue: target.value })}>
          {CONTACT_QUEUES.map((one) => (
            <option key={one} value={one}>
              {t.queues[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label={t.show} value={state} onChange={({ target }) => change({ state: target.value })}>
          {CONTACT_STATES.map((one) => (
            <option key={one} value={one}>
              {t.states[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="inbox">
        <section aria-labelledby="messages-heading">
          <h2 className="sr" id="messages-heading">
            {t.messages}
          </h2>
          <MessageList filter={filter} />
        </section>
        {filter.message ? <OpenMessage key={filter.message} id={filter.message} /> : <p className="muted">{t.choose}</p>}
      </div>
    </>
  );
}
