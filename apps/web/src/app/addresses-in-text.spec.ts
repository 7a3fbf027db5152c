import { addressesIn, withSchemes } from './addresses-in-text';

describe('the addresses in a text', () => {
  it('are found in prose, without the signs that belong to the sentence', () => {
    const text = 'Try https://example.com/soup, it is good (or http://example.org/a_(b)). Also: [https://example.net/pie?x=1#top].';
    expect(addressesIn(text)).toEqual(['https://example.com/soup', 'http://example.org/a_(b)', 'https://example.net/pie?x=1#top']);
  });

  it('are given once each, and nothing else is taken for one', () => {
    expect(addressesIn('https://example.com\nhttps://example.com\nexample.com ftp://example.com http://')).toEqual(['https://example.com']);
  });

  it.each([
    ['www.example.com/soup', 'https://www.example.com/soup'],
    ['www.example.com', 'https://www.example.com'],
    ['example.com/recipes/soup?x=1', 'https://example.com/recipes/soup?x=1'],
    ['Try this (example.co.uk/soup)', 'Try this (https://example.co.uk/soup)'],
    ['küche.example/süppe', 'https://küche.example/süppe'],
  ])('are given the scheme that browsers leave out: %j', (text, expected) => {
    expect(withSchemes(text)).toBe(expected);
  });

  it.each([
    'https://www.example.com/soup',
    'https://example.com/?u=www.example.com/a',
    'example.com',
    'ann@example.com',
    'salt and/or pepper',
    '1.5/2 cups',
    'soup.txt',
    'ftp://example.com/soup',
  ])('are left alone in %j', (text) => {
    expect(withSchemes(text)).toBe(text);
  });
});
