import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './opening-row.css';

export interface OpeningRowProps {
  /** The row opens when the address of the page names it. */
  id: string;
  /** Of the rows with the same group one is open at a time. */
  group: string;
  /** What stands at the left: what the row is about. */
  label: ReactNode;
  /** How it is now. */
  value: ReactNode;
  /** Between the value and the arrow. */
  end?: ReactNode;
  className?: string;
  /** Exists only while the row is open, so that what was typed and not kept is gone. `close` gives the focus back to the row. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A row of a ledger that opens in place to what can be changed about it. */
export function OpeningRow({ id, group, label, value, end, className, children }: OpeningRowProps) {
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpenByAddress(id, setOpen);

  function close(): void {
    setOpen(false);
    summary.current?.focus();
  }

  return (
    <details
      id={id}
      name={group}
      open={isOpen}
      className={classNames('lrow', className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        <span className="k">{label}</span>
        <span className="v">{value}</span>
        {end}
        <span className="do" aria-hidden="true" />
      </summary>
      {isOpen && <Contents close={close}>{children}</Contents>}
    </details>
  );
}

const Contents = ({ close, children }: Pick<OpeningRowProps, 'children'> & { close: () => void }) => (
  <div className="in">{typeof children === 'function' ? children(close) : children}</div>
);

function useOpenByAddress(id: string, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const openIfNamed = (): void => {
      if (window.location.hash === `#${id}`) setOpen(true);
    };
    openIfNamed();
    window.addEventListener('hashchange', openIfNamed);
    return () => window.removeEventListener('hashchange', openIfNamed);
  }, [id, setOpen]);
}

/** The buttons of a row's form. */
export const RowActions = ({ children }: { children: ReactNode }) => <div className="acts">{children}</div>;

/** A row that does not open: its button stands at the end. */
export const ActionRow = ({ id, label, value, end }: { id?: string; label: ReactNode; value: ReactNode; end: ReactNode }) => (
  <div className="arow" id={id}>
    <span className="k">{label}</span>
    <span className="v">{value}</span>
    {end}
  </div>
);

/** The heading of a ledger, and what stands at its end. */
export const LedgerHeading = ({ id, children, end }: { id?: string; children: ReactNode; end?: ReactNode }) => (
  <div className="ledger-h" id={id}>
    <h2>{children}</h2>
    {end !== undefined && <span className="end">{end}</span>}
  </div>
);
