import { firstOf, Postings } from './postings';

const postings = () => {
  const words: string[] = [];
  return { words, index: new Postings([2, 1], (word) => words.push(word)) };
};

describe('where words stand', () => {
  it('is told with the heaviest word and its first field, and each new word once', () => {
    const { index, words } = postings();
    const soup = index.add([
      ['leek', 'soup'],
      ['leek', 'water'],
    ]);
    const tart = index.add([['tart'], ['leek']]);
    expect(words).toEqual(['leek', 'soup', 'water', 'tart']);
    const { scores, counts, firsts } = index.score([
      { word: 'leek', weight: 1 },
      { word: 'soup', weight: 0.5 },
    ]);
    expect([...counts.entries()].toSorted()).toEqual([
      [soup, 2],
      [tart, 1],
    ]);
    expect(firstOf(firsts.get(soup) ?? -1)).toEqual({ word: 0, field: 0 });
    expect(firstOf(firsts.get(tart) ?? -1)).toEqual({ word: 0, field: 1 });
    expect(scores.get(soup)).toBeGreaterThan(scores.get(tart) ?? 0);
  });

  it('is forgotten with a document, and stays right after many have gone', () => {
    const { index } = postings();
    const kept = index.add([['rare', 'leek'], []]);
    for (let at = 0; at < 3_000; at++)
      index.remove(index.add([Array.from({ length: 12 }, (_, word) => `word${(at + word) % 500}`), ['leek']]));
    expect([...index.score([{ word: 'leek', weight: 1 }]).scores.keys()]).toEqual([kept]);
    expect(index.countOf('leek')).toBeLessThan(3_000);
    const later = index.add([['leek'], ['rare']]);
    expect([...index.score([{ word: 'rare', weight: 1 }]).scores.keys()].toSorted()).toEqual([kept, later]);
  });
});
