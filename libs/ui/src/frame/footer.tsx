import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { Logo } from './logo';
import './footer.css';

export interface FooterProps {
  home?: string;
  links: readonly { href: string; label: string }[];
  /** A last entry: the languages. */
  children?: ReactNode;
}

export const Footer = ({ home = '/', links, children }: FooterProps) => (
  <footer className="footer">
    <div className="wrap">
      <Logo href={home} />
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </div>
  </footer>
);
