import { randomBytes } from 'node:crypto';
import { IdentityConfig } from './identity.config';
import { Secrets } from './secrets';

const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const under = (IDENTITY_SECRET: string) =>
  new Secrets(IdentityConfig.parse({ IDENTITY_SECRET, ENVIRONMENT: 'development', SMTP_URL: 'smtp://127.0.0.1:1025' }));

it('opens with any secret that is set, and seals with the first', () => {
  const sealed = under(old).seal('authenticator', 'ann', 'the key');
  for (const both of [`${old},${next}`, `${next},${old}`]) expect(under(both).open('authenticator', 'ann', sealed)).toBe('the key');
  expect(under(old).open('authenticator', 'ann', under(`${old},${next}`).seal('authenticator', 'ann', 'x'))).toBe('x');
  expect(() => under(old).open('authenticator', 'ann', under(`${next},${old}`).seal('authenticator', 'ann', 'x'))).toThrow('no longer set');
  expect(() => under(next).open('authenticator', 'ann', sealed)).toThrow('no longer set');
});

it('makes secrets with the first, and knows those of all', () => {
  const both = under(`${next},${old}`);
  expect(both.token('link', 'a')).toBe(under(next).token('link', 'a'));
  expect(both.tokens('link', 'a')).toEqual([under(next), under(old)].map((one) => one.token('link', 'a')));
  expect(both.allSixDigits('code', 'a')).toEqual([under(next), under(old)].map((one) => one.sixDigits('code', 'a')));
});

it('seals anew what is under the old one, and leaves the rest', () => {
  const both = under(`${next},${old}`);
  const anew = both.resealed('authenticator', 'ann', under(old).seal('authenticator', 'ann', 'the key'));
  expect(under(next).open('authenticator', 'ann', anew ?? '')).toBe('the key');
  expect(both.resealed('authenticator', 'ann', anew ?? '')).toBeNull();
});

it('refuses what is no secret', () => {
  expect(() => under(`${old},too short`)).toThrow('random bytes');
});
