import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconPlus } from '../icons/tabler-icons';
import { Link, type LinkProps } from '../link/link';
import './plan-cell.css';

export type PlanCellProps = Omit<LinkProps, 'title'> & {
  title: string;
  /** A `Tray`. */
  picture?: ReactNode;
  /** A 16 px icon and a few words: "25 min", "Leftover, Monday". */
  detail?: ReactNode;
  leftover?: boolean;
  lifted?: boolean;
  locked?: boolean;
};

/** A planned meal. */
export const PlanCell = ({ title, picture, detail, leftover, lifted, locked, className, ...rest }: PlanCellProps) => (
  <Link {...rest} className={classNames('cell', leftover && 'cell-left', lifted && 'cell-drag', locked && 'cell-lock', className)}>
    {picture}
    <span>
      <b>{title}</b>
      {detail !== undefined && <small>{detail}</small>}
    </span>
  </Link>
);

/** An empty slot: names the meal and the day. */
export const EmptyPlanCell = ({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" {...rest} aria-label={label} className={classNames('cell', 'cell-empty', className)}>
    <IconPlus />
  </button>
);

/** Where a lifted meal would land. */
export const PlanDrop = ({ className, ...rest }: ComponentProps<'div'>) => <div {...rest} className={classNames('cell-drop', className)} />;
