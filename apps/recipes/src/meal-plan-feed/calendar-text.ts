import { type MealPlanEntry, PAGE_BYTES, PRODUCT_NAME } from '@simmer/contracts';
import { fitting } from '@simmer/kit';

/** The time of a meal, in the viewer's time zone; a meal with a name of its own is an all-day event. */
const TIMES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  breakfast: ['080000', '083000'],
  lunch: ['123000', '131500'],
  snack: ['160000', '161500'],
  dinner: ['183000', '193000'],
};

/** RFC 5545 wants at most 75 bytes in a line. */
const LINE_BYTES = 75;
/** Of all meals, so that folded and escaped they fit into one answer; the earliest ones come first. */
const MOST_BYTES = PAGE_BYTES / 2;

/** Meals as a calendar, byte for byte the same for the same meals. */
export function calendarOf(entries: readonly MealPlanEntry[]): string {
  const events = entries.flatMap((entry) => (entry.date === null ? [] : [eventOf(entry, entry.date.replaceAll('-', ''))]));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Meal plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${PRODUCT_NAME}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...fitting(events, MOST_BYTES).flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventOf({ id, meal, title }: MealPlanEntry, day: string): string[] {
  const times = TIMES[meal];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@meal-plan`,
    `DTSTAMP:${day}T000000Z`,
    ...(times ? [`DTSTART:${day}T${times[0]}`, `DTEND:${day}T${times[1]}`] : [`DTSTART;VALUE=DATE:${day}`]),
    `SUMMARY:${escaped(times ? title : `${meal}: ${title}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Broken between characters, where the next byte would be one too many; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    const room = LINE_BYTES - (parts.length > 1 ? 1 : 0);
    if (Buffer.byteLength(last + character) <= room) parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}
