import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconChevronDown } from '../icons/tabler-icons';
import './fold.css';

export type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  icon?: ReactNode;
  count?: number;
};

/** Something that starts folded. A native details: it works without JavaScript and is found by the browser's search. */
export const Fold = ({ title, icon, count, className, children, ...rest }: FoldProps) => (
  <details {...rest} className={classNames('fold', className)}>
    <summary>
      {icon}
      {title}
      {count !== undefined && (
        <>
          {' '}
          <span className="count">{count}</span>
        </>
      )}
      <IconChevronDown className="chev" />
    </summary>
    {children}
  </details>
);
