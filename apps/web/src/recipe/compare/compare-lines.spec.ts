import { compareLines, compareWords } from './compare-lines';

describe('comparing the lines of two recipes', () => {
  it('puts the same lines together, and takes one that shares a word with one of before for that one, changed', () => {
    expect(compareLines(['oil', '2 tins chickpeas', 'sugar', 'salt'], ['oil', '3 tins chickpeas', 'salt', 'chili'])).toEqual([
      { kind: 'same', lines: ['oil'] },
      { kind: 'changed', then: '2 tins chickpeas', now: '3 tins chickpeas' },
      { kind: 'removed', text: 'sugar' },
      { kind: 'same', lines: ['salt'] },
      { kind: 'added', text: 'chili' },
    ]);
  });

  it('takes no line for another one that only stands in its place', () => {
    expect(compareLines(['1 tsp chilli oil', '250 g mixed mushrooms'], ['300 g oyster mushrooms', '1 lime'])).toEqual([
      { kind: 'removed', text: '1 tsp chilli oil' },
      { kind: 'changed', then: '250 g mixed mushrooms', now: '300 g oyster mushrooms' },
      { kind: 'added', text: '1 lime' },
    ]);
  });

  it('marks the words that differ', () => {
    expect(compareWords('2 tins chickpeas', '3 tins chickpeas')).toEqual([
      { text: '2', only: 'then' },
      { text: '3', only: 'now' },
      { text: ' tins chickpeas' },
    ]);
  });

  it('shows a sentence that was written anew as the old one and the new one, not as single words', () => {
    const then = 'Melt the butter in a pan and fry the leeks until they are soft.';
    const now = 'Sweat the sliced leeks in a wide pan with a lid for ten minutes, stirring.';
    expect(compareWords(then, now)).toEqual([{ text: then, only: 'then' }, { text: ' ' }, { text: now, only: 'now' }]);
  });
});
