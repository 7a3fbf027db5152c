import { bookmarkAddress } from './bookmark-address';

describe('the bookmark', () => {
  it('is a script of its own that knows this Simmer and nothing else of it', () => {
    const address = bookmarkAddress('https://simmer.example');
    const script = decodeURIComponent(address.replace(/^javascript:/, ''));
    const told: string[] = [];
    const run = new Function('location', 'alert', script);
    run({ origin: 'https://simmer.example' }, (text: string) => told.push(text));
    expect(told).toEqual([expect.stringContaining('This is Simmer itself')]);
  });
});
