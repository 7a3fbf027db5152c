import { literal, normalise, searchTextOf, searchWords, titleKeyOf } from './search-text';

describe('search text', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['SMØRREBRØD', 'smorrebrod'],
    ['Käse­spätzle mit Soße'.replace('­', ''), 'kasespatzle mit sosse'],
    ['  two \n  lines ', 'two lines'],
    ['½ cup', '1⁄2 cup'],
  ])('reads %j as %j', (text, plain) => {
    expect(normalise(text)).toBe(plain);
  });

  it('is bounded', () => {
    expect(searchTextOf(['a'.repeat(50_000)])).toHaveLength(20_000);
    expect(searchWords(Array.from({ length: 40 }, (_, at) => `word${at}`).join(' '))).toHaveLength(10);
  });

  it('looks for each word once, in any case', () => {
    expect(searchWords('Lemon  lemon ZEST')).toEqual(['lemon', 'zest']);
    expect(searchWords('   ')).toEqual([]);
  });

  it.each(['a.b', '(x', '[', '5% fat', 'c++', '\\', '$in', 'a|b', '.*', '{2}'])('takes %j literally', (text) => {
    expect(new RegExp(literal(text)).exec(`before ${text} after`)?.[0]).toBe(text);
    expect(new RegExp(`^${literal(text)}$`).test('anything else')).toBe(false);
  });

  it('sorts titles by their first letters and digits', () => {
    expect(titleKeyOf('“Éclairs” – the 2nd try')).toBe('eclairs the 2nd try');
    expect(titleKeyOf('🍲')).toBe('');
    expect([...titleKeyOf('𝔘'.repeat(100))]).toHaveLength(40);
  });
});
