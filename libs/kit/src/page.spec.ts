import { pageFrom } from './page';

const pageOf = (found: string[], limit: number) => pageFrom(found, { limit, view: (text) => text, cursor: (text) => text.slice(0, 1) });

describe('a page', () => {
  it('goes on where more was found than asked for, and else is the last', () => {
    expect(pageOf(['a', 'b', 'c'], 2)).toEqual({ items: ['a', 'b'], next: 'b' });
    expect(pageOf(['a', 'b'], 2)).toEqual({ items: ['a', 'b'], next: null });
    expect(pageOf([], 2)).toEqual({ items: [], next: null });
  });

  it('ends before it is too large for an answer, counted in bytes, and has one item at least', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter + '漢'.repeat(80_000)) as [string, string, string];
    expect(pageOf([a, b, c], 3)).toEqual({ items: [a, b], next: 'b' });
    const huge = 'h' + '漢'.repeat(200_000);
    expect(pageOf([huge, a], 2)).toEqual({ items: [huge], next: 'h' });
  });
});
