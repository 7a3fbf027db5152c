import { emptyRecipe, type FileRecipe } from '@simmer/recipe-files';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { Cookbook } from './cookbook';
import { pdfPlan } from './pdf-plan';

const DAY = new Date('2026-11-23T12:00:00Z');
const recipe = (part: Partial<FileRecipe>): FileRecipe => ({ ...emptyRecipe(), ...part });
const lines = (...texts: string[]) => texts.map((text) => ({ text, group: null }));

async function pagesOf(recipes: FileRecipe[], language = 'en'): Promise<string[]> {
  const book = new Cookbook(pdfPlan(recipes.length, DAY, language));
  for (const one of recipes) book.add(one);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await book.finish())));
  return text;
}

const tart = recipe({
  title: 'Leek tart',
  ingredients: lines('1 ½ leeks', '⅓ cup cream', ...Array.from({ length: 10 }, (_, at) => `${at} g of something`)),
  instructions: lines('Roll the pastry.', 'Bake it.'),
  servings: 4,
  prep_time: 10,
  tags: ['dinner'],
  notes: 'Less salt.',
});

describe('a PDF file', () => {
  it('has one recipe on one page, with the photo that came with it', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c84' } })
      .jpeg()
      .toBuffer();
    const pages = await pagesOf([{ ...tart, pictures: [{ bytes }] }]);
    expect(pages).toHaveLength(1);
    for (const text of ['Leek tart', 'Prep 10 min', 'Serves 4', '1 ½ leeks', '1/3 cup cream', 'Roll the pastry.', 'Less salt.'])
      expect(pages[0]).toContain(text);
  });

  it('is a book of several recipes: cover, contents with their pages, and an index by tag', async () => {
    const soup = recipe({ title: 'Apfelsuppe', instructions: lines('Kochen.'), tags: ['dinner'] });
    const pages = await pagesOf([tart, soup], 'de');
    expect(pages[0]).toMatch(/Kochbuch\s+2 Rezepte\s+23. November 2026/);
    expect(pages[1]).toMatch(/Inhalt\s+Leek tart\s+3\s+Apfelsuppe\s+4/);
    expect([pages[2], pages[3]]).toEqual([expect.stringContaining('Leek tart'), expect.stringContaining('Zubereitung')]);
    expect(pages[4]).toMatch(/Register\s+dinner\s+Apfelsuppe\s+4\s+Leek tart\s+3\s+Alle Rezepte nach Titel\s+Apfelsuppe\s+4/);
  });

  it('keeps a whole number and its fraction apart, and says where letters are missing', async () => {
    const cups = recipe({ title: 'Борщ', ingredients: lines('1⅓ cups flour') });
    const [page = ''] = await pagesOf([cups]);
    expect(page).toContain('1 1/3 cups flour');
    expect(page).toContain('Borshch');
    expect(page).not.toContain('Some letters');
    expect((await pagesOf([{ ...cups, title: '日本語' }]))[0]).toContain('Some letters of this recipe can’t be printed here yet.');
  });

  it('leaves out a picture that cannot be read, and goes on over as many pages as a recipe needs', async () => {
    const long = recipe({ title: 'Long', instructions: lines(...Array.from({ length: 80 }, () => 'Stir it for a while. '.repeat(10))) });
    const pages = await pagesOf([{ ...long, pictures: [{ bytes: new Uint8Array([1, 2, 3]) }] }]);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.at(-1)).toContain('80');
  });
});
