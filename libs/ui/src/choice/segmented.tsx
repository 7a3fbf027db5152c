import type { ReactNode } from 'react';
import './segmented.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which then names the button. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange?: (value: Value) => void;
}

/** One of two to four, all in view. */
export const Segmented = <Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) => (
  <div className="seg" role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        aria-label={option.icon ? option.label : undefined}
        disabled={option.disabled}
        onClick={() => onChange?.(option.value)}
      >
        {option.icon ?? option.label}
      </button>
    ))}
  </div>
);
