import { Canvas, HEIGHT, WIDTH } from './canvas';
import { bread, tart } from './dishes/baked';
import { dip, grain, noodles, porridge, soup } from './dishes/bowls';
import { cake } from './dishes/cake';
import type { Dish } from './dishes/dish';
import { crackers, dumplings, pie, pizza, spaetzle } from './dishes/dough';
import { drink } from './dishes/drink';
import { fish, pancakes, pasta, salad } from './dishes/flat-plates';
import { burger, plain, sandwich, sushi, tacos } from './dishes/hand-held';
import { breakfast, roast, stew } from './dishes/pans';
import { chili, curry, risotto } from './dishes/saucy';
import { foodIn, foodNamed } from './food';
import type { Role } from './food-drawing';
import { GROUND_COLOURS, plateGround, plateKind, type PlateKind } from './kinds';
import { hash, num, pick } from './numbers';
import { line } from './shapes';

const COMPOSITIONS: Record<PlateKind, (dish: Dish) => void> = {
  soup,
  noodles,
  salad,
  pasta,
  roast,
  stew,
  fish,
  bread,
  tart,
  cake,
  drink,
  porridge,
  pancakes,
  breakfast,
  dip,
  grain,
  chili,
  curry,
  risotto,
  dumplings,
  spaetzle,
  crackers,
  pie,
  pizza,
  tacos,
  sandwich,
  burger,
  sushi,
  plain,
};

const every = (start: number, end: number, step: number, mark: (at: number) => string): string => {
  let d = '';
  for (let at = start; at < end; at += step) d += mark(at);
  return d;
};
const down = (x: number) => `M${num(x)} 0V${HEIGHT}`;
const across = (y: number) => `M0 ${num(y)}H${WIDTH}`;

const tiles = (canvas: Canvas): string => {
  const offset = Math.round(canvas.random() * 60);
  const joints = every(offset - 80, WIDTH, 104, down) + every((offset * 2) % 90, HEIGHT, 104, across);
  return line(joints, '#fff', 2.4, ' opacity=".28"');
};
const boards = (canvas: Canvas): string => line(every(20 + canvas.random() * 40, HEIGHT, 76, across), '#16211a', 1.6, ' opacity=".13"');
const checks = (): string =>
  `<path d="${every(20, WIDTH, 80, down)}${every(0, HEIGHT, 80, across)}" fill="none" stroke="#fff" stroke-width="34" opacity=".15"/>`;

/** The table top, and whether a cloth lies on it. Without a surface the cloth takes its random numbers and is not drawn. */
const setTable = (canvas: Canvas, kind: PlateKind, surface: boolean): boolean => {
  const top = pick(canvas.random, ['tile', 'board', 'plain', 'check']);
  if (surface && top === 'tile') canvas.add(tiles(canvas));
  if (surface && top === 'board') canvas.add(boards(canvas));
  if (surface && top === 'check') canvas.add(checks());
  const hasCloth = canvas.random() < 0.5;
  if (hasCloth && kind !== 'bread') {
    if (surface) canvas.cloth();
    else canvas.discard(() => canvas.cloth());
  }
  return hasCloth;
};

export interface PlateOptions {
  /** Paint the table top's colour, as share images need it. Leave it out inside `.tray.g-<plateGround>`, which has a light and a dark one. */
  ground?: boolean;
  /** Draw what lies around the dish: tiles, boards, a cloth. Leave it out to lay several dishes on one table. */
  surface?: boolean;
}

/**
 * Draws a dish seen from above: an SVG of 400 x 320 units, 4 to 15 kB. A pure function: the same input is the same dish, anywhere.
 * About 100 ingredient words have a drawing; others are skipped, and each kind of dish has a fallback; a dish of no known kind shows only what is in it. No word of the input
 * stands in the output, so nothing has to be escaped.
 * @param title the recipe's name; with the kind of dish it seeds the drawing
 * @param category the recipe's category, which decides the kind of dish before the title does
 * @param words ingredient words or lines, most important first
 */
export const plate = (
  title: string,
  category = '',
  words: readonly string[] = [],
  { ground = true, surface = true }: PlateOptions = {},
): string => {
  const kind = plateKind(title, category);
  const canvas = Canvas.fromSeed(hash(`${title}|${kind}`));
  const text = [...words, title].map((word) => word.toLowerCase());
  const found = [...new Set(text.map(foodIn).filter((name) => name !== undefined))];
  const having = (role: Role) => found.filter((name) => foodNamed(name).role === role);

  if (ground) canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND_COLOURS[plateGround(title, category)]}"/>`);
  const hasCloth = setTable(canvas, kind, surface);
  COMPOSITIONS[kind]({
    canvas,
    text,
    allText: text.join(),
    mains: having('main'),
    greens: having('green'),
    small: having('small'),
    citrus: having('citrus'),
    white: having('white'),
    hasCloth,
  });
  const viewBox = surface ? `0 0 ${WIDTH} ${HEIGHT}` : '-60 -48 520 416';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${canvas.finish()}</svg>`;
};
