import * as t from '@simmer/messages/ui';
import { useEffect, type ReactNode } from 'react';
import { IconPlus } from '../icons/tabler-icons';
import { Badge } from '../labels/badge';
import { Link } from '../link/link';
import { useKeyboardVisible } from './keyboard-visible';
import './tab-bar.css';

/** How long a badge stays once it shows on the tab that is open, in milliseconds. */
const BADGE_CLEAR_DELAY = 1000;

export interface TabBarItem {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  badge?: number;
  /** What the badge counts, for assistive technology: "12 items". */
  badgeLabel?: string;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  /** The badge of the current tab was in view for 1 s: clear it. */
  onBadgeSeen?: (href: string) => void;
  /** The floating button above it, `AddButton`. */
  children?: ReactNode;
}

/** The five tabs of narrow screens, 83 px. Away while an on-screen keyboard is up. The body needs the class has-tabs. */
export const TabBar = ({ items, onBadgeSeen, children }: TabBarProps) => {
  const keyboardVisible = useKeyboardVisible();
  const seen = items.find(({ current, badge }) => current && badge)?.href;

  useEffect(() => {
    if (seen === undefined || !onBadgeSeen) return;
    const clearing = setTimeout(() => onBadgeSeen(seen), BADGE_CLEAR_DELAY);
    return () => clearTimeout(clearing);
  }, [seen, onBadgeSeen]);

  if (keyboardVisible) return null;
  return (
    <nav className="tabbar" aria-label={t.tabNavigation}>
      {children}
      {items.map(({ href, label, icon, current, badge, badgeLabel }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          {icon}
          {label}
          {badge ? <Badge count={badge} label={badgeLabel} /> : null}
        </Link>
      ))}
    </nav>
  );
};

/** The floating button above the tab bar. */
export const AddButton = ({ href, label }: { href: string; label: string }) => (
  <Link className="fab" href={href} aria-label={label}>
    <IconPlus />
  </Link>
);
