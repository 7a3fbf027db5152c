import * as t from '@simmer/messages/meal-plan';
import { SelectField } from '@simmer/ui';

const OFFERED = [10, 15, 20, 30, 45, 60, 90, 120];

interface MinutesSelectProps {
  label: string;
  hideLabel?: boolean;
  minutes: number | null;
  /** What it means when nothing is chosen. */
  none: string;
  onChange: (minutes: number | null) => void;
}

/** How long a meal may take. */
export function MinutesSelect({ label, hideLabel = false, minutes, none, onChange }: MinutesSelectProps) {
  const offered = minutes === null || OFFERED.includes(minutes) ? OFFERED : [...OFFERED, minutes].sort((a, b) => a - b);
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      value={minutes ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {t.minutes({ minutes: one })}
        </option>
      ))}
    </SelectField>
  );
}
