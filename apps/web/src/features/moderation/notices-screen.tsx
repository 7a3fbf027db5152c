import { pagesOf } from '@simmer/client';
import type { ModerationNotice } from '@simmer/contracts';
import { tryAgain } from '@simmer/messages/common';
import * as t from '@simmer/messages/moderation';
import { Banner, Button, IconAlertTriangle, TextButton } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { AppealDialog } from '../../recipe/appeal-dialog';
import './notices.css';

/** What staff decided about a cook's own content, and the way to ask for another look. */
export function NoticesScreen() {
  usePageTitle(t.noticesTitle);
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    pagesOf(client, 'GET /community/moderation-notices', {}),
  );
  const notices = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="h-44">{t.noticesTitle}</h1>
      <p className="t17 muted measure">{t.noticesLead}</p>
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />} end={<TextButton onClick={() => void refetch()}>{tryAgain}</TextButton>}>
          {error.message}
        </Banner>
      )}
      {data && notices.length === 0 && <p role="status">{t.noNotices}</p>}
      <ul className="notices">
        {notices.map((notice) => (
          <Notice key={notice.id} of={notice} />
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

function Notice({ of }: { of: ModerationNotice }) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const { id, kind, title, at, rule, letter, action, is_hidden: isHidden, banned_until: until, appeal, appeal_until: appealUntil } = of;
  const mayAppeal = isHidden && !appeal && Date.parse(appealUntil) > now;
  return (
    <li className="plabel">
      <p className="kick">{[t.kinds[kind], rule && t.rules[rule]].filter(Boolean).join(', ')}</p>
      <h2 className="h-24" dir="auto">
        {title}
      </h2>
      <p>
        <b>{isHidden ? t.hiddenSince({ at: new Date(at) }) : t.shownAgain}</b>{' '}
        {isHidden && (kind === 'made' || kind === 'comment' ? t.onlyYouSee : t.onlyYou)}
      </p>
      <blockquote dir="auto">{letter}</blockquote>
      {action === 'ban' && isHidden && <p>{until ? t.bannedUntil({ until: new Date(until) }) : t.bannedForGood}</p>}
      {appeal && (
        <>
          <p role="status">{appeal.outcome === 'open' ? t.appealSent : t.answer}</p>
          {appeal.letter && <blockquote dir="auto">{appeal.letter}</blockquote>}
        </>
      )}
      {mayAppeal && (
        <p className="notice-ends">
          <Button onClick={() => setOpen(true)}>{t.askAgain}</Button>
          <span className="t15 muted">{t.askUntil({ until: new Date(appealUntil) })}</span>
        </p>
      )}
      <AppealDialog id={id} open={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}
