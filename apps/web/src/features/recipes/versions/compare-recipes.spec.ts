import { hasChanges } from '../../../recipe/compare/compare-lines';
import { type Compared, compareRecipes, withLineOf } from './compare-recipes';

describe('comparing two forms of a recipe', () => {
  it('tells of which step the photo changed, also where its words did not', () => {
    const steps = (...photos: (string | null)[]) => ({
      ingredients: [],
      instructions: photos.map((image_id, at) => ({ text: `Step ${at}`, group: null, image_id })),
    });
    const compared = (then: (string | null)[], now: (string | null)[]) => compareRecipes(steps(...then) as never, steps(...now) as never);
    expect(compared(['a', null, 'c'], ['a', 'b', null]).stepPhotos).toEqual([2, 3]);
    // one that was put at another step is another photo of both
    expect(compared(['a', null], [null, 'a']).stepPhotos).toEqual([1, 2]);
    const written = (...steps: [string, string | null][]) => ({
      ingredients: [],
      instructions: steps.map(([text, image_id]) => ({ text, group: null, image_id })),
    });
    const then = written(['Fry.', 'a'], ['Serve.', null]);
    const photosOf = (now: unknown) => compareRecipes(then as never, now as never).stepPhotos;
    // steps that were written anew or put elsewhere have the photo that they had
    expect(photosOf(written(['Fry gently.', 'a'], ['Serve.', null]))).toEqual([]);
    expect(photosOf(written(['Serve.', null], ['Fry.', 'a']))).toEqual([]);
    expect(photosOf(written(['Serve.', null], ['Fry.', null]))).toEqual([2]);
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

describe('one line of an earlier form', () => {
  const form = (...lines: [string, string | null][]): Compared =>
    ({ ingredients: lines.map(([text, group]) => ({ text, group })), instructions: [] }) as never;
  const then = form(['2 leeks', null], ['30 g butter', null], ['1 egg', 'Glaze'], ['salt', 'Glaze']);
  const now = form(['3 leeks', null], ['1 lemon', null], ['1 egg', 'Glaze']);
  const withLine = (text: string) => {
    const at = compareRecipes(then, now).ingredients.findIndex((change) =>
      change.kind === 'changed' ? change.then === text : 'text' in change && change.text === text,
    );
    return withLineOf(then, now, 'ingredients', at)?.ingredients.map((line) => `${line.group ?? ''}>${line.text}`);
  };

  it('comes back as it was, in its place and in the group that is there now', () => {
    expect(withLine('2 leeks')).toEqual(['>2 leeks', '>1 lemon', 'Glaze>1 egg']);
    expect(withLine('30 g butter')).toEqual(expect.arrayContaining(['>3 leeks', '>30 g butter', '>1 lemon', 'Glaze>1 egg']));
    expect(withLine('salt')).toEqual(['>3 leeks', '>1 lemon', 'Glaze>1 egg', 'Glaze>salt']);
  });

  it('goes again where it was added', () => {
    expect(withLine('1 lemon')).toEqual(['>3 leeks', 'Glaze>1 egg']);
  });

  it('is no heading', () => {
    const grouped = form(['2 leeks', 'Soup']);
    expect(withLineOf(form(['2 leeks', null]), grouped, 'ingredients', 0)).toBeUndefined();
  });
});
