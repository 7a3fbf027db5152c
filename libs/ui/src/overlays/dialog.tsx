import * as t from '@simmer/messages/ui';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { IconX } from '../icons/tabler-icons';
import { modalClosed, modalOpened } from './open-modals';
import './dialog.css';

/** Opens and closes a native dialog as a modal with a prop. A form begins at its first field; the browser keeps the focus inside and gives it back. */
export const useModal = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // one that is taken away while it is open would take the focus along: closed before, the browser gives it back
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return;
      modalClosed(element);
      // nobody waits for it any more, and its place may be another one's by then
      element.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      element.close();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    modalOpened(element);
    element.addEventListener('close', () => modalClosed(element), { once: true });
    element.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }, [open]);
  return dialog;
};

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or the browser's own gesture. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons: quiet first, then the primary one. Inside a form, put the form around body and foot with `DialogBody` and `DialogFoot`. */
  foot?: ReactNode;
  /** For what is looked at rather than filled in, such as a video. */
  wide?: boolean;
}

/** A modal for forms. Its contents exist only while it is open. */
export const Dialog = ({ open, onClose, title, children, foot, wide }: DialogProps) => {
  const titleId = useId();
  const dialog = useModal(open);
  return (
    <dialog ref={dialog} className={classNames('dialog', wide && 'is-wide')} aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 className="h-20" id={titleId}>
              {title}
            </h2>
            <IconButton label={t.close} onClick={onClose}>
              <IconX />
            </IconButton>
          </div>
          {foot === undefined ? (
            children
          ) : (
            <>
              <DialogBody>{children}</DialogBody>
              <DialogFoot>{foot}</DialogFoot>
            </>
          )}
        </>
      )}
    </dialog>
  );
};

export const DialogBody = ({ children }: { children: ReactNode }) => <div className="dialog-body">{children}</div>;

export const DialogFoot = ({ children }: { children: ReactNode }) => <div className="dialog-foot">{children}</div>;
