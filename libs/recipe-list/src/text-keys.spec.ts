import { categoriesOf, normalise, titleKeyOf } from './text-keys';

describe('text keys', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['SMØRREBRØD', 'smorrebrod'],
    ['Käse­spätzle mit Soße'.replace('­', ''), 'kasespatzle mit sosse'],
    ['  two \n  lines ', 'two lines'],
    ['½ cup', '1⁄2 cup'],
  ])('read %j as %j', (text, plain) => {
    expect(normalise(text)).toBe(plain);
  });

  it('sort titles by their first letters and digits', () => {
    expect(titleKeyOf('“Éclairs” – the 2nd try')).toBe('eclairs the 2nd try');
    expect(titleKeyOf('🍲')).toBe('');
    expect([...titleKeyOf('𝔘'.repeat(100))]).toHaveLength(40);
  });

  it('find the categories among the tags, whatever their case', () => {
    expect(categoriesOf(['Quick', 'DINNER', 'breakfast'])).toEqual(['breakfast', 'dinner']);
  });
});
