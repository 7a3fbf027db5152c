import { isFirstLabel, isStepLabel, withoutCount, withoutStepLabel } from './step-labels';

describe('labels of steps', () => {
  it.each([
    'Step 2',
    'STEP 02:',
    'Schritt 3:',
    'Étape 4',
    'Paso 1',
    'Passo 2.',
    'Stap 1:',
    'Krok 3',
    'Шаг 2',
    '3.',
    '2 of 5',
    '1. Schritt',
  ])('%s is nothing else', (line) => {
    expect(isStepLabel(line)).toBe(true);
  });

  it.each(['2 eggs', 'Step back', 'Bake for 20', 'Stap 1: snijd de prei'])('%s is more', (line) => {
    expect(isStepLabel(line)).toBe(false);
  });

  it.each([
    ['Step 2: Slice the leeks.', 'Slice the leeks.'],
    ['STEP 1 | Slice the leeks.', 'Slice the leeks.'],
    ['Étape 3 Lavez les poireaux.', 'Lavez les poireaux.'],
    ['Step 2: (Optional) Toast the nuts', '(Optional) Toast the nuts'],
    ['4. Serve.', 'Serve.'],
    ['Step 2 of 4 Slice the leeks.', 'Slice the leeks.'],
    ['②ネギを切る。', 'ネギを切る。'],
    ['2 leeks go in now.', '2 leeks go in now.'],
    ['Step aside.', 'Step aside.'],
  ])('%s', (line, rest) => {
    expect(withoutStepLabel(line)).toBe(rest);
  });

  it('tells the first one by its word', () => {
    expect(['Step 1', 'Étape 1 :', 'Stap 01', 'Step 10', 'Step 2', '1.'].map(isFirstLabel)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes numbers away where lines count from one', () => {
    expect(withoutCount(['1 Cook the rice', '2 Fry the leeks', '3 Serve'])).toEqual(['Cook the rice', 'Fry the leeks', 'Serve']);
    expect(withoutCount(['1 hour before, cook the rice', 'Fry the leeks'])).toEqual(['1 hour before, cook the rice', 'Fry the leeks']);
  });
});
