import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** How a text looks: as it is read, stressed, or as a title. */
export type Face = 'body' | 'strong' | 'display';

/** A family of whole files: its package, and the name its files begin with. */
type Family = readonly [folder: string, name: string];
const FIGTREE: Family = ['figtree', 'Figtree'];
const BRICOLAGE: Family = ['bricolage-grotesque', 'BricolageGrotesque'];

/** The product's own fonts. */
const OWN = {
  body: { family: FIGTREE, weight: 400 },
  strong: { family: FIGTREE, weight: 600 },
  display: { family: BRICOLAGE, weight: 700 },
} as const satisfies Record<Face, { family: Family; weight: number }>;

/** For what the own fonts have not, in the order in which they are asked: other Latin, Greek, Cyrillic, Devanagari and fractions first. */
const FALLBACKS: readonly Family[] = [
  ['noto-sans', 'NotoSans'],
  ['noto-sans-hebrew', 'NotoSansHebrew'],
  ['vazirmatn', 'Vazirmatn'],
  ['noto-sans-thai', 'NotoSansThai'],
  ['noto-sans-georgian', 'NotoSansGeorgian'],
  ['noto-sans-armenian', 'NotoSansArmenian'],
];

/** Fonts of East Asia are large and come in slices, each with about a hundred characters. */
type EastAsian = 'sc' | 'jp' | 'kr';
const WEIGHT_NAMES = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' } as const;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Chinese, Japanese and Korean share characters and draw them differently. */
function eastAsianOrder(text: string): readonly EastAsian[] {
  if (KANA.test(text)) return ['jp', 'sc', 'kr'];
  return HANGUL.test(text) ? ['kr', 'sc', 'jp'] : ['sc', 'jp', 'kr'];
}

interface Slice {
  covers: readonly (readonly [first: number, last: number])[];
  file: string;
  /** Its cuts, once a text needs it. */
  cuts?: Record<'regular' | 'bold', Font>;
}

/**
 * The fonts of a PDF file: the product's own, and for every character that these have not the first one that has it. They are read when a text needs them, so
 * {@link load} comes before {@link fontFor}.
 */
export class Fonts {
  private readonly files = new Map<string, Font>();
  private readonly loaded = new Set<string>();
  private readonly found = new Map<string, Font | undefined>();
  private readonly slices = new Map<EastAsian, readonly Slice[]>();

  /** Reads what these texts need of the fonts that have to be unpacked. */
  async load(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const order = eastAsianOrder(text);
      for (const character of new Set(text)) {
        const key = `${order[0]} ${character}`;
        if (this.loaded.has(key)) continue;
        this.loaded.add(key);
        if (!this.whole(character, 'body')) await this.unpack(character, order);
      }
    }
  }

  /** Of the slices that may have a character, as many as it takes to find it. */
  private async unpack(character: string, order: readonly EastAsian[]): Promise<void> {
    for (const slice of this.slicesWith(character, order)) {
      slice.cuts ??= await cutsOf(slice);
      if (has(slice.cuts.regular, character)) return;
    }
  }

  /** For one character of a text; undefined where no font has it. */
  fontFor(character: string, text: string, face: Face): Font | undefined {
    const order = eastAsianOrder(text);
    const key = `${face} ${order[0]} ${character}`;
    if (!this.found.has(key)) this.found.set(key, this.whole(character, face) ?? this.sliced(character, order, face));
    return this.found.get(key);
  }

  private whole(character: string, face: Face): Font | undefined {
    const { family, weight } = OWN[face];
    const own = this.file(family, weight);
    if (has(own, character)) return own;
    for (const fallback of FALLBACKS) {
      const font = this.file(fallback, weight);
      if (has(font, character)) return font;
    }
    return undefined;
  }

  private file([folder, name]: Family, weight: keyof typeof WEIGHT_NAMES): Font {
    const cut = `${weight}${WEIGHT_NAMES[weight]}`;
    const file = `@expo-google-fonts/${folder}/${cut}/${name}_${cut}.ttf`;
    const font = this.files.get(file) ?? read(readFileSync(resolve(file)));
    this.files.set(file, font);
    return font;
  }

  private sliced(character: string, order: readonly EastAsian[], face: Face): Font | undefined {
    for (const { cuts } of this.slicesWith(character, order)) {
      const font = face === 'body' ? cuts?.regular : cuts?.bold;
      if (font && has(font, character)) return font;
    }
    return undefined;
  }

  private *slicesWith(character: string, order: readonly EastAsian[]): Generator<Slice> {
    const code = codeOf(character);
    for (const language of order) {
      if (!this.slices.has(language)) this.slices.set(language, slicesOf(language));
      for (const slice of this.slices.get(language) ?? [])
        if (slice.covers.some(([first, last]) => code >= first && code <= last)) yield slice;
    }
  }
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const has = (font: Font, character: string): boolean => font.hasGlyphForCodePoint(codeOf(character));

function read(bytes: Buffer): Font {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('A collection is no single font.');
  return font;
}

async function cutsOf({ file, covers }: Slice): Promise<Record<'regular' | 'bold', Font>> {
  const characters = covers
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
  const cut = async (weight: number): Promise<Font> => {
    const font = read(await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype', variationAxes: { wght: weight } }));
    // PDFKit takes two fonts of one name for one font
    Object.defineProperty(font, 'postscriptName', { value: `${basename(file, '-wght-normal.woff2')}-${weight}` });
    return font;
  };
  return { regular: await cut(OWN.body.weight), bold: await cut(OWN.display.weight) };
}

function slicesOf(language: EastAsian): Slice[] {
  const name = `noto-sans-${language}`;
  const folder = `@fontsource-variable/${name}`;
  const ranges = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([slice, covers]) => ({
    file: resolve(`${folder}/files/${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    covers: covers.split(',').map((range) => {
      const [first = 0, last = first] = range
        .replace(/^\s*U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [first, last] as const;
    }),
  }));
}
