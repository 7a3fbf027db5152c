import { pagesOf } from '@simmer/client';
import type { FeedNotice } from '@simmer/contracts';
import * as t from '@simmer/messages/feed';
import { ButtonLink, EmptyState, IconBan, IconShieldCheck } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import emptyPlate from '../../../app/plates/empty.svg';
import { DayLedger, timeOfDay } from './day-ledger';

/** What was decided about what the cook has published. */
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

function Notice({ of: { outcome, title, created_at, is_new } }: { of: FeedNotice }) {
  const isVisible = outcome === 'passed' || outcome === 'restored';
  return (
    <li className={is_new ? 'it it-note is-new' : 'it it-note'}>
      <span className="ic">{isVisible ? <IconShieldCheck /> : <IconBan />}</span>
      <p>
        <span dir="auto">{t.outcomes[outcome]({ title })}</span> <span className="muted t15">{timeOfDay(created_at)}</span>
        {is_new && <span className="sr">, {t.isNew}</span>}
      </p>
      {/* of what passed there is no letter to read */}
      {outcome !== 'passed' && (
        <ButtonLink size="sm" href="/app/community/decisions" aria-label={t.lookAt({ title })}>
          {t.look}
        </ButtonLink>
      )}
    </li>
  );
}
