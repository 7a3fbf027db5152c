import { withAmountsShown } from './shown-amounts';

const lines = (...texts: string[]) => ({ value: texts.map((text) => ({ text, group: null })), place: 'script', confidence: 0.9, reader: 'json-ld' as const });
const read = (stated: string, shown: string) => withAmountsShown(lines('3 eggs', stated), lines('3 eggs', shown)).value.map(({ text }) => text)[1];

describe('a remark behind an ingredient that only the page shows', () => {
  it.each(['1½ cups barley (300 g)', '1½ cups barley (2 coffee mugs, 300 g; half of it for two)', '1½ cups barley (300 g / 10 oz)'])('is kept where it measures: %s', (shown) => {
    expect(read('1½ cups barley', shown)).toBe(shown);
  });

  it.each(['1½ cups barley (pearled is fine too)', '1½ cups barley (2)', '1½ cups barley (see note 2)', '1½ cups barley ($1.20)', '1½ cups barley, rinsed (300 g)', '2 cups of oats (300 g)'])('stays away where it does not, or follows something else: %s', (shown) => {
    expect(read('1½ cups barley', shown)).toBe('1½ cups barley');
  });
});
