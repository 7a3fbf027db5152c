import { isTimeZone, type MailTimes, nextMailAt } from './next-mail-at';

const daily: MailTimes = { frequency: 'daily', hour: 17, timeZone: 'Europe/Berlin' };
const next = (after: string, times: Partial<MailTimes> = {}): string => nextMailAt(new Date(after), { ...daily, ...times }).toISOString();

describe('the next mail', () => {
  it('is due at its hour where the cook is, today or tomorrow', () => {
    expect(next('2026-11-25T15:59:59.999Z')).toBe('2026-11-25T16:00:00.000Z');
    expect(next('2026-11-25T16:00:00.000Z')).toBe('2026-11-26T16:00:00.000Z');
    expect(next('2026-11-25T23:30:00.000Z')).toBe('2026-11-26T16:00:00.000Z');
  });

  it('is due in UTC where nobody knows where the cook is', () => {
    expect(next('2026-11-25T16:30:00.000Z', { timeZone: null })).toBe('2026-11-25T17:00:00.000Z');
  });

  it('is due on Fridays alone for whoever wants it so', () => {
    expect(next('2026-11-25T12:00:00.000Z', { frequency: 'fridays' })).toBe('2026-11-27T16:00:00.000Z');
    expect(next('2026-11-27T16:00:00.000Z', { frequency: 'fridays' })).toBe('2026-12-04T16:00:00.000Z');
  });

  it('counts the day where the cook is, however far that is from UTC', () => {
    // already Friday morning there, and still Thursday evening
    expect(next('2026-11-26T18:00:00.000Z', { frequency: 'fridays', hour: 20, timeZone: 'Pacific/Auckland' })).toBe(
      '2026-11-27T07:00:00.000Z',
    );
    expect(next('2026-11-27T02:00:00.000Z', { frequency: 'fridays', hour: 7, timeZone: 'America/Los_Angeles' })).toBe(
      '2026-11-27T15:00:00.000Z',
    );
  });

  it('keeps its hour when clocks are changed', () => {
    expect(next('2026-10-24T16:00:00.000Z')).toBe('2026-10-25T16:00:00.000Z');
    expect(next('2026-03-28T17:00:00.000Z')).toBe('2026-03-29T15:00:00.000Z');
  });
});

it('knows the names of time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Etc/Unknown', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false, false]);
});
