import { fileWords, lossWords, skipWords } from './reason-words';

describe('why something of a file is not in the library', () => {
  it('is told with its values', () => {
    expect(lossWords({ code: 'more-pictures', params: { count: 3 } })).toBe('3 more photos; Simmer keeps one');
    expect(lossWords({ code: 'nutrition-beyond', params: { statements: 'Zinc: 1 mg', more: 2 } })).toBe(
      'nutrition that Simmer doesn’t keep: Zinc: 1 mg and 2 more',
    );
    expect(lossWords({ code: 'nutrient-impossible', params: { nutrient: 'saturated_fat', amount: -1 } })).toBe(
      'saturated fat of -1, which can’t be right',
    );
    expect(fileWords({ code: 'too-many-members', params: { most: 50_000 } })).toBe(
      'This file holds more than 50,000 files. Split it into smaller ones.',
    );
  });

  it('is told where it has none', () => {
    expect(skipWords({ code: 'no-ingredients' })).toBe('There are no ingredients in it.');
  });

  it('is told in general for a code of a newer release', () => {
    expect(skipWords({ code: 'too-salty' } as never)).toBe('for a reason this version of Simmer doesn’t know');
  });
});
