import * as t from '@simmer/messages/ui';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { Logo } from './logo';
import './header.css';

export interface NavItem {
  href: string;
  label: string;
  current?: boolean;
}

export interface HeaderProps {
  /** Where the logo goes. */
  home?: string;
  nav?: readonly NavItem[];
  /** At the right: help, Add Recipe, the user menu; or Log In and Sign Up. */
  children?: ReactNode;
}

/** The sticky header. It carries the id `nav` that the skip link goes to. */
export const Header = ({ home = '/', nav = [], children }: HeaderProps) => (
  <header className="header" id="nav" tabIndex={-1}>
    <div className="wrap">
      <Logo href={home} />
      {nav.length > 0 && (
        <nav className="nav" aria-label={t.mainNavigation}>
          {nav.map(({ href, label, current }) => (
            <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
              <span>{label}</span>
            </Link>
          ))}
        </nav>
      )}
      <div className="header-end">{children}</div>
    </div>
  </header>
);
