import * as t from '@simmer/messages/ui';
import type { ReactNode } from 'react';
import { Avatar, initials } from '../labels/avatar';
import { Menu } from '../overlays/menu';

export interface UserMenuProps {
  /** The name, or the address where there is no name. */
  name: string;
  email?: string;
  /** MenuLink, MenuItem and MenuRule. */
  children: ReactNode;
}

export const UserMenuHead = ({ name, email }: Pick<UserMenuProps, 'name' | 'email'>) => (
  <div className="who">
    <Avatar identity={name} />
    <span className="t15">
      <b className="strong">{name}</b>
      {email !== undefined && (
        <>
          <br />
          <span className="muted t13">{email}</span>
        </>
      )}
    </span>
  </div>
);

/** The account menu behind the two letters, 256 px wide. */
export const UserMenu = ({ name, email, children }: UserMenuProps) => (
  <Menu
    label={t.account}
    trigger={(trigger) => (
      <button {...trigger} type="button" className="user-btn" aria-label={t.accountMenuOf({ initials: initials(name) })}>
        <Avatar identity={name} />
      </button>
    )}
  >
    <UserMenuHead name={name} email={email} />
    {children}
  </Menu>
);
