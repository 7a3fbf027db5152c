import * as t from '@simmer/messages/ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Fold } from '../navigation/fold';
import './error-state.css';

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do next. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** A tag above the title: what is kept. */
  tag?: ReactNode;
  /** What a person who reports it can send along; starts folded. */
  details?: string;
  /** The heading's level, 1 unless said. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** A screen that could not be shown. There is no picture of failure. */
export const ErrorState = ({ title, children, action, tag, details, level = 1, className }: ErrorStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('screen', className)} role="alert">
      {tag}
      <Heading className="h-32">{title}</Heading>
      <p>{children}</p>
      {action}
      {details !== undefined && (
        <Fold title={t.errorDetails}>
          <pre tabIndex={0}>{details}</pre>
        </Fold>
      )}
    </div>
  );
};
