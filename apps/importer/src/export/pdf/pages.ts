import { drawPlate, PLATE } from './drawn-plate';
import { BOTTOM, COLORS, MARGIN, PAGE, RIM } from './paper';
import type { Line, Style, Typesetter } from './typesetter';

/** A piece of a column that stays on one page. */
export interface Block {
  height: number;
  draw: (x: number, y: number) => void;
  /** It never stands last on a page. */
  keepsNext?: boolean;
  /** It parts what stands above and below it: left out at the top of a page, and where a page ends. */
  isSpace?: boolean;
}

export interface Place {
  page: number;
  y: number;
}

/** A photo that was made fit for paper, or the drawing of a recipe without one. */
export type Picture = { photo: Buffer } | { plate: string };

/** The pages of a PDF file: columns that go on from page to page, and what stands on them beside text. */
export class Pages {
  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly typesetter: Typesetter,
  ) {}

  get count(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** A new last page, and where its text begins. */
  add(): Place {
    this.doc.addPage();
    return { page: this.count - 1, y: MARGIN };
  }

  /** Where a column of blocks ends that begins here. It goes on at the top of the next page. */
  flow(blocks: readonly Block[], x: number, from: Place): Place {
    let { page, y } = from;
    this.doc.switchToPage(page);
    blocks.forEach((block, at) => {
      let together = block.height;
      for (let next = at; blocks[next]?.keepsNext && blocks[next + 1]; next++) together += blocks[next + 1]?.height ?? 0;
      if (block.isSpace && (y === MARGIN || y + together > BOTTOM)) return;
      if (y + together > BOTTOM && y > MARGIN) {
        page += 1;
        y = MARGIN;
        if (page === this.count) this.doc.addPage();
        else this.doc.switchToPage(page);
      }
      block.draw(x, y);
      y += block.height;
    });
    return { page, y };
  }

  /** The lines of a text as blocks. */
  text(text: string, style: Style, width: number): Block[] {
    return this.typesetter.lines(text, style, width).map((line) => this.line(line, style, width));
  }

  line(line: Line, style: Style, width: number): Block {
    return { height: style.leading, draw: (x, y) => this.typesetter.draw(line, style, { x, y, width }) };
  }

  space(height: number): Block {
    return { height, isSpace: true, draw: () => undefined };
  }

  rule(x: number, y: number, width: number, { color = COLORS.line, weight = 0.75 } = {}): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color, 1)
      .stroke();
  }

  /** A picture in its rim. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void {
    const { doc } = this;
    doc.save().roundedRect(x, y, width, height, RIM.radius).clip();
    if ('photo' in picture) doc.image(picture.photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    else {
      const scale = Math.max(width / PLATE.width, height / PLATE.height);
      doc.translate(x + (width - PLATE.width * scale) / 2, y + (height - PLATE.height * scale) / 2).scale(scale);
      drawPlate(doc, picture.plate);
    }
    doc.restore();
    doc.roundedRect(x, y, width, height, RIM.radius).lineWidth(RIM.width).strokeColor(COLORS.ink, 1).stroke();
  }

  /** A page in one color to its edges. */
  ground(color: string): void {
    this.doc.rect(0, 0, PAGE.width, PAGE.height).fillColor(color, 1).fill();
  }

  /** Of each mark on a page, PDFKit keeps a buffer of its own until the end: of a large book they would fill the memory. */
  pack(from: number): void {
    for (let page = from; page < this.count; page++) {
      const { content } = this.doc.switchToPage(page) as unknown as { content: { buffer: Uint8Array[] } };
      content.buffer = [Buffer.concat(content.buffer)];
    }
  }
}
