import { addressesIn } from './addresses-in-text';

describe('the addresses in a text', () => {
  it('are found in prose, without the signs that belong to the sentence', () => {
    const text = 'Try https://example.com/soup, it is good (or http://example.org/a_(b)). Also: [https://example.net/pie?x=1#top].';
    expect(addressesIn(text)).toEqual(['https://example.com/soup', 'http://example.org/a_(b)', 'https://example.net/pie?x=1#top']);
  });

  it('are given once each, and nothing else is taken for one', () => {
    expect(addressesIn('https://example.com\nhttps://example.com\nexample.com ftp://example.com http://')).toEqual(['https://example.com']);
  });
});
