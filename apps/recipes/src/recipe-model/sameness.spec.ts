import { addressKeyOf, contentKeyOf } from './sameness';

describe('two addresses', () => {
  const page = addressKeyOf('https://example.com/recipes/leek-soup');

  it.each([
    'http://www.example.com/recipes/leek-soup/',
    'https://example.com/recipes/leek-soup?utm_source=mail&fbclid=1',
    'https://example.com/recipes/leek-soup#method',
  ])('are one page when they differ in nothing that matters: %s', (address) => expect(addressKeyOf(address)).toBe(page));

  it.each([
    'https://example.com/recipes/leek-tart',
    'https://example.org/recipes/leek-soup',
    'https://example.com/recipes/leek-soup?id=2',
    'https://example.com:8080/recipes/leek-soup',
  ])('are two pages otherwise: %s', (address) => expect(addressKeyOf(address)).not.toBe(page));

  it('are two recipes of one page when each names other words on it', () => {
    const [dal, bread] = ['Dal', 'Flatbread'].map((title) => addressKeyOf(`https://example.com/recipes/leek-soup#:~:text=${title}`));
    expect(new Set([page, dal, bread]).size).toBe(3);
    expect(addressKeyOf('http://www.example.com/recipes/leek-soup/?utm_source=mail#method:~:text=Dal')).toBe(dal);
  });

  it('does not depend on the order of the questions in it', () => {
    expect(addressKeyOf('https://example.com/r?a=1&b=2')).toBe(addressKeyOf('https://example.com/r?b=2&a=1'));
  });

  it('has nothing to say of what is no address', () => expect(addressKeyOf('grandmother')).toBeNull());
});

describe('two recipes', () => {
  const soup = contentKeyOf('Leek soup', ['3 leeks', '1 l stock']);

  it('are the same with other punctuation, case and order', () => expect(contentKeyOf('LEEK SOUP', ['1 l stock,', '3 Leeks'])).toBe(soup));
  it('are not the same with another amount', () => expect(contentKeyOf('Leek soup', ['2 leeks', '1 l stock'])).not.toBe(soup));
  it('cannot be told without ingredients', () => expect(contentKeyOf('Leek soup', [])).toBeNull());
});
