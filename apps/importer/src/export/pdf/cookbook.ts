import type { FileRecipe } from '@simmer/recipe-files';
import PDFDocument from 'pdfkit';
import type { PdfPlan } from './pdf-messages';
import { isPrintable, printable } from './printable-text';

const [BODY, BOLD, ITALIC] = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'] as const;
const MARGIN = 56;
const [INK, QUIET, RULE] = ['#16221a', '#4d574f', '#9aa39c'] as const;
const CONTENTS_ROW = 18;
const PICTURE = { width: 170, height: 128 };
const COLUMN_GAP = 24;
/** So many ingredients look lost in two columns. */
const ONE_COLUMN = 6;

interface Line {
  text: string;
  isHeading: boolean;
}

interface Entry {
  title: string;
  tags: readonly string[];
  page: number;
  anchor: string;
}

/** A PDF file of recipes, each beginning on a page of its own. More than one make a book: a cover, the contents, the recipes, and an index by tag and title. */
export class Cookbook {
  private readonly doc: PDFKit.PDFDocument;
  private readonly parts: Uint8Array[] = [];
  private readonly entries: Entry[] = [];
  private readonly contentsPages: number;
  private readonly ended: Promise<void>;

  constructor(private readonly plan: PdfPlan) {
    const title = printable(plan.texts.cookbook);
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, bottom: MARGIN + 12, left: MARGIN, right: MARGIN },
      bufferPages: true,
      autoFirstPage: false,
      lang: plan.language,
      displayTitle: true,
      info: { Title: title, Creator: 'Simmer' },
    });
    this.doc.on('data', (part: Uint8Array) => this.parts.push(part));
    this.ended = new Promise((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.contentsPages = this.isBook ? Math.ceil((plan.count * CONTENTS_ROW + 60) / this.rowsHeight()) : 0;
    if (!this.isBook) return;
    this.cover();
    for (let page = 0; page < this.contentsPages; page++) this.doc.addPage();
  }

  add(recipe: FileRecipe): void {
    const { doc } = this;
    doc.addPage();
    const anchor = `recipe-${this.entries.length}`;
    doc.addNamedDestination(anchor);
    const title = printable(recipe.title);
    this.entries.push({ title, tags: recipe.tags.map(printable), page: this.pageNumber(), anchor });
    doc.outline.addItem(title);
    if (!this.isBook) doc.info.Title = title;
    this.head(recipe, title);
    this.ingredients(recipe);
    this.method(recipe);
    this.foot(recipe);
  }

  /** The whole file. */
  async finish(): Promise<Uint8Array> {
    if (this.isBook) {
      this.index();
      this.contents();
    }
    this.pageNumbers();
    this.doc.end();
    await this.ended;
    return Buffer.concat(this.parts);
  }

  private get isBook(): boolean {
    return this.plan.count > 1;
  }

  private get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  /** Of a page that is not there yet: every one is of the same size. */
  private rowsHeight(): number {
    return 841.89 - 2 * MARGIN - 12;
  }

  private pageNumber(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count;
  }

  private cover(): void {
    const { doc, plan } = this;
    doc.addPage();
    doc
      .rect(MARGIN / 2, MARGIN / 2, doc.page.width - MARGIN, doc.page.height - MARGIN)
      .lineWidth(1.5)
      .stroke(INK);
    doc
      .rect(MARGIN / 2 + 6, MARGIN / 2 + 6, doc.page.width - MARGIN - 12, doc.page.height - MARGIN - 12)
      .lineWidth(0.5)
      .stroke(RULE);
    doc.font(BOLD).fontSize(48).fillColor(INK).text(printable(plan.texts.cookbook), MARGIN, 300, { width: this.width, align: 'center' });
    doc.font(BODY).fontSize(16).fillColor(QUIET).text(printable(plan.texts.recipes), { width: this.width, align: 'center' });
    doc.fontSize(12).text(printable(plan.date), { width: this.width, align: 'center' });
  }

  private head(recipe: FileRecipe, title: string): void {
    const { doc } = this;
    const top = doc.y;
    const picture = this.picture(recipe, top);
    const width = picture ? this.width - PICTURE.width - COLUMN_GAP : this.width;
    doc.font(BOLD).fontSize(26).fillColor(INK).text(title, MARGIN, top, { width });
    if (recipe.description) doc.moveDown(0.3).font(ITALIC).fontSize(11).fillColor(QUIET).text(printable(recipe.description), { width });
    doc.moveDown(0.5).font(BODY).fontSize(11).fillColor(INK).text(this.facts(recipe).join('   ·   '), { width });
    if (picture) doc.y = Math.max(doc.y, top + PICTURE.height);
    doc.x = MARGIN;
    doc.moveDown(0.8);
    this.rule();
  }

  /** Whether there is one that a PDF can hold. A picture that cannot be read leaves its recipe without one. */
  private picture({ pictures }: FileRecipe, top: number): boolean {
    const [first] = pictures;
    if (!first || !('bytes' in first)) return false;
    try {
      const x = this.doc.page.width - MARGIN - PICTURE.width;
      this.doc.image(Buffer.from(first.bytes), x, top, { cover: [PICTURE.width, PICTURE.height], align: 'center', valign: 'center' });
      return true;
    } catch {
      return false;
    }
  }

  private facts({ prep_time, cook_time, total_time, servings, yield_text, difficulty }: FileRecipe): string[] {
    const { texts } = this.plan;
    const minutes = (name: string, value: number | null): string[] => (value ? [`${name} ${value} ${texts.minutes}`] : []);
    const times =
      prep_time || cook_time ? [...minutes(texts.prep, prep_time), ...minutes(texts.cook, cook_time)] : minutes(texts.total, total_time);
    return [
      ...times,
      ...(yield_text ? [yield_text] : servings ? [`${texts.serves} ${servings}`] : []),
      ...(difficulty ? [texts.difficulties[difficulty]] : []),
    ].map(printable);
  }

  private ingredients({ ingredients }: FileRecipe): void {
    if (ingredients.length === 0) return;
    const { doc } = this;
    this.heading(this.plan.texts.ingredients);
    const lines = ingredients.flatMap(({ text, group }, at) => {
      const starts = group !== null && group !== (ingredients[at - 1]?.group ?? null);
      return [...(starts ? [{ text: group, isHeading: true }] : []), { text: `•  ${text}`, isHeading: false }];
    });
    const column = (this.width - COLUMN_GAP) / 2;
    const heights = lines.map((line) => this.lineHeight(line, column));
    const half = heights.reduce((sum, height) => sum + height, 0) / 2;
    let left = 0;
    const split = heights.findIndex((height) => (left += height) >= half) + 1;
    const tallest = Math.max(left, 2 * half - left);
    // what is longer than the page flows over several, in one column
    if (ingredients.length <= ONE_COLUMN || tallest > this.room()) lines.forEach((line) => this.line(line, MARGIN, this.width));
    else {
      const top = doc.y;
      lines.slice(0, split).forEach((line) => this.line(line, MARGIN, column));
      doc.y = top;
      lines.slice(split).forEach((line) => this.line(line, MARGIN + column + COLUMN_GAP, column));
      doc.y = top + tallest;
    }
    doc.x = MARGIN;
    doc.moveDown(0.8);
  }

  private lineHeight({ text, isHeading }: Line, width: number): number {
    this.doc.font(isHeading ? BOLD : BODY).fontSize(11);
    return this.doc.heightOfString(printable(text), { width, lineGap: 3 });
  }

  private line({ text, isHeading }: Line, x: number, width: number): void {
    this.doc
      .font(isHeading ? BOLD : BODY)
      .fontSize(11)
      .fillColor(INK)
      .text(printable(text), x, undefined, { width, lineGap: 3 });
  }

  /** What is left of the page. */
  private room(): number {
    return this.doc.page.height - this.doc.page.margins.bottom - this.doc.y;
  }

  private method({ instructions }: FileRecipe): void {
    if (instructions.length === 0) return;
    const { doc } = this;
    this.heading(this.plan.texts.method);
    instructions.forEach(({ text, group }, at) => {
      if (group !== null && group !== (instructions[at - 1]?.group ?? null))
        doc.moveDown(0.3).font(BOLD).fontSize(12).fillColor(INK).text(printable(group), MARGIN, undefined, { width: this.width });
      const number = String(at + 1);
      const step = printable(text);
      const width = this.width - 28;
      doc.font(BODY).fontSize(11);
      if (doc.y + Math.min(doc.heightOfString(step, { width, lineGap: 3 }), 60) > doc.page.height - doc.page.margins.bottom) doc.addPage();
      const top = doc.y;
      doc.font(BOLD).fontSize(13).fillColor(INK).text(number, MARGIN, top, { width: 24, lineBreak: false });
      doc
        .font(BODY)
        .fontSize(11)
        .text(step, MARGIN + 28, top + 1, { width, lineGap: 3 });
      doc.x = MARGIN;
      doc.moveDown(0.5);
    });
  }

  private foot(recipe: FileRecipe): void {
    const { doc, plan } = this;
    const { notes, source_name, source_url, author } = recipe;
    if (notes) {
      this.heading(plan.texts.notes);
      doc.font(ITALIC).fontSize(11).fillColor(INK).text(printable(notes), MARGIN, undefined, { width: this.width, lineGap: 3 });
    }
    const from = [author, source_name, source_url].filter(Boolean).join(', ');
    if (from)
      doc
        .moveDown(0.8)
        .font(BODY)
        .fontSize(9)
        .fillColor(QUIET)
        .text(printable(`${plan.texts.source}: ${from}`), MARGIN, undefined, { width: this.width });
    if (!textsOf(recipe).every(isPrintable))
      doc
        .moveDown(0.5)
        .font(BODY)
        .fontSize(9)
        .fillColor(QUIET)
        .text(printable(plan.texts.lettersMissing), MARGIN, undefined, { width: this.width });
  }

  private heading(text: string): void {
    const { doc } = this;
    if (doc.y > doc.page.height - doc.page.margins.bottom - 60) doc.addPage();
    doc.moveDown(0.3).font(BOLD).fontSize(15).fillColor(INK).text(printable(text), MARGIN, undefined, { width: this.width }).moveDown(0.3);
  }

  private rule(): void {
    const { doc } = this;
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + this.width, doc.y)
      .lineWidth(1)
      .stroke(INK);
    doc.moveDown(0.6);
  }

  /** The pages that were left for it: which recipe is on which page is known at the end. */
  private contents(): void {
    const { doc } = this;
    const fits = Math.floor((this.rowsHeight() - 40) / CONTENTS_ROW);
    for (let page = 0; page < this.contentsPages; page++) {
      const rows = this.entries.slice(page * fits, (page + 1) * fits);
      doc.switchToPage(1 + page);
      doc
        .font(BOLD)
        .fontSize(24)
        .fillColor(INK)
        .text(page === 0 ? printable(this.plan.texts.contents) : '', MARGIN, MARGIN, { lineBreak: false });
      rows.forEach((entry, at) => this.row(entry.title, entry, MARGIN + 40 + at * CONTENTS_ROW));
    }
  }

  /** A name, dots, and the page that a tap leads to. */
  private row(name: string, { page, anchor }: Entry, y: number): void {
    const { doc } = this;
    const number = String(page);
    doc.font(BODY).fontSize(11).fillColor(INK);
    const numberWidth = 36;
    const most = this.width - numberWidth - 24;
    let shown = name;
    while (doc.widthOfString(shown) > most) shown = `${shown.slice(0, -4)}...`;
    const from = MARGIN + doc.widthOfString(shown) + 6;
    doc.text(shown, MARGIN, y, { lineBreak: false, goTo: anchor });
    doc
      .moveTo(from, y + 9)
      .lineTo(MARGIN + this.width - numberWidth, y + 9)
      .lineWidth(0.7)
      .dash(1, { space: 3 })
      .stroke(RULE)
      .undash();
    doc.text(number, MARGIN + this.width - numberWidth, y, { width: numberWidth, align: 'right', lineBreak: false, goTo: anchor });
  }

  private index(): void {
    const { doc } = this;
    const tags = new Map<string, Entry[]>();
    for (const entry of this.entries) for (const tag of entry.tags) tags.set(tag, [...(tags.get(tag) ?? []), entry]);
    const sorted = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.title.localeCompare(b.title, this.plan.language));
    const groups = [...tags]
      .sort(([a], [b]) => a.localeCompare(b, this.plan.language))
      .map(([tag, entries]) => ({ tag, entries: sorted(entries) }));
    doc.addPage();
    doc.font(BOLD).fontSize(24).fillColor(INK).text(printable(this.plan.texts.index), MARGIN, MARGIN);
    let y = MARGIN + 40;
    const next = (height: number): void => {
      if (y + height <= doc.page.height - doc.page.margins.bottom) return;
      doc.addPage();
      y = MARGIN;
    };
    for (const { tag, entries } of groups) {
      next(2 * CONTENTS_ROW + 8);
      doc
        .font(BOLD)
        .fontSize(12)
        .text(tag, MARGIN, y + 4, { lineBreak: false });
      y += CONTENTS_ROW + 6;
      for (const entry of entries) {
        next(CONTENTS_ROW);
        this.row(entry.title, entry, y);
        y += CONTENTS_ROW;
      }
    }
    if (groups.length > 0) {
      next(3 * CONTENTS_ROW);
      doc
        .font(BOLD)
        .fontSize(12)
        .text(printable(this.plan.texts.byTitle), MARGIN, y + CONTENTS_ROW, { lineBreak: false });
      y += 2 * CONTENTS_ROW + 2;
    }
    for (const entry of sorted(this.entries)) {
      next(CONTENTS_ROW);
      this.row(entry.title, entry, y);
      y += CONTENTS_ROW;
    }
  }

  private pageNumbers(): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      if (this.isBook && page === 0) continue;
      doc.switchToPage(page);
      // below the margin, where text would begin a new page
      doc.page.margins.bottom = 0;
      doc
        .font(BODY)
        .fontSize(9)
        .fillColor(QUIET)
        .text(String(page + 1), MARGIN, doc.page.height - MARGIN + 8, { width: this.width, align: 'center', lineBreak: false });
    }
  }
}

/** What of a recipe is written on its pages. */
const textsOf = ({ title, description, ingredients, instructions, notes, yield_text, author, source_name }: FileRecipe): string[] => [
  ...[title, description, notes, yield_text, author, source_name],
  ...[...ingredients, ...instructions].flatMap(({ text, group }) => [text, group ?? '']),
];
