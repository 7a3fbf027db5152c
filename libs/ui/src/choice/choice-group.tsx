import { useId, type ReactNode } from 'react';
import './segmented.css';
import './choice-group.css';
import './chip.css';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Below the label: "g, ml, °C". */
  note?: ReactNode;
}

interface GroupProps {
  label: ReactNode;
  /** The place says already what is chosen. */
  hideLabel?: boolean;
  hint?: ReactNode;
}

const Group = ({ label, hideLabel, hint, children }: GroupProps & { children: ReactNode }) => (
  <fieldset className="field choices">
    <legend className={hideLabel ? 'sr' : 'label-text'}>{label}</legend>
    {children}
    {hint !== undefined && <p className="hint">{hint}</p>}
  </fieldset>
);

/** One of a few, side by side, as radio buttons: a form sends it, arrows change it. */
export function ChoiceGroup<Value extends string>({
  options,
  value,
  onChange,
  ...group
}: GroupProps & { options: readonly Choice<Value>[]; value: Value; onChange: (value: Value) => void }) {
  const name = useId();
  return (
    <Group {...group}>
      <div className="seg segr">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.label}
              {option.note !== undefined && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}

/** Any number of many, as chips with a checkbox over each. */
export function PickGroup<Value extends string>({
  options,
  values,
  onChange,
  ...group
}: GroupProps & { options: readonly Choice<Value>[]; values: readonly Value[]; onChange: (values: Value[]) => void }) {
  const toggle = (value: Value): void =>
    onChange(options.map((option) => option.value).filter((one) => (one === value ? !values.includes(one) : values.includes(one))));
  return (
    <Group {...group}>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value} className="chip pick">
            <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
