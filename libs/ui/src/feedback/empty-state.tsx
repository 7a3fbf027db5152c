import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import './empty-state.css';

export interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One primary action, and a quiet one beside it at most. */
  actions?: ReactNode;
  /** One working example of what would be here. */
  example?: ReactNode;
  /** The address of the clean plate. */
  picture?: string;
  /** The heading's level, 2 unless said. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here yet: a clean plate, one sentence, one action, one live example. */
export const EmptyState = ({ title, children, actions, example, picture, level = 2, className }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('empty', className)}>
      {picture !== undefined && <img src={picture} alt="" width={288} height={288} />}
      <Heading className="h-24">{title}</Heading>
      <p>{children}</p>
      {actions !== undefined && <div className="acts">{actions}</div>}
      {example !== undefined && <div className="live">{example}</div>}
    </div>
  );
};
