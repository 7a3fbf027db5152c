import type { ChefRelation } from '@simmer/contracts';
import * as t from '@simmer/messages/chef';
import { notSaved } from '@simmer/messages/common';
import { Button, ButtonLink, IconCheck, IconPlus } from '@simmer/ui';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';
import { signInAddress } from './sign-in-address';

interface FollowButtonProps {
  username: string;
  /** Undefined for a visitor, who signs in first. */
  relation: ChefRelation | undefined;
  /** Where a visitor comes back to. */
  address: string;
  /** The first thing to do on the page. */
  primary?: boolean;
  size?: 'sm';
}

/** Follows a cook, and no longer with the same button. */
export function FollowButton({ username, relation, address, primary, size }: FollowButtonProps) {
  const change = useAction(() => write('PUT /community/chefs/:username/follow', { username, follows: !relation?.follows }), notSaved);
  if (!relation)
    return (
      <ButtonLink {...(primary && { variant: 'primary' })} {...(size && { size })} href={signInAddress(address)} icon={<IconPlus />}>
        {t.follow}
      </ButtonLink>
    );
  return (
    <Button
      {...(primary && !relation.follows && { variant: 'primary' })}
      {...(size && { size })}
      aria-pressed={relation.follows}
      busy={change.busy}
      icon={relation.follows ? <IconCheck /> : <IconPlus />}
      onClick={change.run}
    >
      {relation.follows ? t.following : t.follow}
    </Button>
  );
}
