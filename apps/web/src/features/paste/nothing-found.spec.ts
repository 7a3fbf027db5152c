import { isBare, nothingFound } from './nothing-found';

describe('a text in which nothing was found', () => {
  it('is told from one that is still being typed', () => {
    expect(nothingFound({ ingredients: [], instructions: [] }, 3)).toBeUndefined();
    expect(nothingFound({ ingredients: [], instructions: [] }, 4)).toMatch(/^We found no ingredients and no steps/);
  });

  it('has neither ingredients nor steps', () => {
    expect(isBare({})).toBe(true);
    expect(isBare({ ingredients: ['2 leeks'], instructions: [] })).toBe(false);
    expect(nothingFound({ ingredients: [], instructions: ['Boil.'] }, 9)).toBeUndefined();
  });
});
