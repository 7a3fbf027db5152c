import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconAlarm } from '../icons/screen-icons';
import './step.css';

/** The numbered steps of a method. */
export const Steps = ({ className, ...rest }: ComponentProps<'ol'>) => <ol {...rest} className={classNames('steps', className)} />;

export interface StepProps {
  number: number;
  children: ReactNode;
  /** Stands below the text. */
  picture?: ReactNode;
  /** Where the cook is: behind, here, or still ahead. */
  state?: 'done' | 'now';
}

export const Step = ({ number, children, picture, state }: StepProps) => (
  <li className={classNames('step', state && `is-${state}`)} aria-current={state === 'now' ? 'step' : undefined}>
    <span className="no">{number}</span>
    <p>{children}</p>
    {picture}
  </li>
);

/** A duration in a step's text: a tap starts a timer. */
export const Duration = ({ running, children, ...rest }: ComponentProps<'button'> & { running?: boolean }) => (
  <button type="button" {...rest} className={classNames('dur', running && 'is-on')}>
    <span className="box-in">
      <IconAlarm />
      <span>{children}</span>
    </span>
  </button>
);
