import { groupName, ingredientsUnderHeadings, stepsUnderHeadings } from './headings';

const lines = (...texts: string[]) => texts.map((text) => ({ text, group: null }));
const grouped = (all: { text: string; group: string | null }[]) => all.map(({ text, group }) => [group, text]);
const steps = (texts: string[], names: string[] = []) => grouped(stepsUnderHeadings(lines(...texts), new Set(names)));

describe('the name of a group', () => {
  it.each([
    ['For the filling:', 'For the filling'],
    ['Step 2: Make the filling', 'Make the filling'],
    ['Dry goods -', 'Dry goods'],
    ['Make the filling.', 'Make the filling'],
    ['Before we start...', 'Before we start...'],
    ['Step 3', null],
    ['', null],
    [' – ', null],
  ])('%j is %j', (heading, name) => {
    expect(groupName(heading)).toBe(name);
  });

  it('takes no time over a line of signs', () => {
    expect(groupName(`Sauce ${'-'.repeat(100_000)}x`)).toBe('Sauce');
  });
});

describe('steps under the headings that stand among them', () => {
  it.each(['Step', 'Stap', 'Schritt', 'Étape', 'Paso', 'Passo'])(
    'leave out lines such as "%s 1:", and what has none is a heading',
    (word) => {
      expect(
        steps([
          'Dough',
          `${word} 1:`,
          'Stir the yeast into the milk.',
          `${word} 2:`,
          'Knead it all.',
          'Leek topping',
          'Soften the leeks in butter.',
          'Assembly',
          `${word} 1:`,
          'Roll out the dough',
          `${word} 2`,
          'Spread the leeks on it.',
          'Bon appetit',
        ]),
      ).toEqual([
        ['Dough', 'Stir the yeast into the milk.'],
        ['Dough', 'Knead it all.'],
        ['Leek topping', 'Soften the leeks in butter.'],
        ['Assembly', 'Roll out the dough'],
        ['Assembly', 'Spread the leeks on it.'],
        ['Assembly', 'Bon appetit'],
      ]);
    },
  );

  it('know a heading by its colon, its first word, its capitals, or the name that it shares with ingredients', () => {
    expect(
      steps([
        'Sift the flour.',
        'Glaze:',
        'Stir the sugar into the juice.',
        'For the nuts',
        'Toast them in a dry pan.',
        'VARIATIONS',
        'Take pears in place of apples.',
      ]),
    ).toEqual([
      [null, 'Sift the flour.'],
      ['Glaze', 'Stir the sugar into the juice.'],
      ['For the nuts', 'Toast them in a dry pan.'],
      ['VARIATIONS', 'Take pears in place of apples.'],
    ]);
    expect(steps(['Leek pie', 'slice the leeks', 'green salad', 'wash the lettuce'], ['leek pie', 'green salad'])).toEqual([
      ['Leek pie', 'slice the leeks'],
      ['green salad', 'wash the lettuce'],
    ]);
  });

  it('take no step for a heading where steps end without a full stop, nor the last line', () => {
    const plain = ['Slice the leeks', 'For the glaze stir sugar into juice', 'Bake', 'To serve, wait'];
    expect(steps(plain)).toEqual(plain.map((text) => [null, text]));
    expect(steps(['Slice the leeks.', 'Bake them until soft.', 'For more, see the notes'])).toEqual([
      [null, 'Slice the leeks.'],
      [null, 'Bake them until soft.'],
      [null, 'For more, see the notes'],
    ]);
  });

  it('keep the groups that they state', () => {
    expect(
      stepsUnderHeadings(
        [
          { text: 'Step 1: Stir.', group: '1 Dough' },
          { text: 'To serve', group: '2 Glaze' },
          { text: 'Wait.', group: '3 Rest' },
        ],
        new Set(),
      ),
    ).toEqual([
      { text: 'Stir.', group: 'Dough' },
      { text: 'To serve', group: 'Glaze' },
      { text: 'Wait.', group: 'Rest' },
    ]);
  });
});

describe('ingredients under the headings that stand among them', () => {
  it('know a heading by its colon, its first word or its capitals', () => {
    expect(
      grouped(ingredientsUnderHeadings(lines('mint, to serve', 'For the dough', '300 g flour', 'SYRUP', '2 lemons', 'Optional:', 'nuts'))),
    ).toEqual([
      [null, 'mint, to serve'],
      ['For the dough', '300 g flour'],
      ['SYRUP', '2 lemons'],
      ['Optional', 'nuts'],
    ]);
  });

  it('take no ingredient for one', () => {
    const all = lines('salt', '300 g flour', 'For dusting, more flour', '2 eggs', 'MSG', '1 lemon', 'For frying');
    expect(ingredientsUnderHeadings(all)).toEqual(all);
  });
});
