import { addressProblem, pastedAddresses, typedAddresses } from './import-address';

describe('the address of an import', () => {
  it.each(['', '   ', '\n \n'])('asks for an address when it is %j', (typed) => {
    expect(addressProblem(typed)).toBe('Please enter a recipe URL');
  });

  it.each(['soup', 'example.com/soup', '//example.com', 'javascript:alert(1)', 'ftp://example.com/soup', 'http://'])(
    'refuses %j',
    (typed) => {
      expect(addressProblem(typed)).toBe('Please enter a valid URL');
    },
  );

  it.each(['https://example.com/soup', ' http://example.com ', 'https://example.com/süppe?x=1#top'])('takes %j', (typed) => {
    expect(addressProblem(typed)).toBeUndefined();
    expect(typedAddresses(typed)).toEqual([typed.trim()]);
  });

  it('may be several, one per line, each once', () => {
    expect(typedAddresses('https://example.com/a\n\n https://example.com/b https://example.com/c\nhttps://example.com/a')).toEqual([
      'https://example.com/a',
      'https://example.com/b',
      'https://example.com/c',
    ]);
  });

  it('is named when it is the wrong one of several', () => {
    expect(addressProblem('https://example.com/a\nsoup with beans')).toBe('Please enter a valid URL: ‘soup with beans’ isn’t one');
  });
});

describe('a paste into the field', () => {
  const empty = { before: '', after: '' };

  it('becomes a line for each address in it', () => {
    expect(pastedAddresses('Soup: https://example.com/a. Pie: https://example.com/b', { before: 'https://example.com/0', after: '' })).toBe(
      'https://example.com/0\nhttps://example.com/a\nhttps://example.com/b',
    );
    expect(pastedAddresses('You must try this: https://example.com/a', empty)).toBe('https://example.com/a');
  });

  it('is the browser’s own when it is one address or none, or when it mends an address', () => {
    expect(pastedAddresses('https://example.com/a', empty)).toBeUndefined();
    expect(pastedAddresses('soup', empty)).toBeUndefined();
    expect(pastedAddresses('?next=https://example.com/a', { before: 'https://example.com/', after: '' })).toBeUndefined();
  });
});
