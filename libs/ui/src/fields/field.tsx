import * as t from '@simmer/messages/ui';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconAlertCircle } from '../icons/tabler-icons';
import './field.css';

export interface FieldProps {
  label: ReactNode;
  /** Only for assistive technology, where the place says it already. */
  hideLabel?: boolean;
  /** Says "optional" after the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** Stands in place of the hint; the whole field turns. */
  error?: ReactNode;
  id?: string;
  className?: string;
}

/** What the control inside a field has to carry. */
export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Label above, control, hint or error below. The child gets the attributes that tie them together. */
export const Field = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  id,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = error || hint ? `${controlId}-note` : undefined;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr' : undefined}>
        {label}
        {optional && <span className="opt"> {t.optional}</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': noteId, ...(error ? { 'aria-invalid': true } : {}) })}
      {error ? (
        <p className="error" id={noteId}>
          <IconAlertCircle />
          {error}
        </p>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
};
