import { type ComponentProps, useEffect, useRef } from 'react';
import { Field, type FieldProps } from './field';
import './code-field.css';

const DIGITS = 6;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS);

type CodeFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'type'> & {
    value: string;
    onChange: (digits: string) => void;
    /** Its form is sent with the last digit, for forms that ask for nothing else. */
    sendsItself?: boolean;
  };

/** Six digits: one input over six drawn cells, so that paste, autofill and screen readers see one field. */
export function CodeField({
  label,
  hideLabel,
  optional,
  hint,
  error,
  id,
  className,
  value,
  onChange,
  sendsItself = false,
  ...control
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isComplete = value.length === DIGITS;
  // once the form knows the digits
  useEffect(() => {
    if (sendsItself && isComplete) input.current?.form?.requestSubmit();
  }, [sendsItself, isComplete]);
  return (
    <Field {...{ label, hideLabel, optional, hint, error, id, className }}>
      {(tie) => (
        <div className="code">
          <input
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            {...control}
            {...tie}
            value={value}
            onChange={({ target }) => onChange(digitsOf(target.value))}
          />
        </div>
      )}
    </Field>
  );
}
