import { daysAfter, weekdayOf } from '@simmer/meal-plan';
import { locale } from '@simmer/messages/language';
import { habits } from '../../device/habits';

export { today } from '../../recipe/today';

interface WithWeek {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The weekday on which weeks begin where the cook is, 0 for Monday. */
export function firstWeekday(language: string = navigator.language): number {
  const region: WithWeek = new Intl.Locale(language) as unknown as WithWeek;
  const { firstDay } = region.getWeekInfo?.() ?? region.weekInfo ?? { firstDay: 1 };
  return (firstDay + 6) % 7;
}

const WEEKDAYS = { monday: 0, saturday: 5, sunday: 6 };

/** The weekday on which this cook's weeks begin. */
function ownFirstWeekday(): number {
  const { weekStart: chosen } = habits();
  return chosen ? WEEKDAYS[chosen] : firstWeekday();
}

/** The first day of the week in which a day is. */
export const weekStart = (date: string, first = ownFirstWeekday()): string => daysAfter(date, -((weekdayOf(date) - first + 7) % 7));

/** Noon, so that no time zone makes another day of it. */
export const asDate = (date: string): Date => new Date(`${date}T12:00:00`);

const names = (weekday: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(locale, { weekday });
  return (date: string): string => format.format(asDate(date));
};

/** 'Monday' */
export const longDay = names('long');
/** 'Mon' */
export const shortDay = names('short');
export const dayOfMonth = (date: string): number => asDate(date).getDate();
