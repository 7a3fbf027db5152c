import { internalPath } from './internal-path';

describe('the address to return to after signing in', () => {
  it.each(['/app/recipes', '/app/recipes?search=leek#notes', '/'])('keeps the internal path %s', (path) => {
    expect(internalPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'app',
    '',
    undefined,
    7,
  ])('refuses %p', (next) => {
    expect(internalPath(next)).toBeUndefined();
  });

  it('refuses to come back to the sign-in pages themselves', () => {
    expect(internalPath('/auth/login?next=/app')).toBeUndefined();
  });
});
