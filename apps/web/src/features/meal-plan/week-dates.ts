import { daysAfter, weekdayOf } from '@simmer/meal-plan';

export { asDate, dayOfMonth, longDay, shortDay } from '../../recipe/day-names';
export { today } from '../../recipe/today';

interface WithWeek {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The weekday on which weeks begin where the browser is, 0 for Monday. */
export function firstWeekday(language: string = navigator.language): number {
  const region: WithWeek = new Intl.Locale(language) as unknown as WithWeek;
  const { firstDay } = region.getWeekInfo?.() ?? region.weekInfo ?? { firstDay: 1 };
  return (firstDay + 6) % 7;
}

/** The first day of the week in which a day is. */
export const weekStart = (date: string, first = firstWeekday()): string => daysAfter(date, -((weekdayOf(date) - first + 7) % 7));
