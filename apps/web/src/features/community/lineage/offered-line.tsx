import type { OfferedChange } from '@simmer/contracts';
import * as t from '@simmer/messages/lineage';

/** A line that is offered, in a word: what the original says, struck, and what it would say. */
export const lineName = ({ list }: OfferedChange): string => (list === 'ingredients' ? t.ingredientLine : t.stepLine);

/** What it was and what it becomes. */
export const OfferedLine = ({ change: { was, becomes } }: { change: OfferedChange }) => (
  <span className="offered-line" dir="auto">
    {was !== null && <del>{was}</del>} {becomes !== null && <ins className="mark">{becomes}</ins>}
  </span>
);
