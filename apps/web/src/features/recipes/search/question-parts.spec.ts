import { allFoods } from '@simmer/foods/all';
import { understandQuery } from '@simmer/recipe-search';
import { keptBy, partsOf } from './question-parts';

const conditionsOf = (question: string) => [...understandQuery(question, allFoods()).conditions];
const kept = (question: string, ...keeps: ('kept' | 'unknown')[]) => keptBy({ keeps } as never, conditionsOf(question));

describe('what a question was understood as', () => {
  it('is shown part by part, each with the question without it', () => {
    const question = 'vegan pasta no cream under 30 min';
    expect(partsOf(question, conditionsOf(question))).toEqual([
      { kind: 'words', label: 'pasta', rest: 'vegan no cream under 30 min' },
      { kind: 'diet', label: 'vegan', rest: 'pasta no cream under 30 min' },
      { kind: 'without', label: 'no cream', rest: 'vegan pasta under 30 min' },
      { kind: 'under', label: 'under 30 min', rest: 'vegan pasta no cream' },
    ]);
  });

  it('has what is asked of the cook’s own marks, taken out of the words', () => {
    const question = 'soup favorites rated 4 not cooked yet';
    const { conditions } = understandQuery(question, allFoods(), { hasOwnMarks: true });
    expect(partsOf(question, [...conditions]).map(({ label }) => label)).toEqual([
      'soup',
      'your favorites',
      '4 stars or more',
      'not cooked yet',
    ]);
  });

  it('is nothing when there are words alone', () => {
    expect(partsOf('leek soup', conditionsOf('leek soup'))).toEqual([]);
  });

  it('says what a hit keeps, in the letters of the cook, and what nobody can tell', () => {
    expect(kept('pasta no cream or butter under 1 hour', 'kept', 'kept', 'kept')).toEqual([
      { label: 'no cream or butter', isCertain: true },
    ]);
    expect(kept('pasta no cream or butter', 'kept', 'unknown')).toEqual([{ label: 'no cream or butter', isCertain: false }]);
    expect(kept('Nudeln ohne Käse oder Sahne', 'kept', 'kept')).toEqual([{ label: 'no Käse or Sahne', isCertain: true }]);
    expect(kept('gluten-free cake', 'unknown')).toEqual([{ label: 'gluten-free', isCertain: false }]);
  });
});
