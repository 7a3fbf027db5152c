import { queryOf } from '@simmer/client';
import type { Account, Profile } from '@simmer/contracts';
import * as t from '@simmer/messages/profile';
import { Facts, IconArrowRight, IconCamera, IconButtonLink, PantryLabel, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { Face } from '../../recipe/face';

interface MeCardProps {
  account: Account;
  profile: Profile;
  eaters: number | undefined;
}

/** The cook's own card. */
export function MeCard({ account, profile, eaters }: MeCardProps) {
  const { data: facets } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const { name, username, about } = profile;
  return (
    <aside className="me-side" aria-label={t.yourCard}>
      <PantryLabel className="card-me">
        <div className="pic">
          <Face profile={profile} identity={name || account.email} />
          <IconButtonLink href="#picture" label={t.changePicture} line>
            <IconCamera />
          </IconButtonLink>
        </div>
        <div>
          <h1>{name || account.email}</h1>
          {username !== null && <p className="muted">@{username}</p>}
        </div>
        {about && <p>{about}</p>}
        <Facts
          facts={[
            { name: t.recipes, value: String(facets?.total ?? '–') },
            { name: t.atTheTable, value: String(eaters ?? '–') },
          ]}
        />
        {username !== null && (
          <TextLink href={`/app/community/chef/${username}`}>
            {t.seePage}
            <IconArrowRight />
          </TextLink>
        )}
      </PantryLabel>
    </aside>
  );
}
