import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconX } from '../icons/tabler-icons';
import './chip.css';

export type ChipProps = ComponentProps<'button'> & {
  /** A filter that is on or off. Leave out for a chip that acts, such as "Add tag". */
  pressed?: boolean;
  /** How many it would leave. */
  count?: ReactNode;
};

export const Chip = ({ pressed, count, className, children, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={pressed} className={classNames('chip', className)}>
    {children}
    {count !== undefined && (
      <>
        {' '}
        <span className="count">{count}</span>
      </>
    )}
  </button>
);

export interface RemovableChipProps {
  children: ReactNode;
  /** Names what goes: "Remove filter 15-30 min". */
  removeLabel: string;
  onRemove?: () => void;
}

export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableChipProps) => (
  <span className="chip chip-x">
    {children}
    <button type="button" aria-label={removeLabel} onClick={onRemove}>
      <IconX size={16} />
    </button>
  </span>
);

/** A wrapping row of chips. */
export const Chips = ({ className, ...rest }: ComponentProps<'div'>) => <div {...rest} className={classNames('chips', className)} />;
