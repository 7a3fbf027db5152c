import { aRecipe } from '../../../testing/library';
import { type Choice, mergeRecipes } from './merge-recipes';

const BASE = aRecipe({
  title: 'Chickpeas',
  servings: 4,
  notes: 'Good.',
  ingredients: ['2 tins chickpeas', '1 lemon', '1 tsp sugar'],
  instructions: ['Fry the onions.', 'Simmer for 8 minutes.', 'Serve.'],
});
const edited = (part: Parameters<typeof aRecipe>[0]) => ({ ...aRecipe({ ...draft, ...part }), id: BASE.id });
const draft = {
  title: BASE.title,
  servings: BASE.servings,
  notes: BASE.notes,
  ingredients: BASE.ingredients.map(({ text }) => text),
  instructions: BASE.instructions.map(({ text }) => text),
};
const texts = (lines: readonly unknown[] = []) => lines.map((line) => (line as { text: string }).text);
const choose = (...choices: [string, Choice][]) => new Map(choices);

describe('two edits of one recipe', () => {
  it('fit together where they changed different things', () => {
    const mine = edited({ ingredients: ['2 tins chickpeas', '1 lemon'], servings: 6 });
    const theirs = edited({ ingredients: ['2 tins chickpeas', '1 lemon', '1 tsp sugar', 'feta'], notes: 'With feta.' });
    const { questions, fits, result } = mergeRecipes(mine, theirs, BASE);
    expect(questions.map(({ field }) => field)).toEqual(['ingredients']);
    expect(fits).toMatchObject([
      { by: 'mine', field: 'servings', added: ['6'] },
      { by: 'theirs', field: 'notes', added: ['With feta.'] },
    ]);
    expect(result(choose(['ingredients-2', 'both']))).toMatchObject({ servings: 6, notes: 'With feta.' });
  });

  it('take over lines that only one has added, changed or taken out', () => {
    const mine = edited({ ingredients: ['chilli', '2 tins chickpeas', '1 lemon', '1 tsp sugar'] });
    const theirs = edited({
      ingredients: ['2 tins chickpeas', '1 lemon'],
      instructions: ['Fry the onions.', 'Simmer for 15 minutes.', 'Serve.'],
    });
    const { questions, fits, result } = mergeRecipes(mine, theirs, BASE);
    expect(questions).toEqual([]);
    expect(fits).toEqual([
      { by: 'mine', field: 'ingredients', added: ['chilli'], removed: [] },
      { by: 'theirs', field: 'ingredients', added: [], removed: ['1 tsp sugar'] },
      { by: 'theirs', field: 'instructions', added: ['Simmer for 15 minutes.'], removed: ['Simmer for 8 minutes.'] },
    ]);
    expect(texts(result(new Map()).ingredients)).toEqual(['chilli', '2 tins chickpeas', '1 lemon']);
  });

  it('lose no photo of a step: one fits where the other has not touched the step, and is asked about where it has', () => {
    const [first, second] = ['00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000f2'];
    const photographed = [{ text: 'Fry the onions.', image_id: first }, { text: 'Simmer for 8 minutes.', image_id: second }, 'Serve.'];
    const theirs = edited({ instructions: photographed });
    const untouched = mergeRecipes(edited({ servings: 6 }), theirs, BASE);
    expect(untouched.fits).toMatchObject([
      { by: 'mine', field: 'servings' },
      { by: 'theirs', field: 'instructions', added: [], removed: [], hasOtherPhotos: true },
    ]);
    expect(untouched.result(new Map()).instructions).toMatchObject([{ image_id: first }, { image_id: second }, { image_id: null }]);
    const mine = edited({ instructions: ['Fry the onions gently.', 'Simmer for 8 minutes.', 'Serve.'] });
    const [question] = mergeRecipes(mine, theirs, BASE).questions;
    expect(question).toMatchObject({
      field: 'instructions',
      photos: {
        mine: [],
        theirs: [
          { id: first, number: 1 },
          { id: second, number: 2 },
        ],
      },
    });
  });

  it('have another photo at both steps where one was put at another step', () => {
    const photo = '00000000-0000-7000-8000-0000000000f1';
    const base = edited({ instructions: [{ text: 'Fry the onions.', image_id: photo }, 'Simmer for 8 minutes.', 'Serve.'] });
    const theirs = edited({ instructions: ['Fry the onions.', { text: 'Simmer for 8 minutes.', image_id: photo }, 'Serve.'] });
    expect(mergeRecipes(base, theirs, base).fits).toMatchObject([{ by: 'theirs', added: [], removed: [], hasOtherPhotos: true }]);
    const mine = edited({ instructions: [{ text: 'Fry the onions gently.', image_id: photo }, 'Simmer for 8 minutes.', 'Serve.'] });
    expect(mergeRecipes(mine, theirs, base).questions).toMatchObject([
      { photos: { mine: [{ id: photo, number: 1 }], theirs: [{ id: photo, number: 2 }] } },
    ]);
  });

  it('ask where both changed the same, and keep what is chosen', () => {
    const mine = edited({ title: 'My chickpeas', instructions: ['Fry the onions.', 'Simmer, half covered.', 'Serve.'] });
    const theirs = edited({ title: 'Our chickpeas', instructions: ['Fry the onions.', 'Simmer, lid off.', 'Serve.'] });
    const { questions, result } = mergeRecipes(mine, theirs, BASE);
    expect(questions).toEqual([
      { id: 'title', field: 'title', mine: ['My chickpeas'], theirs: ['Our chickpeas'], canKeepBoth: false },
      { id: 'instructions-1', field: 'instructions', mine: ['Simmer, half covered.'], theirs: ['Simmer, lid off.'], canKeepBoth: true },
    ]);
    const both = result(choose(['title', 'theirs'], ['instructions-1', 'both']));
    expect(both.title).toBe('Our chickpeas');
    expect(texts(both.instructions)).toEqual(['Fry the onions.', 'Simmer, lid off.', 'Simmer, half covered.', 'Serve.']);
  });

  it('lose no line when nobody knows what they began with', () => {
    const mine = edited({ ingredients: ['chilli', '2 tins chickpeas', '1 lemon', '1 tsp sugar'] });
    const theirs = edited({ ingredients: ['2 tins chickpeas', '1 lemon', '1 tsp sugar', 'feta'], servings: 2 });
    const { questions, result } = mergeRecipes(mine, theirs, undefined);
    expect(questions.map(({ id }) => id)).toEqual(['servings']);
    expect(texts(result(choose(['servings', 'mine'])).ingredients)).toEqual([
      'chilli',
      '2 tins chickpeas',
      '1 lemon',
      '1 tsp sugar',
      'feta',
    ]);
  });
});
