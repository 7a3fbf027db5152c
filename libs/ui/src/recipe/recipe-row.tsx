import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link/link';
import './card.css';
import './row.css';

/** The ruled list that holds rows. */
export const Rows = ({ className, ...rest }: ComponentProps<'ul'>) => <ul {...rest} className={classNames('rows', className)} />;

export interface RecipeRowProps {
  title: string;
  href: string;
  /** How long it takes. */
  time?: { value: string; unit: string };
  /** A `Tray` with `thumb`. */
  picture: ReactNode;
  /** A `Meta`. */
  children?: ReactNode;
  /** At the right: a rating, a `Heart`. */
  end?: ReactNode;
  linkProps?: Partial<LinkProps>;
  className?: string;
}

/** A recipe in the condensed list: minutes first. */
export const RecipeRow = ({ title, href, time, picture, children, end, linkProps, className }: RecipeRowProps) => (
  <li className={classNames('row', className)}>
    <span className="time">
      {time?.value}
      {time && <small>{time.unit}</small>}
    </span>
    {picture}
    <div>
      <h3>
        <Link {...linkProps} href={href}>
          {title}
        </Link>
      </h3>
      {children}
    </div>
    <span className="end">{end}</span>
  </li>
);
