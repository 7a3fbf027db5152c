import { CATEGORIES } from '@simmer/contracts/constants';
import { COOKBOOK_TEXTS } from '@simmer/messages';
import { plate } from '@simmer/plates';
import type { FileRecipe } from '@simmer/recipe-files';
import { categoriesOf } from '@simmer/recipe-list';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { Fonts } from './fonts';
import { type Block, Pages, type Picture } from './pages';
import { BOTTOM, COLORS, MARGIN, PAGE, RIM, STYLES, WIDTH } from './paper';
import type { PdfPlan } from './pdf-messages';
import { drawRecipe, textsOf } from './recipe-pages';
import { type Style, Typesetter } from './typesetter';

/** A recipe's picture is 177 points wide; this is 290 dots to the inch. */
const PHOTO = { width: 720, height: 576 };
const MOST_PIXELS = 120_000_000;
const COVER_DISHES = 6;
const COLUMN_GAP = 28;
const COLUMN = (WIDTH - COLUMN_GAP) / 2;
const PAGE_NUMBER_WIDTH = 30;

interface Entry {
  recipe: FileRecipe;
  picture: Picture;
  chapter: string;
  /** The named place in the file. */
  anchor: string;
  /** From 1; 0 until it is laid out. */
  page: number;
}

interface Chapter {
  name: string;
  entries: Entry[];
}

/**
 * A PDF file of recipes, each beginning on a page of its own. More than one make a book: a cover, the contents, the recipes in chapters by category, and an index by tag and title.
 * A recipe is kept with its photo made small until {@link finish}: chapters are known when all recipes are there.
 */
export class Cookbook {
  private readonly doc: PDFKit.PDFDocument;
  private readonly parts: Uint8Array[] = [];
  private readonly entries: Entry[] = [];
  private readonly fonts = new Fonts();
  private readonly pages: Pages;
  private readonly typesetter: Typesetter;
  private readonly ended: Promise<void>;
  private readonly texts;
  /** What stands at the foot of a page, by its index. */
  private readonly feet = new Map<number, string>();

  constructor(private readonly plan: PdfPlan) {
    this.texts = COOKBOOK_TEXTS[plan.language];
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      lang: plan.language,
      displayTitle: true,
      info: { Creator: 'Simmer', ...(plan.cook && { Author: plan.cook }) },
    });
    this.doc.on('data', (part: Uint8Array) => this.parts.push(part));
    this.ended = new Promise((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.typesetter = new Typesetter(this.doc, this.fonts);
    this.pages = new Pages(this.doc, this.typesetter);
  }

  async add(recipe: FileRecipe): Promise<void> {
    await this.fonts.load([...textsOf(recipe), ...recipe.tags]);
    const [category] = categoriesOf(recipe.tags);
    this.entries.push({
      recipe: { ...recipe, pictures: [], step_images: [] },
      picture: (await photoOf(recipe)) ?? { plate: plateOf(recipe) },
      chapter: category ?? '',
      anchor: `recipe-${this.entries.length}`,
      page: 0,
    });
  }

  /** The whole file. */
  async finish(): Promise<Uint8Array> {
    await this.fonts.load([this.plan.cook]);
    const [first, second] = this.entries;
    if (second) this.book();
    else if (first) this.recipe(first, this.doc.outline);
    this.doc.info.Title = second ? this.title() : (first?.recipe.title ?? '');
    this.foot();
    this.doc.end();
    await this.ended;
    return Buffer.concat(this.parts);
  }

  private book(): void {
    const chapters = this.chapters();
    this.cover();
    const contents = this.pages.count;
    const rows = chapters.reduce((sum, { entries }) => sum + entries.length * STYLES.row.leading + 40, 0);
    const pageCount = Math.ceil((rows + 60) / (BOTTOM - MARGIN - 60));
    for (let page = 0; page < pageCount; page++) this.pages.add();
    for (const chapter of chapters) {
      const isAlone = chapters.length === 1;
      if (!isAlone) this.chapterPage(chapter);
      const outline = isAlone ? this.doc.outline : this.doc.outline.addItem(chapter.name);
      for (const entry of chapter.entries) this.recipe(entry, outline);
    }
    this.index();
    this.contents(chapters, contents);
  }

  private title(): string {
    const { cook } = this.plan;
    return cook ? this.texts.cookbookOf({ name: cook }) : this.texts.cookbook;
  }

  /** In the order of a day, what has no category last; in each, by title. */
  private chapters(): Chapter[] {
    return [...CATEGORIES, '' as const]
      .map((category) => ({
        name: category ? this.texts.chapters[category] : this.texts.moreRecipes,
        entries: this.sorted(this.entries.filter(({ chapter }) => chapter === category)),
      }))
      .filter(({ entries }) => entries.length > 0);
  }

  private sorted(entries: readonly Entry[]): Entry[] {
    return [...entries].sort((one, other) => one.recipe.title.localeCompare(other.recipe.title, this.plan.language));
  }

  private recipe(entry: Entry, outline: PDFKit.PDFOutline): void {
    const from = this.pages.count;
    drawRecipe(this.pages, this.texts, entry.recipe, entry.picture);
    entry.page = from + 1;
    this.doc.switchToPage(from);
    this.doc.addNamedDestination(entry.anchor);
    outline.addItem(entry.recipe.title);
    for (let page = from; page < this.pages.count; page++) this.feet.set(page, entry.recipe.title);
    this.pages.pack(from);
  }

  /** The cook's name, and dishes of the book. */
  private cover(): void {
    const { plan, texts } = this;
    const { y } = this.pages.add();
    this.pages.ground(COLORS.yolk);
    const summary = `${texts.recipes({ count: this.entries.length })} · ${texts.on({ at: plan.at })}`;
    const title = this.pages.text(this.title(), STYLES.cover, WIDTH).slice(0, 3);
    const end = this.pages.flow([...title, this.pages.space(10), ...this.pages.text(summary, STYLES.coverBy, WIDTH)], MARGIN, {
      page: 0,
      y,
    });
    const photosFirst = [...this.entries].sort((one, other) => Number('photo' in other.picture) - Number('photo' in one.picture));
    this.dishes(photosFirst.slice(0, COVER_DISHES), end.y + 26, PAGE.height - MARGIN - 34);
    this.write('Simmer', STYLES.heading, { x: MARGIN, y: PAGE.height - MARGIN - 14, width: WIDTH });
  }

  /** In two columns, as large as the room allows. */
  private dishes(entries: readonly Entry[], top: number, bottom: number): void {
    const gap = 16;
    const columns = entries.length === 1 ? 1 : 2;
    const rows = Math.ceil(entries.length / columns);
    const width = (WIDTH - (columns - 1) * gap) / columns;
    const height = Math.min((bottom - top - (rows - 1) * gap) / rows, width * 0.8);
    entries.forEach(({ picture }, at) => {
      const isLastAlone = columns === 2 && at === entries.length - 1 && at % 2 === 0;
      const x = MARGIN + (at % columns) * (width + gap);
      this.pages.picture(picture, x, top + Math.floor(at / columns) * (height + gap), isLastAlone ? WIDTH : width, height);
    });
  }

  private chapterPage({ name, entries }: Chapter): void {
    const { page, y } = this.pages.add();
    const count = this.texts.recipes({ count: entries.length });
    const end = this.pages.flow(
      [...this.pages.text(name, STYLES.chapter, WIDTH), ...this.pages.text(count, STYLES.coverBy, WIDTH)],
      MARGIN,
      { page, y: y + 120 },
    );
    this.pages.rule(MARGIN, end.y + 14, WIDTH, { color: COLORS.ink, weight: RIM.width });
    this.dishes(entries.slice(0, 4), end.y + 36, BOTTOM);
    this.feet.set(page, name);
  }

  /** On the pages that were left for it: which recipe is on which page is known at the end. */
  private contents(chapters: readonly Chapter[], page: number): void {
    const blocks = chapters.flatMap(({ name, entries }) => [
      ...(chapters.length > 1 ? [this.rowHeading(name, WIDTH)] : []),
      ...entries.map((entry) => this.row(entry, WIDTH)),
    ]);
    this.pages.flow([this.heading(this.texts.contents), ...blocks], MARGIN, { page, y: MARGIN });
  }

  private index(): void {
    const byTag = new Map<string, Entry[]>();
    for (const entry of this.entries) for (const tag of entry.recipe.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), entry]);
    const groups = [...byTag].sort(([one], [other]) => one.localeCompare(other, this.plan.language));
    const titles = this.sorted(this.entries).map((entry) => this.row(entry, COLUMN));
    const blocks = [
      ...groups.flatMap(([tag, entries]) => [
        this.rowHeading(tag, COLUMN),
        ...this.sorted(entries).map((entry) => this.row(entry, COLUMN)),
      ]),
      ...(groups.length > 0 ? [this.rowHeading(this.texts.byTitle, COLUMN)] : []),
      ...titles,
    ];
    let rest = blocks;
    for (let isFirst = true; rest.length > 0; isFirst = false) {
      const { page, y } = this.pages.add();
      const top = isFirst ? this.pages.flow([this.heading(this.texts.index)], MARGIN, { page, y }).y : y;
      for (const x of [MARGIN, MARGIN + COLUMN + COLUMN_GAP]) {
        const fits = fitting(rest, BOTTOM - top);
        this.pages.flow(rest.slice(0, fits), x, { page, y: top });
        rest = rest.slice(fits);
      }
      this.feet.set(page, this.texts.index);
    }
  }

  private heading(text: string): Block {
    return { height: 56, keepsNext: true, draw: (x, y) => this.write(text, STYLES.page, { x, y, width: WIDTH }) };
  }

  private rowHeading(name: string, width: number): Block {
    const { leading } = STYLES.rowHeading;
    return {
      height: leading + 16,
      keepsNext: true,
      draw: (x, y) => {
        this.write(name, STYLES.rowHeading, { x, y: y + 10, width });
        this.pages.rule(x, y + 12 + leading, width, { color: COLORS.ink, weight: RIM.width });
      },
    };
  }

  /** A title, and the page that a tap leads to. */
  private row(entry: Entry, width: number): Block {
    return {
      height: STYLES.row.leading,
      draw: (x, y) => {
        const { anchor, page, recipe } = entry;
        const room = width - PAGE_NUMBER_WIDTH;
        const title = this.typesetter.oneLine(recipe.title, STYLES.row, room);
        this.typesetter.draw(title, STYLES.row, { x, y, width: room, goTo: anchor });
        this.write(String(page), STYLES.row, { x: x + room, y, width: PAGE_NUMBER_WIDTH, align: 'end', goTo: anchor });
      },
    };
  }

  private write(text: string, style: Style, placing: Parameters<Typesetter['draw']>[2]): void {
    this.typesetter.draw(this.typesetter.oneLine(text, style, placing.width), style, placing);
  }

  /** The page's number in a yolk, and what the page is about. A single recipe on a single page has none. */
  private foot(): void {
    const { count } = this.pages;
    if (count === 1) return;
    const y = PAGE.height - 46;
    for (let page = 0; page < count; page++) {
      if (page === 0 && this.entries.length > 1) continue;
      this.doc.switchToPage(page);
      const x = PAGE.width - MARGIN - 13;
      this.doc.circle(x, y, 13).fillColor(COLORS.yolk, 1).fill();
      this.doc.circle(x, y, 13).lineWidth(RIM.width).strokeColor(COLORS.ink, 1).stroke();
      this.write(String(page + 1), STYLES.pageNumber, { x: x - 13, y: y - 6, width: 26, align: 'center' });
      this.write(this.feet.get(page) ?? '', STYLES.small, { x: MARGIN, y: y - 6, width: WIDTH - 60 });
    }
  }
}

/** How many blocks a column of this height takes: at least one, and no heading last. */
function fitting(blocks: readonly Block[], room: number): number {
  let count = 0;
  let height = 0;
  while (count < blocks.length && height + (blocks[count]?.height ?? 0) <= room) {
    height += blocks[count]?.height ?? 0;
    count += 1;
  }
  while (count > 1 && count < blocks.length && blocks[count - 1]?.keepsNext) count -= 1;
  return Math.max(count, Math.min(1, blocks.length));
}

/** As paper needs it. One that cannot be read leaves its recipe with its drawing. */
async function photoOf({ pictures: [first] }: FileRecipe): Promise<Picture | null> {
  if (!first || !('bytes' in first)) return null;
  try {
    const photo = sharp(first.bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ ...PHOTO, fit: 'cover' });
    return { photo: await photo.flatten({ background: '#fff' }).jpeg({ quality: 84 }).toBuffer() };
  } catch {
    return null;
  }
}

/** The dish as it is on the screen, whose address says what is drawn. */
function plateOf({ title, tags, ingredients, pictures: [first] }: FileRecipe): string {
  if (!first || !('url' in first) || !first.url.startsWith('/plates/'))
    return plate(
      title,
      categoriesOf(tags)[0],
      ingredients.map(({ text }) => text),
    );
  const { searchParams } = new URL(first.url, 'http://localhost');
  return plate(searchParams.get('title') ?? '', searchParams.get('category') ?? '', (searchParams.get('words') ?? '').split(','));
}
