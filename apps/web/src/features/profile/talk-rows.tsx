import type { Profile } from '@simmer/contracts';
import { UNIT_SYSTEMS, type UnitSystem, WEEK_STARTS, type WeekStart } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/profile';
import { ChoiceGroup, type Choice, OpeningRow } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../forms/use-action';
import { write } from '../../api/write';
import { RowForm } from './row-form';
import { PROFILE_ROWS } from './rows';

const AS_WRITTEN = 'written';
type Units = UnitSystem | typeof AS_WRITTEN;

const UNITS = ([AS_WRITTEN, ...UNIT_SYSTEMS] as const).map((value) => ({ value, label: t.unitNames[value], note: t.unitNotes[value] }));
const AS_USUAL = 'usual';
const DAYS = [
  { value: AS_USUAL, label: t.weekStartsAsUsual } as const,
  ...WEEK_STARTS.map((value) => ({ value, label: t.weekStarts[value] })),
];

export const UnitsRow = ({ profile: { units } }: { profile: Profile }) => (
  <OpeningRow id="units" group={PROFILE_ROWS} label={t.units} value={t.unitNames[units ?? AS_WRITTEN]}>
    {(close) => (
      <ChoiceForm<Units>
        label={t.units}
        hint={t.unitsHint}
        options={UNITS}
        initial={units ?? AS_WRITTEN}
        save={(chosen) => write('PATCH /profile', { units: chosen === AS_WRITTEN ? null : chosen })}
        onDone={close}
      />
    )}
  </OpeningRow>
);

export const WeekStartRow = ({ profile: { weekStart } }: { profile: Profile }) => (
  <OpeningRow id="week-start" group={PROFILE_ROWS} label={t.weekStart} value={weekStart ? t.weekStarts[weekStart] : t.weekStartsAsUsual}>
    {(close) => (
      <ChoiceForm<WeekStart | typeof AS_USUAL>
        label={t.weekStart}
        hint={t.weekStartHint}
        options={DAYS}
        initial={weekStart ?? AS_USUAL}
        save={(chosen) => write('PATCH /profile', { weekStart: chosen === AS_USUAL ? null : chosen })}
        onDone={close}
      />
    )}
  </OpeningRow>
);

interface ChoiceFormProps<Value extends string> {
  label: string;
  hint: string;
  options: readonly Choice<Value>[];
  initial: Value;
  save: (chosen: Value) => Promise<unknown>;
  onDone: () => void;
}

function ChoiceForm<Value extends string>({ label, hint, options, initial, save, onDone }: ChoiceFormProps<Value>) {
  const [chosen, setChosen] = useState(initial);
  const saving = useAction(async () => {
    await save(chosen);
    onDone();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.run();
  };
  return (
    <RowForm onSubmit={submit} busy={saving.busy} onCancel={onDone}>
      <ChoiceGroup<Value> label={label} hint={hint} options={options} value={chosen} onChange={setChosen} />
    </RowForm>
  );
}
