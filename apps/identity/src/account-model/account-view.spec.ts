import { emailKeyOf } from './account-view';

describe('two spellings of one address', () => {
  it.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['jürgen@example.com', 'ju\u0308rgen@example.com'],
    ['info@bäckerei.example', 'info@xn--bckerei-5wa.example'],
    ['info@BÄCKEREI.example', 'info@bäckerei.example'],
  ])('are compared alike: %s and %s', (one, other) => {
    expect(emailKeyOf(one)).toBe(emailKeyOf(other));
  });

  it.each(['ana', ''])('are left where they are none: "%s"', (text) => {
    expect(emailKeyOf(text)).toBe(text);
  });
});
