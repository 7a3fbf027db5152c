import { alignLines, lineAgreementWith, matchLines, shareSeen, wordAgreementWith, wordShares, wordsOf } from './line-agreement';

const lines = (...texts: string[]) => texts.map((text) => ({ text, group: null }));

describe('agreement of lines', () => {
  it('takes words without numbers, and characters of Japanese one by one', () => {
    expect(wordsOf('2 Tbsp. Crème fraîche')).toEqual(['tbsp', 'crème', 'fraîche']);
    expect(wordsOf('玉ねぎ')).toHaveLength(3);
  });

  it('finds for each line the one that says the same, each once', () => {
    expect(matchLines(lines('1 tsp salt', '1 tsp salt', 'flour', '7'), lines('flour', '1 tsp salt', '1 tsp salt, fine'))).toEqual([
      1, 2, 0, -1,
    ]);
    expect(shareSeen(lines('flour', 'figs'), lines('500 g flour'))).toBe(0.5);
  });

  it('finds them in the order of both lists, the parts of a line and the whole of several', () => {
    const seen = lines(
      'Stir the milk into the flour and let it rest.',
      'Spread a layer of leeks, a layer of cheese, a layer of leeks.',
      'Bake.',
    );
    expect(
      alignLines(
        lines('a layer of leeks', 'a layer of cheese', 'a layer of leeks', 'Bake.', 'Stir the milk into the flour and let it rest.'),
        seen,
      ),
    ).toEqual([1, 1, 1, 2, -1]);
    expect(alignLines(lines('Sift the flour, then stir the milk into the flour and let it rest.'), seen)).toEqual([0]);
    expect(alignLines(lines('Bake.', 'Grill.', 'Bake.'), lines('Bake.'))).toEqual([0, -1, -1]);
    expect([alignLines([], seen), alignLines(seen, [])]).toEqual([[], [-1, -1, -1]]);
  });

  it('compares lists by lines and texts by words, from 0 to 1', () => {
    expect(lineAgreementWith(lines('flour', 'figs'))(lines('flour', 'figs'))).toBe(1);
    expect(lineAgreementWith([])([])).toBe(0);
    expect(wordShares(lines('mix the dough'), lines('mix the dough well and rest it'))).toEqual({ known: 1, seen: 3 / 7 });
    const agreement = wordAgreementWith(lines('mix the dough'));
    expect([agreement(lines('mix', 'the dough')), agreement(lines('bake')), wordAgreementWith([])([])]).toEqual([1, 0, 0]);
  });
});
