import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link/link';
import './timer.css';

export interface TimerProps {
  name: string;
  /** The time left as it is written: "08:24". */
  left: string;
  /** The share of the time that is left, 0 to 1. */
  share: number;
  state?: 'paused' | 'ringing';
  /** Where the name leads. */
  href?: string;
  /** Icon buttons. */
  actions?: ReactNode;
}

export const Timer = ({ name, left, share, state, href, actions }: TimerProps) => {
  const dash = `${Math.round(share * 100)} 100`;
  return (
    <div className={classNames('timer', state && `is-${state}`)} role="timer" aria-label={`${name}, ${left}`}>
      <svg className="ring" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="23" />
        <circle className="run" cx="28" cy="28" r="23" pathLength="100" strokeDasharray={dash} />
        <circle className="run2" cx="28" cy="28" r="23" pathLength="100" strokeDasharray={dash} />
      </svg>
      {href === undefined ? (
        <span className="what">{name}</span>
      ) : (
        <Link className="what" href={href}>
          {name}
        </Link>
      )}
      <span className="left">{left}</span>
      <span className="acts">{actions}</span>
    </div>
  );
};
