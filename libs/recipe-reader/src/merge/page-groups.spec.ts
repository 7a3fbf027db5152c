import { alignLines, matchLines } from '../lines/line-agreement';
import type { RecipeLine } from '../parsed-recipe';
import { hasItsHeadings, withGroupsOf, withoutIdleGroup } from './page-groups';

const stated = (...texts: string[]) => ({
  value: texts.map((text) => ({ text, group: null })),
  place: 'script',
  confidence: 0.9,
  reader: 'json-ld' as const,
});
const shown = (...value: RecipeLine[]) => ({ value, place: 'heading', confidence: 0.8, reader: 'visible-page' as const });
const under = (group: string | null, ...texts: string[]): RecipeLine[] => texts.map((text) => ({ text, group }));
const groups = ({ value }: { value: RecipeLine[] }) => value.map(({ group }) => group);

describe('groups that the page shows', () => {
  it('are not shared by steps that say the same', () => {
    const page = shown(
      ...under('Cashew cream', 'Blend it all until smooth, then set aside.'),
      ...under('Tomato sauce', 'Simmer the tomatoes.', 'Blend it all until smooth, then set aside.'),
      ...under('Lasagne', 'Layer sheets and sauce.'),
    );
    const steps = stated(
      'Blend it all until smooth, then set aside.',
      'Simmer the tomatoes.',
      'Blend it all until smooth, then set aside.',
      'Pour a glass of wine for the cook.',
      'Layer sheets and sauce.',
    );
    expect(groups(withGroupsOf(page, steps, alignLines))).toEqual(['Cashew cream', 'Tomato sauce', 'Tomato sauce', null, 'Lasagne']);
  });

  it('hold a line between two of theirs, and one at the end for which the page has a row left', () => {
    const page = shown(
      ...under('Dough', '300 g flour', '15 chestnuts, the frozen kind will do', '1 egg'),
      ...under('Glaze', '1 lemon', '½ teaspoon maple extract'),
    );
    expect(groups(withGroupsOf(page, stated('300 g flour', '15 marrons', '1 egg', '1 lemon', '½ tsp. of extract'), matchLines))).toEqual([
      'Dough',
      'Dough',
      'Dough',
      'Glaze',
      'Glaze',
    ]);
    expect(
      groups(withGroupsOf(page, stated('300 g flour', '1 egg', '1 lemon', '½ teaspoon maple extract', 'ice'), matchLines)).at(-1),
    ).toBeNull();
  });

  it('put lines that come in no order into theirs', () => {
    const page = shown(...under('Dough', '300 g flour', '1 egg'), ...under('Cream', '200 ml cream', '1 lime'));
    expect(withGroupsOf(page, stated('200 ml cream', '1 egg', '1 lime', '300 g flour'), matchLines).value).toEqual(page.value);
    expect(withGroupsOf(page, stated('200 ml cream', '1 lime', '1 egg', '300 g flour'), matchLines).value.map(({ text }) => text)).toEqual([
      '200 ml cream',
      '1 lime',
      '1 egg',
      '300 g flour',
    ]);
  });

  it('are none of the lines, however they are written', () => {
    const page = shown(...under(null, '3 eggs'), ...under('Dipping sauce', '2 limes'));
    expect(withGroupsOf(page, stated('3 eggs', '100%', 'DIPPING SAUCE:', '2 limes'), matchLines).value.map(({ text }) => text)).toEqual([
      '3 eggs',
      '100%',
      '2 limes',
    ]);
  });

  it('are known when the steps begin with them', () => {
    const page = [...under('Prep the leeks', 'Wash them.'), ...under('Fry the rice', 'Heat the oil.')];
    expect(hasItsHeadings(under(null, 'Prep the leeks: Wash them well.', 'Fry the rice: Heat the oil.'), page)).toBe(true);
    expect(hasItsHeadings(under(null, 'Wash them well.', 'Heat the oil.'), page)).toBe(false);
  });
});

describe('one group for all lines', () => {
  it.each([
    ['Vegan plum buns', 'Plum buns'],
    ['Plum buns', 'How to bake plum buns'],
    ['Plum buns', 'Method'],
  ])('of %s says nothing as %s', (title, group) => {
    expect(withoutIdleGroup(under(group, 'Stir.', 'Bake.'), title)).toEqual(under(null, 'Stir.', 'Bake.'));
  });

  it('says something else than the title, or stands beside another', () => {
    const lines = under('The base', 'Stir.', 'Bake.');
    expect(withoutIdleGroup(lines, 'Plum buns')).toBe(lines);
    const two = [...under('Plum buns', 'Bake.'), ...under('Glaze', 'Stir.')];
    expect(withoutIdleGroup(two, 'Plum buns')).toBe(two);
  });
});
