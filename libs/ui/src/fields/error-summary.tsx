import * as t from '@simmer/messages/ui';
import { useEffect, useRef } from 'react';
import './error-summary.css';

export interface FieldError {
  /** The id of the control to fix. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Counts the errors unless said. */
  title?: string;
  /** Takes focus when the form was sent and there is something to fix. Off on the kit page only. */
  takeFocus?: boolean;
  className?: string;
}

/** The list of what to fix, above a form. It links to the fields. Pass a new array on every failed submit. */
export const ErrorSummary = ({ errors, title, takeFocus = true, className }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  // errors also change while a field is mended, and who types there stays there
  const wasSent = useRef(true);
  useEffect(() => {
    const onSend = ({ type, target }: Event) => {
      if (type === 'submit' || (target instanceof Element && target.closest('button'))) wasSent.current = true;
    };
    document.addEventListener('submit', onSend, true);
    document.addEventListener('click', onSend, true);
    return () => {
      document.removeEventListener('submit', onSend, true);
      document.removeEventListener('click', onSend, true);
    };
  }, []);
  useEffect(() => {
    if (!takeFocus || errors.length === 0 || !wasSent.current) return;
    wasSent.current = false;
    box.current?.focus();
  }, [errors, takeFocus]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={['error-summary', className].filter(Boolean).join(' ')} role="group" aria-label={t.whatToFix} tabIndex={-1}>
      <h2>{title ?? t.thingsToFix({ count: errors.length })}</h2>
      {errors.map(({ fieldId, message }) => (
        <p key={fieldId}>
          <a
            href={`#${fieldId}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId)?.focus();
            }}
          >
            {message}
          </a>
        </p>
      ))}
    </div>
  );
};
