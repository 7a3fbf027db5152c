import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import './end-line.css';
import { Ticks } from '../icons/ticks';

/** The last line of a list: "You've seen all the recipes!", or with `loading` "Loading more recipes...". */
export const EndLine = ({ children, loading, className }: { children: ReactNode; loading?: boolean; className?: string }) => (
  <p className={classNames('endline', className)} role="status">
    {loading && <Ticks on={2} of={3} />}
    {children}
  </p>
);
