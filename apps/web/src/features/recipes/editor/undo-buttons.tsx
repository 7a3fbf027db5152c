import * as t from '@simmer/messages/editor';
import { IconArrowBackUp, IconArrowForwardUp, IconButton } from '@simmer/ui';
import { useState } from 'react';
import type { FormHistory } from './form-history';

interface UndoButtonsProps {
  history: FormHistory;
  /** Give the history then; undefined when there was nothing to undo. */
  onUndo: () => FormHistory | undefined;
  onRedo: () => FormHistory | undefined;
}

/** Back and forth between the states of the form. A button that has nothing to do keeps the focus. */
export function UndoButtons({ history: { past, future }, onUndo, onRedo }: UndoButtonsProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="undo-redo" role="group" aria-label={t.changes}>
      <IconButton
        label={t.undo}
        aria-disabled={past.length === 0}
        onClick={() => {
          const then = onUndo();
          if (then) setSaid(t.undone({ left: then.past.length }));
        }}
      >
        <IconArrowBackUp />
      </IconButton>
      <IconButton
        label={t.redo}
        aria-disabled={future.length === 0}
        onClick={() => {
          const then = onRedo();
          if (then) setSaid(t.redone({ left: then.future.length }));
        }}
      >
        <IconArrowForwardUp />
      </IconButton>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}
