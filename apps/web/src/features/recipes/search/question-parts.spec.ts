import { keptBy, partsOf } from './question-parts';

describe('what a question was understood as', () => {
  it('is shown part by part, each with the question without it', () => {
    expect(partsOf('pasta no cream under 30 min')).toEqual([
      { kind: 'words', label: 'pasta', rest: 'no cream under 30 min' },
      { kind: 'without', label: 'no cream', rest: 'pasta under 30 min' },
      { kind: 'under', label: 'under 30 min', rest: 'pasta no cream' },
    ]);
    expect(keptBy('pasta no cream or butter under 1 hour')).toEqual(['no cream or butter']);
    expect(keptBy('Nudeln ohne Sahne')).toEqual(['no Sahne']);
    expect(keptBy('Nudeln ohne Käse oder Süßes')).toEqual(['no Käse or Süßes']);
  });

  it('is nothing when there are words alone', () => {
    expect(partsOf('leek soup')).toEqual([]);
  });
});
