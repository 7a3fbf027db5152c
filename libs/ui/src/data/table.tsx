import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import './table.css';

export interface TableProps {
  /** Names the table; it scrolls sideways on its own where it is too wide. */
  label: string;
  /** `thead` and `tbody`; cells with numbers carry the class n. */
  children: ReactNode;
  className?: string;
}

export const Table = ({ label, children, className }: TableProps) => (
  <div className={classNames('table-wrap', className)} tabIndex={0} role="region" aria-label={label}>
    <table className="table">{children}</table>
  </div>
);
