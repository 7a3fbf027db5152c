import { pdfOf } from '../../testing/pdf';
import { readFile, readOne } from '../../testing/read-file';
import { UnreadableFile } from '../../unreadable-file';

const LINES = [
  'Barley soup',
  '',
  'Serves 6',
  '',
  'Ingredients',
  '200 g barley',
  '2 carrots, diced',
  '1.5 l stock',
  '',
  'Method',
  'Rinse the barley in cold water.',
  'Simmer everything for 50 minutes.',
];

describe('PDF', () => {
  it('reads a recipe from its text', async () => {
    expect(await readOne('soup.pdf', pdfOf([LINES]))).toMatchObject({
      format: 'pdf',
      title: 'Barley soup',
      servings: 6,
      ingredients: [{ text: '200 g barley' }, { text: '2 carrots, diced' }, { text: '1.5 l stock' }],
      instructions: [{ text: 'Rinse the barley in cold water.' }, { text: 'Simmer everything for 50 minutes.' }],
    });
  });

  it('reads a recipe a page, and one that goes on over two pages', async () => {
    expect((await readFile('book.pdf', pdfOf([LINES, ['Oat soup', ...LINES.slice(1)]]))).entries).toMatchObject([
      { recipe: { title: 'Barley soup' } },
      { recipe: { title: 'Oat soup' } },
    ]);
    expect(await readOne('long.pdf', pdfOf([LINES.slice(0, 8), LINES.slice(8)]))).toMatchObject({
      title: 'Barley soup',
      instructions: [{}, {}],
    });
  });

  it('says why there is none: no text, no recipe, damage', async () => {
    expect((await readFile('scan.pdf', pdfOf([[]]))).entries).toEqual([
      { skipped: { name: 'scan', reason: { code: 'pictures-of-text' } } },
    ]);
    expect((await readFile('letter.pdf', pdfOf([['Dear Ann,', 'see you on Friday.']]))).entries).toEqual([
      { skipped: { name: 'letter', reason: { code: 'no-recipe' } } },
    ]);
    await expect(readFile('broken.pdf', pdfOf([LINES]).subarray(0, 60))).rejects.toThrow(UnreadableFile);
  });
});
