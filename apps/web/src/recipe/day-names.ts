import { locale } from '@simmer/messages/language';

/** Noon, so that no time zone makes another day of it. */
export const asDate = (date: string): Date => new Date(`${date}T12:00:00`);

const names = (weekday: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(locale, { weekday });
  return (date: string): string => format.format(asDate(date));
};

const range = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });

/** 'November 23 – 29' */
export const daysFromTo = (first: string, last: string): string => range.formatRange(asDate(first), asDate(last));

/** 'Monday' */
export const longDay = names('long');
/** 'Mon' */
export const shortDay = names('short');
export const dayOfMonth = (date: string): number => asDate(date).getDate();
