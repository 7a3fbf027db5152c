import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import './code-field.css';

const DIGITS = 6;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS);

type CodeFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'type'> & { value: string; onChange: (digits: string) => void };

/** Six digits: one input over six drawn cells, so that paste, autofill and screen readers see one field. */
export const CodeField = ({ label, hideLabel, optional, hint, error, id, className, value, onChange, ...control }: CodeFieldProps) => (
  <Field {...{ label, hideLabel, optional, hint, error, id, className }}>
    {(tie) => (
      <div className="code">
        <input
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
