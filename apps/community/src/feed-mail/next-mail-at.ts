import { DAY_MS, type FeedMailFrequency, type FeedMailHour } from '@simmer/contracts';

const FRIDAY = 5;

export interface MailTimes {
  frequency: Exclude<FeedMailFrequency, 'never'>;
  hour: FeedMailHour;
  /** An IANA name such as `Europe/Berlin`; null where it is not known: UTC. */
  timeZone: string | null;
}

/** When a cook's next mail is due after a moment: at that hour where they are, of the next day or the next Friday. */
export function nextMailAt(after: Date, { frequency, hour, timeZone }: MailTimes): Date {
  const offset = (at: number): number => offsetAt(at, timeZone ?? 'UTC');
  const today = after.getTime() + offset(after.getTime());
  for (let day = today - (today % DAY_MS); ; day += DAY_MS) {
    const local = day + hour * 3_600_000;
    // the offset of that moment itself: on the day on which clocks are changed it is another one
    const at = local - offset(local - offset(local));
    if (at > after.getTime() && (frequency === 'daily' || new Date(day).getUTCDay() === FRIDAY)) return new Date(at);
  }
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    second: 'numeric',
  }).formatToParts(at);
  const [year = 0, month = 1, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - (at - (((at % 1_000) + 1_000) % 1_000));
}

/** Whether clocks of this name are known here. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
