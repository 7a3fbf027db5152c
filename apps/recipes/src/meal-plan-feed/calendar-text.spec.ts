import type { MealPlanEntry } from '@simmer/contracts';
import { calendarOf } from './calendar-text';

const entry = (part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
  id: 'a',
  date: '2026-11-23',
  meal: 'dinner',
  position: 0,
  recipe_id: null,
  title: 'Leek linguine',
  servings: null,
  locked: false,
  leftover_of: null,
  ...part,
});
const linesOf = (...entries: MealPlanEntry[]): string[] => calendarOf(entries).split('\r\n');

describe('a meal plan as a calendar', () => {
  it('has a meal at its time, and a meal of the cook’s own for the whole day', () => {
    const lines = linesOf(entry(), entry({ id: 'b', meal: 'Lunch box', title: 'Bread, cheese; salt' }));
    expect(lines).toEqual(expect.arrayContaining(['UID:a@meal-plan', 'DTSTART:20261123T183000', 'SUMMARY:Leek linguine']));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261123', 'SUMMARY:Lunch box: Bread\\, cheese\\; salt']));
  });

  it('leaves out what has no day yet', () => {
    expect(linesOf(entry({ date: null }))).not.toContain('BEGIN:VEVENT');
  });

  it('has no line of more than 75 bytes, and loses no character where it breaks one', () => {
    const title = 'Käsespätzle mit Röstzwiebeln 🧅 '.repeat(6).trim();
    const lines = linesOf(entry({ title }));
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(calendarOf([entry({ title })]).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('ends every line as the standard wants it', () => {
    expect(calendarOf([entry()])).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });
});
