import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/feed-mail';
import { OpeningRow } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { FeedMailForm, summaryOf } from './feed-mail-form';

/** In the settings: how often what is new in the feed comes by mail. */
export function FeedMailRow() {
  const { data: chosen } = useQuery(queryOf(client, 'GET /community/feed/mail', {}));
  if (!chosen) return null;
  return (
    <OpeningRow id="feed-mail" group="settings" label={t.rowLabel} value={summaryOf(chosen)}>
      <FeedMailForm chosen={chosen} />
    </OpeningRow>
  );
}
