import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Kbd } from '../labels/mark';
import './tooltip.css';

export interface TooltipProps {
  text: string;
  /** The key that does the same. */
  shortcut?: string;
  /** One control, named on its own: the tip repeats or adds, it never carries the name. */
  children: ReactNode;
}

const showBeside = (tip: HTMLElement, host: HTMLElement) => {
  if (tip.matches(':popover-open')) return;
  tip.showPopover({ source: host });
  if (CSS.supports('position-area', 'block-end')) return;
  const box = host.getBoundingClientRect();
  Object.assign(tip.style, { inset: `${box.bottom + 6}px auto auto ${box.left}px`, margin: '0' });
};

/** A word under a control, on hover and on keyboard focus. Escape hides it. */
export const Tooltip = ({ text, shortcut, children }: TooltipProps) => {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => tip.current && host.current && showBeside(tip.current, host.current);
  const hide = () => tip.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    <span
      ref={host}
      className="tip-host"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      <span ref={tip} id={id} className="tip" role="tooltip" popover="manual">
        {text}
        {shortcut !== undefined && (
          <>
            {' '}
            <Kbd>{shortcut}</Kbd>
          </>
        )}
      </span>
    </span>
  );
};
