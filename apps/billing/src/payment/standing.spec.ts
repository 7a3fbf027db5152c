import { activeUntil, dunningDay } from './standing';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const month = { status: 'active', periodStart: day(1), periodEnd: day(31), cancelAtPeriodEnd: false } as const;

describe('what is paid for', () => {
  it.each([
    ['a period, and a week longer while nobody can be asked', month, day(38)],
    ['a trial in the same way', { ...month, status: 'trialing' as const }, day(38)],
    ['a period alone once it is canceled', { ...month, cancelAtPeriodEnd: true }, day(31)],
    ['a week after a payment that failed', { ...month, status: 'past-due' as const }, day(8)],
    ['nothing once it has ended', { ...month, status: 'ended' as const }, null],
    ['nothing before the first payment', { ...month, status: 'incomplete' as const }, null],
  ])('counts for %s', (_, payment, until) => {
    expect(activeUntil(payment)).toEqual(until);
  });

  it('is asked for on the day, after three days and after seven', () => {
    expect([1, 2, 4, 7, 8, 20].map((number) => dunningDay(month, day(number)))).toEqual([0, 0, 3, 3, 7, 7]);
  });
});
