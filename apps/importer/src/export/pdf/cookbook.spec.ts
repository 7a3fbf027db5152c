import { emptyRecipe, type FileRecipe } from '@simmer/recipe-files';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { Cookbook } from './cookbook';
import type { PdfPlan } from './pdf-messages';

/** `paintImageXObject` of pdf.js. */
const PAINT_IMAGE = 85;
const PLAN: PdfPlan = { language: 'en', at: new Date('2026-11-23T12:00:00Z'), cook: 'Nora' };
const recipe = (part: Partial<FileRecipe>): FileRecipe => ({ ...emptyRecipe(), ...part });
const lines = (...texts: string[]) => texts.map((text) => ({ text, group: null }));

async function fileOf(recipes: FileRecipe[], plan: Partial<PdfPlan> = {}): Promise<Uint8Array> {
  const book = new Cookbook({ ...PLAN, ...plan });
  for (const one of recipes) await book.add(one);
  return book.finish();
}

async function pagesOf(recipes: FileRecipe[], plan: Partial<PdfPlan> = {}): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await fileOf(recipes, plan))));
  return text;
}

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c84' } })
    .webp()
    .toBuffer();

const tart = recipe({
  title: 'Leek tart',
  ingredients: lines('1 ½ leeks', '⅓ cup cream', ...Array.from({ length: 10 }, (_, at) => `${at} g of something`)),
  instructions: lines('Roll the pastry.', 'Bake it.'),
  servings: 4,
  prep_time: 10,
  tags: ['dinner'],
  notes: 'Less salt.',
  nutrition: { ...emptyRecipe().nutrition, calories: 420, protein: 12.5 },
});

describe('a PDF file', () => {
  it('has one recipe on one page', async () => {
    const pages = await pagesOf([{ ...tart, pictures: [{ bytes: await photo() }] }]);
    expect(pages).toHaveLength(1);
    for (const text of [
      'Leek tart',
      'Prep',
      '10 min',
      'Serves',
      '1 ½ leeks',
      '⅓ cup cream',
      'Roll the pastry.',
      '420 kcal',
      'protein 12.5 g',
      'Less salt.',
    ])
      expect(pages[0]).toContain(text);
  });

  it.each([22, 23, 24, 25, 26])('has no page without words: %i ingredients', async (count) => {
    const long = {
      ...recipe({ title: 'Leek tart' }),
      ingredients: lines(...Array.from({ length: count }, (_, at) => `${at} g of something`)),
    };
    expect((await pagesOf([long])).filter((page) => !page.includes('something'))).toEqual([]);
  });

  it('is a book of several recipes: cover, contents, chapters by category, and an index', async () => {
    const soup = recipe({ title: 'Apfelsuppe', instructions: lines('Kochen.'), tags: ['schnell'] });
    const pages = await pagesOf([soup, tart], { language: 'de' });
    expect(pages[0]).toMatch(/Das Kochbuch\s+von Nora\s+2 Rezepte · 23. November 2026/);
    expect(pages[1]).toMatch(/Inhalt\s+Abendessen\s+Leek tart\s+4\s+Weitere Rezepte\s+Apfelsuppe\s+6/);
    expect(pages.slice(2, 6)).toEqual([
      expect.stringMatching(/Abendessen\s+1 Rezept/),
      expect.stringContaining('Leek tart'),
      expect.stringContaining('Weitere Rezepte'),
      expect.stringContaining('Zubereitung'),
    ]);
    expect(pages[6]).toMatch(/Register\s+dinner\s+Leek tart\s+4\s+schnell\s+Apfelsuppe\s+6\s+Alle Rezepte nach Titel\s+Apfelsuppe\s+6/);
  });

  it.each([
    ['Greek', 'Μουσακάς με μελιτζάνες'],
    ['Cyrillic', 'Борщ, Йогурт'],
    ['Hebrew', 'חומוס עם טחינה'],
    ['Arabic', 'شوربة العدس'],
    ['Chinese', '西红柿炒鸡蛋'],
    ['Japanese', 'おにぎりの作り方'],
    ['Korean', '김치찌개'],
    ['Thai', 'ต้มยำ'],
    ['Hindi', 'चना मसाला'],
    ['Polish and Vietnamese', 'Żurek, łazanki, phở bò'],
    ['fractions', '1⅓ cups, 2½, ⅛ tsp, ⅖ l'],
  ])('prints %s as it was written', async (_, text) => {
    const [page = ''] = await pagesOf([recipe({ title: text, ingredients: lines(text), instructions: lines(text) })]);
    // a line may end inside
    expect(page.normalize('NFC').replace(/\s+/g, ' ').split(text)).toHaveLength(4);
    expect(page).not.toContain('Some letters');
  });

  it('says where letters are missing', async () => {
    const [page = ''] = await pagesOf([recipe({ title: 'ᚠᚢᚦ soup 🥣', ingredients: lines('1 🥕') })]);
    expect(page).toContain('soup');
    expect(page).toContain('Some letters of this recipe can’t be printed.');
    expect((await pagesOf([recipe({ title: 'Salt 🧂' })]))[0]).not.toContain('Some letters');
  });

  it('has a recipe’s photo, and its drawing where there is none or it cannot be read', async () => {
    const marksOf = async (pictures: FileRecipe['pictures']): Promise<{ images: number; marks: number }> => {
      const page = await (await getDocumentProxy(new Uint8Array(await fileOf([{ ...tart, pictures }])))).getPage(1);
      const { fnArray } = await page.getOperatorList();
      return { images: fnArray.filter((operator) => operator === PAINT_IMAGE).length, marks: fnArray.length };
    };
    const [photographed, drawn] = [await marksOf([{ bytes: await photo() }]), await marksOf([])];
    expect([photographed.images, drawn.images]).toEqual([1, 0]);
    expect(drawn.marks).toBeGreaterThan(photographed.marks + 200);
    expect(await marksOf([{ bytes: new Uint8Array([1, 2, 3]) }])).toEqual(drawn);
    // the dish that the screen shows may be another one than the title says
    expect(await marksOf([{ url: '/plates/2.svg?title=Tomato+soup&words=tomato' }])).not.toEqual(drawn);
  });

  it('goes on over as many pages as a recipe needs', async () => {
    const long = recipe({ title: 'Long', instructions: lines(...Array.from({ length: 80 }, () => 'Stir it for a while. '.repeat(10))) });
    const pages = await pagesOf([long]);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.at(-1)).toContain('80');
  });
});
