import { paragraphsOf, stepsOfProse } from './wrapped-prose';

it('joins lines that were broken, and keeps paragraphs apart', () => {
  expect(paragraphsOf(['Peel the apples and cut them into', 'thin slices.', '', 'Bake them.'])).toEqual([
    'Peel the apples and cut them into thin slices.',
    'Bake them.',
  ]);
});

it('begins a paragraph at a number, a bullet, and after a line that ends early with its sentence', () => {
  expect(paragraphsOf(['1. Peel.', '2. Slice the apples and put', 'them into a dish.'])).toEqual([
    '1. Peel.',
    '2. Slice the apples and put them into a dish.',
  ]);
  expect(paragraphsOf(['- one', '- two'])).toEqual(['- one', '- two']);
  expect(paragraphsOf(['Peel the apples.', 'Cut them into slices and put all of them into a dish.'])).toEqual([
    'Peel the apples.',
    'Cut them into slices and put all of them into a dish.',
  ]);
});

it('leaves out rules, and takes loud or colon lines for headings', () => {
  expect(stepsOfProse(['Bake.', '~-------', '', 'THE GLAZE', '', 'Stir.', '', 'To serve:', '', 'ENJOY!'])).toEqual([
    { text: 'Bake.', group: null },
    { text: 'Stir.', group: 'THE GLAZE' },
    { text: 'ENJOY!', group: 'To serve' },
  ]);
});
