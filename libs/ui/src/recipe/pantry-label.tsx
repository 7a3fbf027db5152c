import * as t from '@simmer/messages/ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './pantry-label.css';

/** Rim plus an inner hairline: for what is named or summed up. */
export const PantryLabel = ({ kicker, className, children, ...rest }: ComponentProps<'div'> & { kicker?: ReactNode }) => (
  <div {...rest} className={classNames('plabel', className)}>
    {kicker !== undefined && <p className="kick">{kicker}</p>}
    {children}
  </div>
);

export interface NutritionLine {
  name: string;
  amount: string;
  /** A part of the line above: "of which sugar". */
  part?: boolean;
}

export interface NutritionLabelProps {
  calories: string;
  lines: readonly NutritionLine[];
  /** "Per serving, 1 of 6". */
  serving?: ReactNode;
  /** Where the numbers come from. */
  source?: ReactNode;
  /** The heading's level, 2 unless said. */
  level?: 2 | 3;
  className?: string;
}

export const NutritionLabel = ({ calories, lines, serving, source, level = 2, className }: NutritionLabelProps) => {
  const Heading = `h${level}` as const;
  return (
    <PantryLabel className={classNames('nutri', className)}>
      <Heading>{t.nutrition}</Heading>
      {serving !== undefined && <p className="t15 muted">{serving}</p>}
      <p className="big">
        <span className="strong">{t.calories}</span>
        <b>{calories}</b>
      </p>
      <ul>
        {lines.map(({ name, amount, part }) => (
          <li key={name} className={part ? 'in' : undefined}>
            {part ? <span>{name}</span> : <b>{name}</b>}
            <span className="num">{amount}</span>
          </li>
        ))}
      </ul>
      {source !== undefined && <p className="src">{source}</p>}
    </PantryLabel>
  );
};
