import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/feed-mail';
import { PantryLabel } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { useAccount } from '../../../api/session/use-session';
import { FeedMailForm } from './feed-mail-form';

/** Beside the feed: how often it comes by mail, and where to. */
export function FeedMailLabel() {
  const { data: chosen } = useQuery(queryOf(client, 'GET /community/feed/mail', {}));
  const account = useAccount();
  if (!chosen || !account) return null;
  return (
    <PantryLabel kicker={t.to({ email: account.email })} role="region" aria-labelledby="feed-by-mail">
      <h2 className="h-24" id="feed-by-mail">
        {t.title}
      </h2>
      <FeedMailForm chosen={chosen} />
    </PantryLabel>
  );
}
