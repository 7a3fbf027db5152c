import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link/link';
import './icon-button.css';

interface Look {
  /** What it does: the accessible name. */
  label: string;
  /** With an edge, 48 px, for toolbars. */
  line?: boolean;
}

/** A 44 px button with an icon alone. `aria-pressed` makes it a switch. */
export const IconButton = ({ label, line, className, ...rest }: ComponentProps<'button'> & Look) => (
  <button type="button" {...rest} aria-label={label} className={classNames('icon-btn', line && 'line', className)} />
);

export const IconButtonLink = ({ label, line, className, ...rest }: LinkProps & Look) => (
  <Link {...rest} aria-label={label} className={classNames('icon-btn', line && 'line', className)} />
);
