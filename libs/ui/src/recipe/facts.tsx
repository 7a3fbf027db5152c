import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import './facts.css';

export interface Fact {
  name: string;
  value: ReactNode;
  unit?: string;
}

/** Prep, cook, level: a recipe's numbers between two rules. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={classNames('facts', className)}>
    {facts.map(({ name, value, unit }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value} {unit !== undefined && <small>{unit}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
