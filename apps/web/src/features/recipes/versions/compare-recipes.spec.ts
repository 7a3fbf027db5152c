import { compareLines, compareRecipes, hasChanges } from './compare-recipes';

describe('comparing two forms of a recipe', () => {
  it('puts the same lines together, and marks the words of a changed one', () => {
    expect(compareLines(['oil', '2 tins chickpeas', 'sugar', 'salt'], ['oil', '3 tins chickpeas', 'salt', 'chili'])).toEqual([
      { kind: 'same', lines: ['oil'] },
      {
        kind: 'changed',
        pieces: [{ text: '2', only: 'then' }, { text: '3', only: 'now' }, { text: ' tins chickpeas' }],
      },
      { kind: 'removed', text: 'sugar' },
      { kind: 'same', lines: ['salt'] },
      { kind: 'added', text: 'chili' },
    ]);
  });

  it('tells of which step the photo changed, also where its words did not', () => {
    const steps = (...photos: (string | null)[]) => ({
      ingredients: [],
      instructions: photos.map((image_id, at) => ({ text: `Step ${at}`, group: null, image_id })),
    });
    const compared = (then: (string | null)[], now: (string | null)[]) => compareRecipes(steps(...then) as never, steps(...now) as never);
    expect(compared(['a', null, 'c'], ['a', 'b', null]).stepPhotos).toEqual([2, 3]);
    expect(compared(['a', null], [null, 'a']).stepPhotos).toEqual([]);
    expect(compared(['a'], ['a']).instructions).toMatchObject([{ kind: 'same' }]);
  });

  it('tells what changed beside the lists, and shows a group as its heading', () => {
    const base = { ingredients: [{ text: 'oil', group: null }], instructions: [], servings: 4, tags: ['dinner'], calories: null };
    const now = { ...base, servings: 6, ingredients: [{ text: 'oil', group: 'Sauce' }] };
    const changes = compareRecipes(base as never, now as never);
    expect(changes.facts).toEqual([{ field: 'servings', then: '4', now: '6' }]);
    expect(changes.ingredients).toEqual([
      { kind: 'added', text: 'Sauce:' },
      { kind: 'same', lines: ['oil'] },
    ]);
    expect(hasChanges(changes.instructions)).toBe(false);
  });
});
