import type { Preferences } from '@simmer/contracts';
import type { PushTopic } from './push-message.schema';

/** The time of day at a place, such as 21:05, and its date. */
export function clockAt(now: Date, timeZone: string): { time: string; date: string } {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  return { time: `${of('hour')}:${of('minute')}`, date: `${of('year')}-${of('month')}-${of('day')}` };
}

/** Whether `Intl` knows the place. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether a time of day is within quiet hours, which may go past midnight. */
export const isQuiet = ({ from, until }: NonNullable<Preferences['quietHours']>, time: string): boolean =>
  from <= until ? from <= time && time < until : from <= time || time < until;

/** Whether a device is told of something now: the cook wants it here, and the hour is not quiet, but for timers. */
export function isTold(
  topic: PushTopic,
  { notifications, quietHours }: Pick<Preferences, 'notifications' | 'quietHours'>,
  now: Date,
  timeZone: string,
): boolean {
  if (notifications.find((one) => one.topic === topic)?.here !== true) return false;
  return topic === 'timers' || !quietHours || !isQuiet(quietHours, clockAt(now, timeZone).time);
}
