import * as t from '@simmer/messages/moderation';

const MINUTE_MS = 60_000;

/** How long ago something was, in its largest unit: 40 min, 5 h, 2 days. */
export function ageOf(at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));
  if (minutes < 60) return t.minutes({ count: String(minutes) });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t.hours({ count: String(hours) }) : t.days({ count: Math.floor(hours / 24) });
}
