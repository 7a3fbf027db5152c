import { kindOfPasted } from './kind-of-pasted';

describe('what is pasted outside a field', () => {
  it.each(['https://example.com/soup', 'Look: https://example.com/soup', 'Soup\nhttps://example.com/a\nhttps://example.com/b'])('is addresses in %j', (text) => {
    expect(kindOfPasted(text)).toBe('addresses');
  });

  it('is a recipe when it has several lines, also one that names its source', () => {
    expect(kindOfPasted('Leek soup\n\n2 leeks\nCook the leeks.\nhttps://example.com/soup')).toBe('recipe');
  });

  it.each(['soup', 'two\nlines', '1\n2\n3'])('is nothing to open in %j', (text) => {
    expect(kindOfPasted(text)).toBeUndefined();
  });
});
