import { addLineAfter, appendLines, moveLine, moveLineTo, pasteLines, removeLine } from './line-editing';
import { line } from './recipe-form';

const [leeks, butter, salt] = [line('2 leeks'), line('30 g butter'), line('salt')];
const lines = [leeks, butter, salt];
const texts = (edited: { lines: { text: string }[] }): string[] => edited.lines.map(({ text }) => text);

describe('editing lines', () => {
  it('adds an empty line below and goes there', () => {
    const edited = addLineAfter(lines, leeks.key);
    expect(texts(edited)).toEqual(['2 leeks', '', '30 g butter', 'salt']);
    expect(edited.focus).toBe(edited.lines[1]?.key);
  });

  it('removes a line and goes to the one above, and always leaves one', () => {
    expect(removeLine(lines, butter.key)).toEqual({ lines: [leeks, salt], focus: leeks.key });
    expect(texts(removeLine([leeks], leeks.key))).toEqual(['']);
  });

  it('moves a line and stops at the ends', () => {
    expect(texts(moveLine(lines, salt.key, -1))).toEqual(['2 leeks', 'salt', '30 g butter']);
    expect(texts(moveLine(lines, salt.key, 1))).toEqual(['2 leeks', '30 g butter', 'salt']);
  });

  it('puts a line into any place of the list, and nowhere else', () => {
    expect(moveLineTo(lines, leeks.key, 2)).toEqual([butter, salt, leeks]);
    expect(moveLineTo(lines, leeks.key, 3)).toEqual(lines);
  });

  it('appends pasted lines in the place of the empty last one, and leaves a new one', () => {
    const appended = appendLines([leeks, line()], '- 1 lemon\n\n2 eggs');
    expect(appended.map(({ text }) => text)).toEqual(['2 leeks', '1 lemon', '2 eggs', '']);
  });

  it('turns a paste of many lines into rows, around what stood there', () => {
    const edited = pasteLines(lines, butter.key, '- 1 lemon\n\n* 2 eggs\r\n300 g spinach', '', ' fresh');
    expect(edited && texts(edited)).toEqual(['2 leeks', '1 lemon', '2 eggs', '300 g spinach fresh', 'salt']);
    const numbered = pasteLines(lines, butter.key, '1. 1 lemon\n2) 1.5 l milk\n3) 4 cloves garlic', '', '');
    expect(numbered && texts(numbered)).toEqual(['2 leeks', '1 lemon', '1.5 l milk', '4 cloves garlic', 'salt']);
    expect(pasteLines(lines, butter.key, 'one line', '', '')).toBeUndefined();
  });
});
