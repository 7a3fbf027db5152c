import * as t from '@simmer/messages/ui';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { IconX } from '../icons/tabler-icons';
import { createToastTimer } from './toast-timer';
import './toast.css';

interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastContent {
  message: string;
  /** Undo, Retry. */
  action?: ToastAction;
  /** Leads to where what was done can be seen. */
  open?: ToastAction;
  /** A failure stays until it is dismissed; anything else goes after 8 s. */
  tone?: 'error';
  /** Takes the place of a toast with the same one: of ten ticks the last is shown. */
  group?: string;
}

export interface ToastProps extends ToastContent {
  onDismiss: () => void;
}

/** One toast. The line at its foot is the time left; hover and focus hold it. */
export const Toast = ({ message, action, open, tone, onDismiss }: ToastProps) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const timed = tone !== 'error';
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const timer = useRef<ReturnType<typeof createToastTimer>>(undefined);

  useEffect(() => {
    if (!timed) return;
    const countdown = createToastTimer(() => dismiss.current());
    timer.current = countdown;
    countdown.run();
    return countdown.stop;
  }, [timed]);

  useEffect(() => {
    if (held) timer.current?.hold();
    else timer.current?.run();
  }, [held]);

  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <div
      className={classNames('toast', tone === 'error' && 'toast-err', held && 'is-held')}
      role="group"
      aria-label={message}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <span className="grow">{message}</span>
      {[action, open].map(
        (one) =>
          one && (
            <button
              key={one.label}
              type="button"
              onClick={() => {
                one.onAction();
                onDismiss();
              }}
            >
              {one.label}
            </button>
          ),
      )}
      <IconButton label={t.dismiss} onClick={onDismiss}>
        <IconX />
      </IconButton>
      {timed && <span className="left" aria-hidden="true" />}
    </div>
  );
};
