import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/frame';
import { ButtonLink, Header, IconButton, IconButtonLink, IconHelpCircle, IconPlus, IconSearch, IconUser, Menu, MenuLink } from '@simmer/ui';
import { useHelpAddress } from '../help/use-help-address';
import { HOME } from '../session/guard';
import { AccountMenu } from './account-menu';
import { useQuietAdd } from './location';
import { NAV } from './sections';

export function CookHeader({ account, section, ownSearch }: { account: Account; section: string | undefined; ownSearch: boolean }) {
  const quietAdd = useQuietAdd();
  const help = useHelpAddress();
  return (
    <Header home={HOME} nav={NAV.map((entry) => ({ ...entry, current: entry.href === section }))}>
      {!ownSearch && (
        <IconButtonLink href="/app/search" label={t.search} id="search">
          <IconSearch size={24} />
        </IconButtonLink>
      )}
      <IconButtonLink href={help} label={t.help}>
        <IconHelpCircle size={24} />
      </IconButtonLink>
      <ButtonLink href="/app/recipes/add" variant={quietAdd ? undefined : 'primary'} size="sm" className="only-wide" icon={<IconPlus />}>
        {t.addRecipe}
      </ButtonLink>
      <AccountMenu account={account} />
    </Header>
  );
}

/** For visitors on the community pages. */
export const CommunityHeader = () => (
  <Header nav={[{ href: '/app/community', label: t.community, current: true }]}>
    <ButtonLink href="/login" variant="quiet" size="sm" className="only-wide">
      {t.signIn}
    </ButtonLink>
    <ButtonLink href="/register" size="sm" className="only-wide">
      {t.createAccount}
    </ButtonLink>
    <VisitorMenu />
  </Header>
);

const VisitorMenu = () => (
  <Menu
    label={t.account}
    trigger={(trigger) => (
      <IconButton {...trigger} label={t.accountMenu} className="only-narrow">
        <IconUser size={24} />
      </IconButton>
    )}
  >
    <MenuLink href="/login">{t.signIn}</MenuLink>
    <MenuLink href="/register">{t.createAccount}</MenuLink>
  </Menu>
);
