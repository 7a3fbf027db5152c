import * as t from '@simmer/messages/ui';
import { IconMinus } from '../icons/screen-icons';
import { IconPlus } from '../icons/tabler-icons';
import './stepper.css';

export interface StepperProps {
  /** What is counted: "Servings". */
  label: string;
  value: number;
  onChange?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How the number is written; the number itself unless said. */
  format?: (value: number) => string;
  fewerLabel?: string;
  moreLabel?: string;
}

/** Less, the number, more. Each end is disabled at its bound, and a press never leaves the bounds. */
export const Stepper = ({
  label,
  value,
  onChange,
  min = 1,
  max = Infinity,
  step = 1,
  format = String,
  fewerLabel = t.fewer,
  moreLabel = t.more,
}: StepperProps) => (
  <div className="stepper" role="group" aria-label={label}>
    <button type="button" aria-label={fewerLabel} disabled={value <= min} onClick={() => onChange?.(Math.max(min, value - step))}>
      <IconMinus />
    </button>
    <output aria-live="polite">{format(value)}</output>
    <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange?.(Math.min(max, value + step))}>
      <IconPlus />
    </button>
  </div>
);
