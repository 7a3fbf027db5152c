import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import '../choice/checkbox.css';
import './ledger.css';

/** Rows with their quantities left of an upright rule. */
export const Ledger = ({ className, ...rest }: ComponentProps<'div'>) => <div {...rest} className={classNames('ledger', className)} />;

/** A heading inside a ledger: "To finish". */
export const LedgerHead = ({ children }: { children: ReactNode }) => <p className="ing-head">{children}</p>;

export type IngredientRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  quantity?: ReactNode;
  name: ReactNode;
  /** How it is prepared: "finely sliced". */
  note?: ReactNode;
  /** Used in the step at hand, or not. */
  state?: 'now' | 'dim';
};

/** An ingredient that a tap crosses off. The input's own attributes pass through. */
export const IngredientRow = ({ quantity, name, note, state, className, ...input }: IngredientRowProps) => (
  <label className={classNames('ing', state && `is-${state}`, className)}>
    <input {...input} type="checkbox" />
    <span className="qty">{quantity}</span>
    <span className="name">
      <span>{name}</span>
      {note !== undefined && <small>{note}</small>}
    </span>
  </label>
);
