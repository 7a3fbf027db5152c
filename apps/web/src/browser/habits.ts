import { UNIT_SYSTEMS, type UnitSystem, WEEK_STARTS, type WeekStart } from '@simmer/contracts/constants';

/** What a cook has chosen once for all recipes and plans; null where they have not. */
export interface Habits {
  units: UnitSystem | null;
  weekStart: WeekStart | null;
}

const UNITS = 'simmer.units';
const WEEK_START = 'simmer.week-start';

const oneOf = <T extends string>(choices: readonly T[], stored: string | null): T | null =>
  choices.find((choice) => choice === stored) ?? null;

/** As this device knows them, also without a connection. */
export const habits = (): Habits => ({
  units: oneOf(UNIT_SYSTEMS, localStorage.getItem(UNITS)),
  weekStart: oneOf(WEEK_STARTS, localStorage.getItem(WEEK_START)),
});

export function keepHabits({ units, weekStart }: Habits): void {
  keep(UNITS, units);
  keep(WEEK_START, weekStart);
}

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
