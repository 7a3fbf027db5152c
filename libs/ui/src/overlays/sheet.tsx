import * as t from '@simmer/messages/ui';
import { useId, type ReactNode } from 'react';
import { useModal } from './dialog';
import './dialog.css';
import './sheet.css';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal at the lower edge, for choices on a phone. A tap outside closes it: there is nothing in it to lose. */
export const Sheet = ({ open, onClose, title, children }: SheetProps) => {
  const titleId = useId();
  const dialog = useModal(open);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={titleId} closedby="any" onClose={onClose}>
      {open && (
        <>
          <button type="button" className="grip" aria-label={t.close} onClick={onClose} />
          <h2 className="h-20" id={titleId}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
};
