import { queryOf } from '@simmer/client';
import type { WeekStart } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { habits } from '../../browser/habits';
import { firstWeekday } from './week-dates';

const WEEKDAYS: Readonly<Record<WeekStart, number>> = { monday: 0, saturday: 5, sunday: 6 };

/** The weekday on which the cook's weeks begin, 0 for Monday: as they chose, else as usual where they are. Undefined until it is known. */
export function useFirstWeekday(): number | undefined {
  const { data, isError } = useQuery(queryOf(client, 'GET /profile', {}));
  const chosen = data ? data.weekStart : habits().weekStart;
  if (chosen) return WEEKDAYS[chosen];
  return data || isError ? firstWeekday() : undefined;
}
