import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Ticks } from '../icons/ticks';
import { Link, type LinkProps } from '../link/link';
import './button.css';

interface Look {
  /** Secondary unless said. One primary in view. */
  variant?: 'primary' | 'quiet' | 'danger';
  /** 48 px unless said: sm is 44, lg is 56. */
  size?: 'sm' | 'lg';
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
}

const look = ({ variant, size, block }: Look, className?: string) =>
  classNames('btn', variant && `btn-${variant}`, size && `btn-${size}`, block && 'btn-block', className);

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Work is under way: keeps its place and its focus, shows four bars, ignores presses. */
    busy?: boolean;
    /** How many of the four bars are full while busy. */
    progress?: number;
  };

/** A button. It submits only when asked to: the type is "button" unless said. */
export const Button = ({ variant, size, block, icon, busy, progress = 1, className, children, onClick, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={look({ variant, size, block }, className)}
      onClick={press}
    >
      {busy ? <Ticks on={progress} /> : icon}
      {children}
    </button>
  );
};

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, block, icon, className, children, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={look({ variant, size, block }, className)}>
    {icon}
    {children}
  </Link>
);

/** A button that reads as underlined text. */
export const TextButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classNames('link', className)} />
);

/** A link of its own, outside a sentence, with a full target. */
export const TextLink = ({ className, ...rest }: LinkProps) => <Link {...rest} className={classNames('link', className)} />;
