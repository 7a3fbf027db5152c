import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import './list-section.css';

export interface ListSectionProps {
  title: string;
  icon?: ReactNode;
  count?: number;
  children: ReactNode;
  /** The heading's level, 2 unless said. */
  level?: 2 | 3;
  className?: string;
}

/** An aisle, a group of rows with a name. */
export const ListSection = ({ title, icon, count, children, level = 2, className }: ListSectionProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('section', className)}>
      <header>
        {icon}
        <Heading>{title}</Heading>
        {count !== undefined && <span className="count">{count}</span>}
      </header>
      {children}
    </div>
  );
};
