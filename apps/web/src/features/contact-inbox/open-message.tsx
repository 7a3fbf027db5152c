import { queryOf } from '@simmer/client';
import type { ContactMessage } from '@simmer/contracts';
import { tryAgain } from '@simmer/messages/common';
import { topics } from '@simmer/messages/contact';
import * as t from '@simmer/messages/contact-inbox';
import { LANGUAGE_NAMES, type Language } from '@simmer/messages/languages';
import { Banner, Button, IconAlertTriangle, TextButton } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { AnswerForm } from './answer-form';
import { OpenCaseButton } from './open-case-button';
import { useHandle } from './use-handle';

/** One message with everything that came along, what staff answered, and what can be done. */
export function OpenMessage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(client, 'GET /staff/contact-messages/:id', { id }));
  if (!data)
    return error ? (
      <Banner tone="error" icon={<IconAlertTriangle />} end={<TextButton onClick={() => void refetch()}>{tryAgain}</TextButton>}>
        {error.message}
      </Banner>
    ) : (
      <p role="status">{t.loadingMessage}</p>
    );
  return (
    <section aria-labelledby="message-heading">
      <div className="plabel inbox-what">
        <p className="kick">{[t.states[data.state], topics[data.topic]].join(', ')}</p>
        <h2 className="h-24" id="message-heading" dir="auto">
          {t.line({ number: String(data.number), topic: data.name })}
        </h2>
        {data.message && <blockquote dir="auto">{data.message}</blockquote>}
        <Details of={data} />
      </div>
      <Actions of={data} />
      <Answers of={data} />
      <AnswerForm key={`${data.id} ${data.answers.length}`} of={data} />
    </section>
  );
}

function Details({ of }: { of: ContactMessage }) {
  const { email, has_account: hasAccount, language, browser, received_at: receivedAt, complaint } = of;
  const readsIn = LANGUAGE_NAMES[language as Language];
  return (
    <>
      <ul className="inbox-details" aria-label={t.details}>
        <Line head={t.from}>
          {email}
          <small>{[t.received({ at: new Date(receivedAt) }), hasAccount && t.withAccount].filter(Boolean).join(', ')}</small>
        </Line>
        <Line head={t.language}>{readsIn}</Line>
        {browser && <Line head={t.browser}>{browser}</Line>}
        {complaint && (
          <>
            <Line head={t.work}>
              <span dir="auto">{complaint.work}</span>
            </Line>
            <Line head={t.place}>
              <span dir="auto">{complaint.place}</span>
            </Line>
            <Line head={t.goodFaith}>{t.confirmed}</Line>
            <Line head={t.signature}>
              <span dir="auto">{complaint.signature}</span>
            </Line>
          </>
        )}
      </ul>
      {complaint &&
        (complaint.recipe_slug === null ? <p className="t15 muted">{t.noRecipe}</p> : <OpenCaseButton slug={complaint.recipe_slug} />)}
    </>
  );
}

const Line = ({ head, children }: { head: string; children: ReactNode }) => (
  <li>
    <b>{head}</b>
    <span>{children}</span>
  </li>
);

function Actions({ of: { id, revision, state, assigned_to: assignedTo } }: { of: ContactMessage }) {
  const { isBusy, handle } = useHandle(id);
  const isMine = assignedTo?.is_you ?? false;
  const isClosed = state === 'closed';
  const assign = () => write('PUT /staff/contact-messages/:id/assignment', { id, revision, to: isMine ? 'nobody' : 'me' });
  const setState = () =>
    write('PUT /staff/contact-messages/:id/state', { id, revision, state: isClosed || state === 'filtered' ? 'open' : 'closed' });
  return (
    <div className="inbox-actions">
      <Button size="sm" busy={isBusy} onClick={() => void handle(assign, isMine ? t.given : t.taken)}>
        {isMine ? t.giveBack : t.takeOn}
      </Button>
      <Button size="sm" busy={isBusy} onClick={() => void handle(setState, isClosed || state === 'filtered' ? t.reopened : t.closed)}>
        {isClosed || state === 'filtered' ? t.reopen : t.close}
      </Button>
    </div>
  );
}

function Answers({ of: { answers } }: { of: ContactMessage }) {
  if (answers.length === 0) return null;
  return (
    <section className="inbox-answers" aria-labelledby="answers-heading">
      <h3 className="h-20" id="answers-heading">
        {t.answers}
      </h3>
      <ul>
        {answers.map(({ text, at, by }) => (
          <li key={at}>
            <small className="muted">
              {by.is_you ? t.you : by.name || t.somebody}, {t.received({ at: new Date(at) })}
            </small>
            <blockquote dir="auto">{text}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
