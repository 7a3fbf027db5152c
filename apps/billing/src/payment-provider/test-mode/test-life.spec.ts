import { addInterval, changed, livedUntil, priceOfChange, subscribed, subscriptionOf, type TestLife, withChange } from './test-life';

const amounts = { monthly: 400, yearly: 3_600 };
const start = new Date('2026-01-31T10:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
const nobody: TestLife = { card: 'paid', credit: 0, subscriptions: [], invoices: [] };
const id = 'sub_test_a';

const begun = (card: TestLife['card'] = 'paid', trialDays = 0): TestLife =>
  subscribed({ ...nobody, card }, { id, interval: 'monthly', trialDays }, start, amounts);
const lived = (life: TestLife, days: number): TestLife => livedUntil(life, after(days), amounts);
const statusOf = (life: TestLife): string => subscriptionOf(life, id).status;

describe('a life in the test mode', () => {
  it('has months that end on the last day where there is no such day', () => {
    expect(addInterval(start, 'monthly').toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(addInterval(new Date('2028-02-29T00:00:00Z'), 'yearly').toISOString()).toBe('2029-02-28T00:00:00.000Z');
  });

  it('begins once, however often it is begun', () => {
    expect(subscribed(begun(), { id, interval: 'monthly', trialDays: 0 }, after(1), amounts)).toEqual(begun());
  });

  it('pays nothing during the trial, and each month after it', () => {
    const trial = begun('paid', 14);
    expect(statusOf(lived(trial, 13))).toBe('trialing');
    const later = lived(trial, 14 + 31 + 31);
    expect(statusOf(later)).toBe('active');
    expect(later.invoices.map(({ amount, status }) => [amount, status])).toEqual([
      [0, 'paid'],
      [400, 'paid'],
      [400, 'paid'],
      [400, 'paid'],
    ]);
  });

  it('is past due when the card is refused, active with another card, and over after two weeks', () => {
    const unpaid = lived(begun('declined-later'), 30);
    expect(statusOf(unpaid)).toBe('past-due');
    const mended = lived({ ...unpaid, card: 'paid' }, 31);
    expect(statusOf(mended)).toBe('active');
    expect(mended.invoices.every(({ status }) => status === 'paid')).toBe(true);
    const over = lived(unpaid, 45);
    expect(statusOf(over)).toBe('ended');
    expect(over.invoices.at(-1)?.status).toBe('void');
  });

  it('ends with the period after a cancellation, and comes to the same in one step or in many', () => {
    const canceled = withChange(begun(), id, { cancelAtPeriodEnd: true });
    expect(statusOf(lived(canceled, 27))).toBe('active');
    expect(statusOf(lived(canceled, 29))).toBe('ended');
    const days = Array.from({ length: 120 }, (_, day) => day + 1);
    expect(days.reduce(lived, begun())).toEqual(lived(begun(), 120));
  });

  it('charges what a year costs beyond what is left of the month, and credits the reverse', () => {
    const month = begun();
    const half = after(14);
    expect(priceOfChange(subscriptionOf(month, id), 'yearly', half, amounts)).toBe(3_400);
    const year = changed(month, id, 'yearly', half, amounts);
    expect(year && subscriptionOf(year, id).periodEnd).toEqual(addInterval(half, 'yearly'));
    const back = year && changed(year, id, 'monthly', half, amounts);
    expect(back?.credit).toBe(3_200);
    // eight months are paid by it
    expect(back && livedUntil({ ...back, card: 'declined-later' }, after(14 + 240), amounts).subscriptions[0]?.status).toBe('active');
  });

  it('changes nothing when the card for the difference is refused, and costs nothing during the trial', () => {
    expect(changed(begun('declined-later'), id, 'yearly', after(3), amounts)).toBeNull();
    const trial = changed(begun('declined-later', 14), id, 'yearly', after(3), amounts);
    expect(trial && subscriptionOf(trial, id)).toMatchObject({ interval: 'yearly', status: 'trialing', periodEnd: after(14) });
  });
});
