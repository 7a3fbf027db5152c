import { importCountWords } from './import-count-words';

const SUPPER = 'https://example.com/supper';

describe('the count of imports', () => {
  it.each([
    ['2 addresses', [SUPPER, 'https://example.com/soup']],
    ['2 recipes from one page', [SUPPER, `${SUPPER}#:~:text=Flatbread`]],
    ['3 recipes from 2 pages', [SUPPER, `${SUPPER}#:~:text=Flatbread`, 'https://example.com/soup']],
    ['2 addresses', ['https://example.com/#/soup', 'https://example.com/#/stew']],
    ['2 addresses', [SUPPER, `${SUPPER}#comments`]],
    ['2 addresses', [SUPPER, SUPPER]],
  ])('says %s', (words, urls) => expect(importCountWords(urls)).toBe(words));
});
