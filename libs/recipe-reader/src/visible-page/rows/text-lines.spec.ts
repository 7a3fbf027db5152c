import { parsePage } from '../../page/page';
import { rowsOf } from './page-rows';
import { seenLines } from './text-lines';

const rowTexts = (html: string) => rowsOf(parsePage(html, 'https://cook.example/')).map(({ text }) => text);

describe('the lines of a text', () => {
  it.each([
    [
      'printed as it stands',
      '<pre>Ingredients\n2 plums\n<b>1 fig\nsalt</b>\n\nMethod\nHalve the plums.</pre>',
      ['Ingredients', '2 plums', '1 fig', 'salt', 'Method', 'Halve the plums.'],
    ],
    ['styled to keep them', '<div style="color: red; white-space: pre-line">2 plums\n1 fig</div>', ['2 plums', '1 fig']],
    [
      'pasted with blank ones between',
      '<p>2 plums\n\n1 fig\n\nsalt\n\nHalve the plums\nand bake them.</p>',
      ['2 plums', '1 fig', 'salt', 'Halve the plums and bake them.'],
    ],
    ['of any other source', '<p>2 plums\n\nand\n1 fig</p>', ['2 plums and 1 fig']],
  ])('%s are those on the screen', (_kind, html, texts) => {
    expect(rowTexts(html)).toEqual(texts);
  });

  it('go on where they were broken by hand', () => {
    const long = 'Bake the plums on the middle shelf of the oven until they';
    expect(seenLines(`${long}\n    are soft.\n  Serve.`, true)).toBe(`${long} are soft.\n  Serve.`);
    expect(seenLines('2 plums\nsalt', true)).toBe('2 plums\nsalt');
  });

  it('lose the bullets of inner lists', () => {
    expect(seenLines('* Dough\n    o Knead it.\n    o Let it rise.', true)).toBe('* Dough\nKnead it.\nLet it rise.');
  });
});
