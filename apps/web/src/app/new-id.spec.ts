import { Id } from '@simmer/contracts';
import { newId } from './new-id';

describe('an id made in the browser', () => {
  it('is a UUID of version 7 that the contracts accept', () => {
    expect(Id.safeParse(newId()).success).toBe(true);
    expect(newId()).toMatch(/^.{14}7/);
  });

  it('begins with the time in milliseconds, so that ids sort by it', () => {
    expect(newId(0x0123456789ab)).toMatch(/^01234567-89ab-7/);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => newId(1))).size).toBe(100);
  });
});
