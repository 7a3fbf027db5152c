import { pagesOf } from '@simmer/client';
import type { FeedNotice } from '@simmer/contracts';
import * as t from '@simmer/messages/feed';
import { ButtonLink, EmptyState, IconBan, IconPencil, IconShieldCheck } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../../api/client';
import emptyPlate from '../../../app/plates/empty.svg';
import { DayLedger, timeOfDay } from './day-ledger';
import { recipeAddress } from '../../../recipe/community-address';

/** What was decided about what the cook has published, and what became of changes that are offered. */
export function NoticesPanel() {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /community/feed/notices', {}));
  const empty = (
    <EmptyState level={3} picture={emptyPlate} title={t.noNoticesTitle}>
      {t.noNotices}
    </EmptyState>
  );
  return (
    <DayLedger part="notices" pages={pages} end={t.endOfNotices} empty={empty}>
      {(notice) => <Notice of={notice} />}
    </DayLedger>
  );
}

function Notice({ of: notice }: { of: FeedNotice }) {
  const { icon, words, way } = notice.kind === 'decision' ? decisionView(notice) : offerView(notice);
  return (
    <li className={notice.is_new ? 'it it-note is-new' : 'it it-note'}>
      <span className="ic">{icon}</span>
      <p>
        <span dir="auto">{words}</span> <span className="muted t15">{timeOfDay(notice.created_at)}</span>
        {notice.is_new && <span className="sr">, {t.isNew}</span>}
      </p>
      {way && (
        <ButtonLink size="sm" href={way.href} aria-label={way.label}>
          {t.look}
        </ButtonLink>
      )}
    </li>
  );
}

interface NoticeView {
  icon: ReactNode;
  words: string;
  /** To what it is about. */
  way?: { href: string; label: string };
}

type NoticeOf<K extends FeedNotice['kind']> = Extract<FeedNotice, { kind: K }>;

function decisionView({ outcome, title }: NoticeOf<'decision'>): NoticeView {
  const isVisible = outcome === 'passed' || outcome === 'restored';
  return {
    icon: isVisible ? <IconShieldCheck /> : <IconBan />,
    words: t.outcomes[outcome]({ title }),
    // of what passed there is no letter to read
    ...(outcome !== 'passed' && { way: { href: '/app/community/decisions', label: t.lookAt({ title }) } }),
  };
}

/** An offer is answered under the recipe, and what became of it stands under the version that it was made from. */
function offerView(notice: NoticeOf<'offer' | 'offer-answer'>): NoticeView {
  const { recipe, fork, changes, cook } = notice;
  const { title } = recipe;
  const offer = { cook: cook?.username ?? t.someone, changes, title };
  return {
    icon: <IconPencil />,
    words: notice.kind === 'offer' ? t.offered(offer) : t.offerAnswered({ ...offer, taken: notice.taken }),
    way: { href: recipeAddress(notice.kind === 'offer' ? recipe.slug : fork.slug), label: t.lookAtOffer({ title }) },
  };
}
