import { Username } from '@simmer/contracts';
import { isReserved } from './reserved-usernames';
import { skeletonOf } from './username-skeleton';

describe('usernames', () => {
  it.each([
    ['paypal', 'paypa1'],
    ['bob-cooks', 'b0b-c00ks'],
    ['samira', 'sarnira'],
    ['wendy', 'vvendy'],
    ['emma', 'ernrna'],
  ])('%s and %s look alike', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  it.each([
    ['ilse', 'lise'],
    ['clara', 'dara'],
    ['maren', 'marlen'],
    ['cook-1', 'cook-2'],
    ['nina', 'mina'],
  ])('%s and %s do not', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

  it.each([
    ['a Cyrillic letter', 'ilsе'],
    ['another script from end to end', 'оса'],
    ['a Greek letter', 'ilsε'],
    ['a letter of full width', 'ｉlse'],
    ['an accent that is barely seen', 'ị̇lse'],
    ['a space of no width', 'il\u200bse'],
    ['a joiner of no width', 'il\u200dse'],
    ['a mark that turns the direction', '\u202eesli'],
    ['a soft hyphen', 'il\u00adse'],
  ])('have none with %s', (_what, username) => expect(Username.safeParse(username).success).toBe(false));

  it.each(['admin', 'adrnin', 'he1p', 'r00t-cooks', 'sirnmer'])('that look like ours are nobody’s: %s', (username) =>
    expect(isReserved(username)).toBe(true),
  );
});
