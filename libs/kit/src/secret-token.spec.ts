import { hashOf, isSameSecret, isSecretToken, newSecretToken } from './secret-token';

describe('a secret token', () => {
  it('is 256 random bits that fit into an address, behind the prefix that says what it is for', () => {
    expect(newSecretToken()).toMatch(/^[\w-]{43}$/);
    expect(newSecretToken('simmer_')).toMatch(/^simmer_[\w-]{43}$/);
    expect(newSecretToken()).not.toBe(newSecretToken());
  });

  it('is told by its form from what cannot be one, so that nothing else is looked up', () => {
    const token = newSecretToken('simmer_');
    expect(isSecretToken(token, 'simmer_')).toBe(true);
    expect(isSecretToken(newSecretToken())).toBe(true);
    for (const other of [undefined, '', `${token}x`, token.slice(0, -1), newSecretToken(), token.replace('_', '.')])
      expect(isSecretToken(other, 'simmer_')).toBe(false);
  });

  it('is stored as the hash that tokens made earlier were stored as', () => {
    expect(hashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it('is compared whole, whatever its length', () => {
    expect(isSameSecret('123456', '123456')).toBe(true);
    for (const other of ['123457', '12345', '', 'äöü123']) expect(isSameSecret('123456', other)).toBe(false);
    expect(isSameSecret('ä', 'ab')).toBe(false);
  });
});
