import { isExtensionNoise } from './extension-noise';

describe('browser-extension noise', () => {
  it.each([
    'Error: Item cache has not been initialized',
    'Could not read default saving location',
    'hide-notification is not defined',
    'Unchecked runtime.lastError: The port closed',
    'A listener indicated an asynchronous response, but the message channel closed before a response was received',
  ])('is recognised in "%s"', (text) => {
    expect(isExtensionNoise(text)).toBe(true);
  });

  it('does not hide an error of our own', () => {
    expect(isExtensionNoise('TypeError: recipe.title is undefined')).toBe(false);
  });
});
