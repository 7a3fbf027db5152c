import type { ComponentType, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconCheck, IconSearch, IconX } from '../icons/tabler-icons';
import './progress.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  className?: string;
}

/** A bar with a known share done. The width is set through the style object, so render it on the client only. */
export const ProgressBar = ({ label, value, className }: ProgressBarProps) => (
  <div
    className={classNames('bar', className)}
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    {value > 0 && <i style={{ width: `${value}%` }} />}
  </div>
);

export interface Stage {
  label: string;
  state: 'done' | 'now' | 'error' | 'waiting';
  /** How long it took: "0.8 s". */
  time?: string;
  /** What it does, shown while it is under way. */
  icon?: ComponentType;
}

const pips: Record<Exclude<Stage['state'], 'now'>, ReactNode> = {
  done: <IconCheck />,
  error: <IconX />,
  waiting: <IconCheck />,
};
const classes = { done: 'is-done', now: 'is-now', error: 'is-err', waiting: undefined };
const spoken = { done: 'done', now: 'under way', error: 'failed', waiting: 'waiting' };

/** The stages of a longer piece of work, such as an import. */
export const Stages = ({ stages }: { stages: readonly Stage[] }) => (
  <ol className="stages">
    {stages.map(({ label, state, time, icon: Now = IconSearch }) => (
      <li key={label} className={classes[state]} aria-current={state === 'now' ? 'step' : undefined}>
        <span className="pip">{state === 'now' ? <Now /> : pips[state]}</span>
        <span>
          {label}
          <span className="sr">, {spoken[state]}</span>
        </span>
        <span className="num">{time}</span>
      </li>
    ))}
  </ol>
);
