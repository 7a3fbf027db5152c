import * as t from '@simmer/messages/ui';
import type { ComponentType, ReactNode } from 'react';
import { IconCheck } from '../icons/screen-icons';
import { IconSearch, IconX } from '../icons/tabler-icons';
import './progress.css';

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
const spoken = { done: t.done, now: t.inProgress, error: t.failed, waiting: t.waiting };

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
