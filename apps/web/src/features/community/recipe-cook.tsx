import type { ChefSummary } from '@simmer/contracts';
import * as t from '@simmer/messages/community-recipe';
import { Link } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { findOf } from '../../api/find-of';
import { useAccount } from '../../api/session/use-session';
import { chefAddress } from '../../recipe/community-address';
import { Face } from '../../recipe/face';
import { FollowButton } from './follow-button';

interface RecipeCookProps {
  chef: ChefSummary | null;
  /** Whom the recipe itself names. */
  author: string;
  isOwn: boolean;
  /** Of the recipe. */
  address: string;
}

/** Whose recipe it is, with the way to their page and a button to follow them. */
export function RecipeCook({ chef, author, isOwn, address }: RecipeCookProps) {
  if (!chef) return author ? <p className="t17 muted">{author}</p> : null;
  return (
    <div className="cook">
      <Face profile={chef} identity={chef.username} />
      <Link href={chefAddress(chef.username)}>
        <b dir="auto">{author || t.by({ username: chef.username })}</b>
        {author && <span className="t15 muted">{t.by({ username: chef.username })}</span>}
      </Link>
      {!isOwn && <Follow username={chef.username} address={address} />}
    </div>
  );
}

/** For a reader as soon as it is known whether they follow. */
function Follow({ username, address }: { username: string; address: string }) {
  const account = useAccount();
  const { data } = useQuery({ ...findOf(client, 'GET /community/chefs/:username', { username }), enabled: account !== undefined });
  if (account && !data?.relation) return null;
  return <FollowButton username={username} relation={data?.relation ?? undefined} address={address} size="sm" />;
}
