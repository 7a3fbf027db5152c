import type { COOKBOOK_TEXTS } from '@simmer/messages';
import type { FileRecipe } from '@simmer/recipe-files';
import type { Block, Pages, Picture, Place } from './pages';
import { COLORS, MARGIN, RIM, STYLES, WIDTH } from './paper';

type Texts = (typeof COOKBOOK_TEXTS)['en'];

const PICTURE = { width: 177, height: 141 };
const GAP = 22;
const LEFT = 177;
const RIGHT = WIDTH - LEFT - GAP;
const BOX = 8;
const NUMBER = 26;

/** Draws a recipe on pages of its own: what it is, then ingredients beside the method, then notes and where it comes from. */
export function drawRecipe(pages: Pages, texts: Texts, recipe: FileRecipe, picture: Picture): void {
  const top = pages.add();
  const columns = facts(pages, texts, recipe, head(pages, recipe, picture, top));
  const ends = [
    pages.flow(ingredients(pages, texts, recipe), MARGIN, columns),
    pages.flow(method(pages, texts, recipe), MARGIN + LEFT + GAP, columns),
  ];
  const lower = ends.reduce((one, other) => (other.page > one.page || (other.page === one.page && other.y > one.y) ? other : one));
  pages.flow(foot(pages, texts, recipe), MARGIN, lower);
}

function head(pages: Pages, { title, description }: FileRecipe, picture: Picture, { page, y }: Place): Place {
  const width = WIDTH - PICTURE.width - GAP;
  pages.picture(picture, MARGIN + WIDTH - PICTURE.width, y, PICTURE.width, PICTURE.height);
  const end = pages.flow(
    [...pages.text(title, STYLES.title, width), ...(description ? [pages.space(6), ...pages.text(description, STYLES.lead, width)] : [])],
    MARGIN,
    { page, y },
  );
  return end.page > page ? end : { page, y: Math.max(end.y, y + PICTURE.height) + 14 };
}

/** Times, servings and level in a ledger row. */
function facts(pages: Pages, texts: Texts, recipe: FileRecipe, { page, y }: Place): Place {
  const { prep_time, cook_time, total_time, servings, yield_text, difficulty } = recipe;
  const minutes = (name: string, value: number | null): [string, string][] => (value ? [[name, `${value} ${texts.minutes}`]] : []);
  const shown: [string, string][] = [
    ...(prep_time || cook_time ? [...minutes(texts.prep, prep_time), ...minutes(texts.cook, cook_time)] : minutes(texts.total, total_time)),
    ...(yield_text
      ? [[texts.makes, yield_text] as [string, string]]
      : servings
        ? [[texts.serves, String(servings)] as [string, string]]
        : []),
    ...(difficulty ? [[texts.level, texts.difficulties[difficulty]] as [string, string]] : []),
  ];
  if (shown.length === 0) return { page, y };
  const { typesetter } = pages;
  const width = WIDTH / shown.length;
  const height = 40;
  pages.doc.switchToPage(page);
  for (const edge of [y, y + height]) pages.rule(MARGIN, edge, WIDTH, { color: COLORS.ink, weight: RIM.width });
  shown.forEach(([name, value], at) => {
    const x = MARGIN + at * width + (at > 0 ? 12 : 0);
    const room = width - 16;
    if (at > 0)
      pages.doc
        .moveTo(x - 12, y)
        .lineTo(x - 12, y + height)
        .lineWidth(0.75)
        .strokeColor(COLORS.line, 1)
        .stroke();
    typesetter.draw(typesetter.oneLine(name, STYLES.label, room), STYLES.label, { x, y: y + 5, width: room });
    typesetter.draw(typesetter.oneLine(value, STYLES.fact, room), STYLES.fact, { x, y: y + 18, width: room });
  });
  return { page, y: y + height + 16 };
}

function ingredients(pages: Pages, texts: Texts, { ingredients: lines }: FileRecipe): Block[] {
  if (lines.length === 0) return [];
  const { doc, typesetter } = pages;
  const width = LEFT - BOX - 8;
  return [
    heading(pages, texts.ingredients, LEFT),
    ...lines.flatMap(({ text, group }, at): Block[] => {
      const set = typesetter.lines(text, STYLES.ingredient, width);
      const { leading } = STYLES.ingredient;
      const row: Block = {
        height: set.length * leading + 8,
        draw: (x, y) => {
          // before the text, on whichever side it begins
          const [box, words] = set[0]?.isRightToLeft ? [x + LEFT - BOX, x] : [x, x + BOX + 8];
          doc
            .roundedRect(box, y + 7, BOX, BOX, 1.5)
            .lineWidth(0.75)
            .strokeColor(COLORS.keyline, 1)
            .stroke();
          set.forEach((line, row) => typesetter.draw(line, STYLES.ingredient, { x: words, y: y + 4 + row * leading, width }));
          pages.rule(x, y + set.length * leading + 8, LEFT);
        },
      };
      return [...groupName(pages, group, lines[at - 1]?.group, LEFT), row];
    }),
  ];
}

function method(pages: Pages, texts: Texts, { instructions }: FileRecipe): Block[] {
  if (instructions.length === 0) return [];
  const { typesetter } = pages;
  const width = RIGHT - NUMBER;
  const { leading } = STYLES.step;
  return [
    heading(pages, texts.method, RIGHT),
    ...instructions.flatMap(({ text, group }, at): Block[] => {
      const set = typesetter.lines(text, STYLES.step, width);
      const steps = set.map((line, row): Block => {
        const isFirst = row === 0;
        const isLast = row === set.length - 1;
        const above = isFirst ? 7 : 0;
        const height = above + leading + (isLast ? 8 : 0);
        return {
          height,
          // neither its first nor its last line stands alone
          keepsNext: !isLast && (isFirst || row === set.length - 2),
          draw: (x, y) => {
            const number = typesetter.oneLine(String(at + 1), STYLES.number, NUMBER);
            const isFromRight = set[0]?.isRightToLeft === true;
            const beside = { x: isFromRight ? x + width : x, y: y + above, width: NUMBER, align: isFromRight ? 'end' : 'start' } as const;
            if (isFirst) typesetter.draw(number, STYLES.number, beside);
            typesetter.draw(line, STYLES.step, { x: isFromRight ? x : x + NUMBER, y: y + above, width });
            if (isLast) pages.rule(x, y + height, RIGHT);
          },
        };
      });
      return [...groupName(pages, group, instructions[at - 1]?.group, RIGHT), ...steps];
    }),
  ];
}

function foot(pages: Pages, texts: Texts, recipe: FileRecipe): Block[] {
  const { notes, source_name, source_url, author } = recipe;
  const from = [...new Set([author, source_name, source_url])].filter(Boolean).join(', ');
  const small = (text: string): Block[] => [pages.space(8), ...pages.text(text, STYLES.small, WIDTH)];
  return [
    pages.space(14),
    ...nutrition(pages, texts, recipe),
    ...(notes ? [heading(pages, texts.notes, WIDTH), pages.space(6), ...pages.text(notes, STYLES.notes, WIDTH)] : []),
    ...(from ? small(`${texts.source}: ${from}`) : []),
    ...(textsOf(recipe).every((text) => pages.typesetter.isPrintable(text)) ? [] : small(texts.lettersMissing)),
  ];
}

/** What one serving holds, in a framed line. */
function nutrition(pages: Pages, texts: Texts, { nutrition: values }: FileRecipe): Block[] {
  const { calories, protein, carbohydrates, total_fat } = values;
  const grams = (name: string, value: number | null): string[] => (value === null ? [] : [texts.grams({ name, value })]);
  const shown = [
    ...(calories === null ? [] : [texts.kcal({ value: calories })]),
    ...grams(texts.protein, protein),
    ...grams(texts.carbohydrates, carbohydrates),
    ...grams(texts.fat, total_fat),
  ];
  if (shown.length === 0) return [];
  const { doc, typesetter } = pages;
  const width = WIDTH - 24;
  const line = typesetter.oneLine(`${texts.perServing}: ${shown.join(' · ')}`, STYLES.ingredient, width);
  return [
    {
      height: 42,
      draw: (x, y) => {
        doc.roundedRect(x, y, WIDTH, 28, 8).lineWidth(RIM.width).strokeColor(COLORS.ink, 1).stroke();
        typesetter.draw(line, STYLES.ingredient, { x: x + 12, y: y + 7, width });
      },
    },
  ];
}

function heading(pages: Pages, text: string, width: number): Block {
  const { typesetter } = pages;
  const { leading } = STYLES.heading;
  return {
    height: leading + 5,
    keepsNext: true,
    draw: (x, y) => {
      typesetter.draw(typesetter.oneLine(text, STYLES.heading, width), STYLES.heading, { x, y, width });
      pages.rule(x, y + leading + 4, width, { color: COLORS.ink, weight: RIM.width });
    },
  };
}

function groupName(pages: Pages, group: string | null, before: string | null | undefined, width: number): Block[] {
  if (group === null || group === (before ?? null)) return [];
  return [pages.space(8), ...pages.text(group, STYLES.group, width), pages.space(2)].map((block) => ({ ...block, keepsNext: true }));
}

/** What of a recipe is written on its pages. */
export const textsOf = ({
  title,
  description,
  ingredients,
  instructions,
  notes,
  yield_text,
  author,
  source_name,
}: FileRecipe): string[] => [
  ...[title, description, notes, yield_text, author, source_name],
  ...[...ingredients, ...instructions].flatMap(({ text, group }) => [text, group ?? '']),
];
