import * as t from '@simmer/messages/ui';
import { IconChevronRight } from '../icons/screen-icons';
import { Link } from '../link/link';
import './breadcrumb.css';

export interface Crumb {
  label: string;
  /** Left out for the current page, the last one. */
  href?: string;
}

export const Breadcrumb = ({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) => (
  <nav aria-label={t.breadcrumb} className={className}>
    <ol className="crumbs">
      {crumbs.map(({ label, href }) =>
        href === undefined ? (
          <li key={label} aria-current="page">
            {label}
          </li>
        ) : (
          <li key={label}>
            <Link href={href}>{label}</Link>
            <IconChevronRight />
          </li>
        ),
      )}
    </ol>
  </nav>
);
