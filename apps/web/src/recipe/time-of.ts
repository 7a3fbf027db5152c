import * as t from '@simmer/messages/common';

/** From here on a time is said in hours, to the nearest half. */
const HOURS_FROM_MINUTES = 120;

/** A number of minutes as a cook says it: 45 min, 2 ½ h. */
export function timeOf(minutes: number): { value: string; unit: string } {
  if (minutes < HOURS_FROM_MINUTES) return { value: String(minutes), unit: t.min };
  const halves = Math.round(minutes / 30);
  const hours = Math.floor(halves / 2);
  return { value: halves % 2 === 0 ? String(hours) : `${hours} ½`, unit: t.h };
}

/** The same in one word, for a tag; nothing when it is not known. */
export function timeTag(minutes: number): string | undefined {
  const { value, unit } = timeOf(minutes);
  return minutes > 0 ? `${value} ${unit}` : undefined;
}
