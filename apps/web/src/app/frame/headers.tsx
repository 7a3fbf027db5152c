import type { Account } from '@simmer/contracts';
import { ButtonLink, Header, IconButton, IconButtonLink, IconHelpCircle, IconPlus, IconSearch, IconUser, Menu, MenuLink } from '@simmer/ui';
import { HOME } from '../session/guard';
import { AccountMenu } from './account-menu';
import { NAV } from './sections';

export function CookHeader({ account, section, ownSearch }: { account: Account; section: string | undefined; ownSearch: boolean }) {
  return (
    <Header home={HOME} nav={NAV.map((entry) => ({ ...entry, current: entry.href === section }))}>
      {!ownSearch && (
        <IconButtonLink href="/app/search" label="Search" id="search">
          <IconSearch size={24} />
        </IconButtonLink>
      )}
      <IconButtonLink href="/knowledge-base" label="Help">
        <IconHelpCircle size={24} />
      </IconButtonLink>
      <ButtonLink href="/app/recipes/add" variant="primary" size="sm" className="only-wide" icon={<IconPlus />}>
        Add Recipe
      </ButtonLink>
      <AccountMenu account={account} />
    </Header>
  );
}

/** For visitors: on the landing, legal and help pages, and on the community pages. `without` leaves out the link to the page one is on. */
export function VisitorHeader({ without }: { without?: 'log-in' | 'sign-up' }) {
  return (
    <Header>
      {without !== 'log-in' && (
        <ButtonLink href="/auth/login" variant="quiet" size="sm">
          Log In
        </ButtonLink>
      )}
      {without !== 'sign-up' && (
        <ButtonLink href="/auth/register" size="sm">
          Sign Up
        </ButtonLink>
      )}
    </Header>
  );
}

/** For visitors on the community pages. */
export const CommunityHeader = () => (
  <Header nav={[{ href: '/app/community', label: 'Community', current: true }]}>
    <ButtonLink href="/login" variant="quiet" size="sm" className="only-wide">
      Sign In
    </ButtonLink>
    <ButtonLink href="/register" size="sm" className="only-wide">
      Create Account
    </ButtonLink>
    <VisitorMenu />
  </Header>
);

const VisitorMenu = () => (
  <Menu
    label="Account"
    trigger={(trigger) => (
      <IconButton {...trigger} label="Account menu" className="only-narrow">
        <IconUser size={24} />
      </IconButton>
    )}
  >
    <MenuLink href="/login">Sign In</MenuLink>
    <MenuLink href="/register">Create Account</MenuLink>
  </Menu>
);
