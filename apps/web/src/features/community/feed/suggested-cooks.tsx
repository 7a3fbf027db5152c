import { queryOf } from '@simmer/client';
import type { SuggestedCook } from '@simmer/contracts';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/feed';
import { Button, ButtonLink, EmptyState, IconCheck, IconPlus, Link } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import { write } from '../../../api/write';
import emptyPlate from '../../../app/plates/empty.svg';
import { useAction } from '../../../forms/use-action';
import { Face } from '../../../recipe/face';

/** For whoever follows nobody: three cooks to follow in place. */
export function SuggestedCooks({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(queryOf(client, 'GET /community/suggested-cooks', {}));
  const { data: followed } = useQuery(queryOf(client, 'GET /community/followed', {}));
  const actions = followed?.items.length ? (
    <Button variant="primary" onClick={onDone}>
      {t.showRecipes}
    </Button>
  ) : (
    <ButtonLink variant="primary" href="/app/community">
      {t.explore}
    </ButtonLink>
  );
  const example = data && data.items.length > 0 && (
    <ul className="some">
      {data.items.map((cook) => (
        <Suggested key={cook.username} cook={cook} />
      ))}
    </ul>
  );
  return (
    <EmptyState level={3} picture={emptyPlate} title={t.followTitle} actions={actions} example={example}>
      {t.followText}
    </EmptyState>
  );
}

function Suggested({ cook }: { cook: SuggestedCook }) {
  const { username, about } = cook;
  const [follows, setFollows] = useState(false);
  const follow = useAction(async () => {
    setFollows((await write('PUT /community/chefs/:username/follow', { username, follows: !follows })).follows);
  }, common.notSaved);
  return (
    <li>
      <Face profile={cook} identity={username} />
      <span>
        <Link href={`/app/community/chef/${username}`}>{username}</Link>
        {about && (
          <span className="t13 muted about" dir="auto">
            {about}
          </span>
        )}
      </span>
      <Button
        size="sm"
        aria-pressed={follows}
        aria-label={t.followCook({ username })}
        busy={follow.busy}
        icon={follows ? <IconCheck /> : <IconPlus />}
        onClick={follow.run}
      >
        {follows ? t.following : t.follow}
      </Button>
    </li>
  );
}
