import { expiryOf, isDueForTouch } from './session-lifetime';

const start = new Date('2026-01-01T00:00:00Z');
const daysLater = (days: number): Date => new Date(start.getTime() + days * 86_400_000);

describe('session lifetime', () => {
  it('ends 30 days after the last use', () => {
    expect(expiryOf(start, daysLater(10))).toEqual(daysLater(40));
  });

  it('ends 180 days after sign-in however often it is used', () => {
    expect(expiryOf(start, daysLater(179))).toEqual(daysLater(180));
  });

  it('notes its use at most once an hour', () => {
    expect(isDueForTouch(start, new Date(start.getTime() + 3_599_999))).toBe(false);
    expect(isDueForTouch(start, new Date(start.getTime() + 3_600_000))).toBe(true);
  });
});
