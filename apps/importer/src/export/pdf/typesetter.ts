import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import LineBreaker from 'linebreak';
import type { Face, Fonts } from './fonts';

export interface Style {
  face: Face;
  /** Points. */
  size: number;
  /** From one line to the next, in points. */
  leading: number;
  color: string;
}

/** A piece of one line in one font and one direction. */
interface Run {
  text: string;
  font: Font;
  level: number;
  width: number;
}

/** One line of a text. Its runs are in the order in which they are read. */
export interface Line {
  runs: readonly Run[];
  width: number;
  isRightToLeft: boolean;
}

export interface Placing {
  x: number;
  y: number;
  /** Of the column that the line stands in. */
  width: number;
  align?: 'start' | 'center' | 'end';
  /** The named place in the file that a tap leads to. */
  goTo?: string;
}

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** What has no look of its own stays in the font of the word before it, so that a phrase is one piece. */
const BETWEEN_WORDS = /[\p{Z}\p{P}\p{M}]/u;
const ZERO_WIDTH_SPACE = 0x200b;
const LETTER = /[\p{L}\p{N}]/u;
/** Joins and marks that choose between emoji, and direction signs: the direction comes from the letters. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;

/** Sets texts of any script in lines, and writes them on the page: PDFKit's own lines know one font and one direction. */
export class Typesetter {
  private readonly widths = new Map<Font, Map<string, number>>();
  private readonly names = new Map<Font, string>();

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly fonts: Fonts,
  ) {}

  /** Whether every letter and number of a text can be printed. */
  isPrintable(text: string): boolean {
    return [...clean(text)].every((character) => !LETTER.test(character) || this.fonts.fontFor(character, text, 'body') !== undefined);
  }

  /** A text in lines that are no wider than the column. */
  lines(text: string, style: Style, width: number): Line[] {
    return clean(text)
      .split('\n')
      .flatMap((paragraph) => this.paragraph(paragraph.trim(), style, width));
  }

  /** The first line; what does not fit ends in an ellipsis. */
  oneLine(text: string, style: Style, width: number): Line {
    const whole = this.lines(text, style, Number.POSITIVE_INFINITY)[0] ?? { runs: [], width: 0, isRightToLeft: false };
    if (whole.width <= width) return whole;
    const [first = whole] = this.lines(text, style, width - style.size);
    const shown = first.runs
      .map((run) => run.text)
      .join('')
      .trimEnd();
    return this.lines(`${shown}…`, style, Number.POSITIVE_INFINITY)[0] ?? whole;
  }

  draw(line: Line, style: Style, { x, y, width, align = 'start', goTo }: Placing): void {
    const { doc } = this;
    const free = width - line.width;
    const isAtRight = (align === 'end') !== line.isRightToLeft;
    const left = x + (align === 'center' ? free / 2 : isAtRight ? free : 0);
    const places = new Map<Run, number>();
    let at = left;
    for (const run of inSight(line.runs)) {
      places.set(run, at);
      at += run.width;
    }
    const baseline = y + (style.leading - style.size) / 2 + style.size * 0.8;
    doc.fillColor(style.color);
    for (const run of line.runs) {
      doc
        .font(this.nameOf(run.font), style.size)
        // with features, PDFKit lays a run out in one piece: words of a right-to-left script would stand in the wrong order
        .text(run.text, places.get(run), baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(run.level % 2 === 1 && { features: [] }),
        });
      readable(doc);
    }
    if (goTo) doc.goTo(x, y, width, style.leading, goTo);
  }

  private paragraph(text: string, style: Style, width: number): Line[] {
    const { levels, base } = levelsOf(text);
    const runsOf = (start: number, end: number): Run[] => this.runs(text, start, end, levels, style);
    const widthOf = (start: number, end: number): number => runsOf(start, end).reduce((sum, run) => sum + run.width, 0);
    const lines: Line[] = [];
    const end = (from: number, to: number): void => {
      const runs = runsOf(from, from + text.slice(from, to).trimEnd().length);
      lines.push({ runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft: base % 2 === 1 });
    };
    let start = 0;
    let reached = 0;
    let filled = 0;
    for (const part of partsOf(text)) {
      const word = widthOf(reached, reached + part.trimEnd().length);
      if (filled > 0 && filled + word > width) {
        end(start, reached);
        start = reached;
        filled = 0;
      }
      // an address may be wider than the column
      if (word > width)
        for (const character of part) {
          const wide = widthOf(reached, reached + character.length);
          if (filled > 0 && filled + wide > width) {
            end(start, reached);
            start = reached;
            filled = 0;
          }
          filled += wide;
          reached += character.length;
        }
      else {
        filled += widthOf(reached, reached + part.length);
        reached += part.length;
      }
    }
    end(start, reached);
    return lines;
  }

  private runs(text: string, start: number, end: number, levels: Uint8Array | null, { face, size }: Style): Run[] {
    const runs: { text: string; font: Font; level: number }[] = [];
    let index = start;
    for (const character of text.slice(start, end)) {
      const level = levels?.[index] ?? 0;
      index += character.length;
      const last = runs.at(-1);
      const stays = last !== undefined && BETWEEN_WORDS.test(character) && last.font.hasGlyphForCodePoint(codeOf(character));
      const font = stays ? last.font : (this.fonts.fontFor(character, text, face) ?? this.fonts.fontFor(plain(character), text, face));
      if (!font) continue;
      const shown = font.hasGlyphForCodePoint(codeOf(character)) ? character : plain(character);
      const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(shown) ?? shown) : shown;
      if (last && last.font === font && last.level === level) last.text += mirrored;
      else runs.push({ text: mirrored, font, level });
    }
    return runs.map(({ text: shown, font, level }) => ({ text: turned(shown, level), font, level, width: this.width(font, shown) * size }));
  }

  /** In parts of the font's size. */
  private width(font: Font, text: string): number {
    const known = this.widths.get(font) ?? new Map<string, number>();
    this.widths.set(font, known);
    let width = 0;
    for (const word of text.match(/\s+|\S+/g) ?? []) {
      const wide = known.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
      known.set(word, wide);
      width += wide;
    }
    return width;
  }

  private nameOf(font: Font): string {
    const name = this.names.get(font) ?? `font-${this.names.size}`;
    if (!this.names.has(font)) this.doc.registerFont(name, font as never);
    this.names.set(font, name);
    return name;
  }
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const plain = (character: string): string => (/\p{Zs}/u.test(character) ? ' ' : character);
const clean = (text: string): string => text.normalize('NFC').replace(UNSEEN, '').replace(/\r\n?/g, '\n').replace(/\t/g, ' ');

function levelsOf(text: string): { levels: Uint8Array | null; base: number } {
  if (!RIGHT_TO_LEFT.test(text)) return { levels: null, base: 0 };
  // a fraction stays with its whole number
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text.replace(/\p{No}/gu, '1'));
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** A font turns a right-to-left word around by its letters; where there are none, we do. */
const turned = (text: string, level: number): string =>
  level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? [...text].reverse().join('') : text;

/** A text between the places where a line may end. */
function* partsOf(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield text.slice(from, next.position);
    from = next.position;
  }
}

/** Runs from left to right, as Unicode's rule L2 says: from the highest level down, what is at that level or above is turned around. */
function inSight(runs: readonly Run[]): Run[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < seen.length; from++) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      if (to - from > 1) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  return seen;
}

/** Of a letter that is drawn in several pieces, the first stands for it; without characters of their own, readers would copy the others as some other letter. */
function readable(doc: PDFKit.PDFDocument): void {
  const { unicode } = (doc as unknown as { _font: { unicode: number[][] } })._font;
  unicode.forEach((characters, glyph) => {
    if (characters.length === 0) unicode[glyph] = [ZERO_WIDTH_SPACE];
  });
}
