import { isChunkFailure } from './chunk-failure';

describe('a part of the app that could not be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://simmer.example/assets/plan-4f2a.js',
    'error loading dynamically imported module: https://simmer.example/assets/plan-4f2a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/plan-4f2a.css',
  ])('is recognised in "%s"', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('is not any other error', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false);
    expect(isChunkFailure('dynamically imported module')).toBe(false);
  });
});
