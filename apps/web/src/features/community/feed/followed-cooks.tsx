import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/feed';
import { Link } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { Face } from '../../../recipe/face';

/** Whom the cook follows, with the way to their pages. */
export function FollowedCooks() {
  const { data } = useQuery(queryOf(client, 'GET /community/followed', {}));
  if (!data || data.items.length === 0) return null;
  return (
    <aside aria-labelledby="you-follow">
      <h2 className="h-20" id="you-follow">
        {t.youFollow}
      </h2>
      <ul className="mine">
        {data.items.map((cook) => (
          <li key={cook.username}>
            <Face profile={cook} identity={cook.username} />
            <Link href={`/app/community/chef/${cook.username}`}>{cook.username}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
