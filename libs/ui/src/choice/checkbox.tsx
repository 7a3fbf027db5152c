import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconCheck } from '../icons/screen-icons';
import './checkbox.css';

/** The drawn box; the real input lies over the whole row. */
export const TickBox = () => (
  <span className="box">
    <IconCheck />
  </span>
);

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export const Checkbox = ({ label, className, ...rest }: CheckProps) => (
  <label className={classNames('check', className)}>
    <input {...rest} type="checkbox" />
    <TickBox />
    {label}
  </label>
);

export const Radio = ({ label, className, ...rest }: CheckProps) => (
  <label className={classNames('check', className)}>
    <input {...rest} type="radio" />
    <TickBox />
    {label}
  </label>
);
