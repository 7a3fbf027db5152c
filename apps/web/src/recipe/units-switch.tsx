import * as t from '@simmer/messages/recipe-detail';
import { Segmented } from '@simmer/ui';
import type { Units } from './measures';

const UNITS: { value: Units; label: string }[] = [
  { value: 'metric', label: t.metric },
  { value: 'us', label: t.us },
];

/** Metric or American measures, for ingredients and steps alike. A second press shows what the author wrote. */
export const UnitsSwitch = ({ units, onChange }: { units: Units; onChange: (units: Units) => void }) => (
  <Segmented label={t.units} options={UNITS} value={units} onChange={(chosen) => onChange(chosen === units ? 'written' : chosen)} />
);
