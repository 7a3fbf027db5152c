import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/feed';
import { Badge, ButtonLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';

/** The way to the feed, with how much is new there. */
export function FeedLink() {
  const { data } = useQuery(queryOf(client, 'GET /community/feed', {}));
  const count = data ? data.recipes + data.answers + data.notices : 0;
  return (
    <ButtonLink size="sm" href="/app/community/feed">
      {t.title}
      {count > 0 && <Badge count={count} label={t.countNew({ count: String(count) })} />}
    </ButtonLink>
  );
}
