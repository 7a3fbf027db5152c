import { inParts, Overflow } from './overflow';

describe('what a recipe has room for', () => {
  it('leaves out a line in which nothing can be seen', () => {
    expect(inParts('\u200d', 500)).toEqual([]);
    expect(inParts('\u200b \u00a0', 500)).toEqual([]);
    expect(new Overflow().fit('Title', '\u200d', 200)).toBe('');
  });

  it('keeps a line that only begins with such a character', () => {
    expect(inParts('\u200d2 eggs', 500)).toEqual(['\u200d2 eggs']);
  });
});
