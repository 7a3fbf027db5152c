import * as t from '@simmer/messages/ui';
import type { ComponentProps, ReactNode } from 'react';
import { TickBox } from '../choice/checkbox';
import { classNames } from '../class-names';
import './tick-row.css';

export type TickRowProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'name'> & {
  name: ReactNode;
  quantity?: ReactNode;
  /** Where it comes from: "Braised chickpeas 2, linguine 1". */
  from?: ReactNode;
  /** At its lower right: who ticked it, or how it is sold. */
  aside?: ReactNode;
  /** Not sent yet: says "waiting" there. */
  pending?: boolean;
};

/** A thing to buy. The whole row ticks it off; the input's own attributes pass through. */
export const TickRow = ({ name, quantity, from, aside, pending, className, ...input }: TickRowProps) => (
  <label className={classNames('tick', pending && 'is-pending', className)}>
    <input {...input} type="checkbox" />
    <TickBox />
    <span className="name">{name}</span>
    {quantity !== undefined && <span className="qty">{quantity}</span>}
    {from !== undefined && <span className="from">{from}</span>}
    {(pending || aside !== undefined) && <span className="aside">{pending ? t.waiting : aside}</span>}
  </label>
);
