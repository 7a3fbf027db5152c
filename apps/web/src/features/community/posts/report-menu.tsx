import type { CommunityRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/posts';
import { IconAlertCircle, IconButton, IconDots, Menu, MenuItem, MenuLink } from '@simmer/ui';
import { useState } from 'react';
import { useAccount } from '../../../api/session/use-session';
import { signInAddress } from '../sign-in-address';
import { LazyReport } from './lazy-report';
import { useIntent } from './use-intent';
import { recipeAddress } from '../../../recipe/community-address';

/** Reports a recipe, after signing in for a visitor. */
export function ReportMenu({ card: { id, slug } }: { card: CommunityRecipe }) {
  const account = useAccount();
  const [isReporting, setReporting] = useState(false);
  const keepIntent = useIntent(`report ${id}`, () => setReporting(true));
  return (
    <>
      <Menu
        label={t.more}
        trigger={(props) => (
          <IconButton {...props} line label={t.more}>
            <IconDots />
          </IconButton>
        )}
      >
        {account ? (
          <MenuItem icon={<IconAlertCircle />} onClick={() => setReporting(true)}>
            {t.reportRecipe}
          </MenuItem>
        ) : (
          <MenuLink icon={<IconAlertCircle />} href={signInAddress(recipeAddress(slug))} onClick={keepIntent}>
            {t.reportRecipe}
          </MenuLink>
        )}
      </Menu>
      {isReporting && <LazyReport content={{ kind: 'recipe', id }} onClose={() => setReporting(false)} />}
    </>
  );
}
