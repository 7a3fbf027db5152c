import { v7 as uuidv7 } from 'uuid';
import { timeOf } from './gallery-card';

describe('the moment a card was made', () => {
  it('is read from its id', () => {
    const msecs = Date.parse('2026-11-21T09:30:00.123Z');
    expect(timeOf(uuidv7({ msecs }))).toBe('2026-11-21T09:30:00.123Z');
  });
});
