import { type Canvas } from '../canvas';
import { sizeOf } from '../food';
import { num } from '../numbers';
import { circle, line } from '../shapes';
import { or, type Dish } from './dish';

const drinkColours = (allText: string): [dark: string, light: string] => {
  if (/berry|berries|hibiscus|beet|pomegranate|rhubarb/.test(allText)) return ['#c23a5e', '#dd6080'];
  if (/green|mint|cucumber|lime|spinach|matcha/.test(allText)) return ['#9dbb4a', '#bcd46f'];
  if (/coffee|chocolate|chai/.test(allText)) return ['#8a5a35', '#b9875b'];
  return ['#efb92f', '#f8d766'];
};

interface Glass {
  x: number;
  y: number;
  R: number;
  ice: number;
  /** Where the fruit on top lies, from the middle. */
  top: { dx: number; dy: number; scale: number };
}

const GLASSES: readonly Glass[] = [
  { x: 140, y: 150, R: 86, ice: 4, top: { dx: 20, dy: -18, scale: 1.9 } },
  { x: 300, y: 212, R: 58, ice: 2, top: { dx: -8, dy: 8, scale: 1.3 } },
];

const iceCube = (canvas: Canvas, x: number, y: number): string =>
  `<g transform="translate(${num(x)} ${num(y)})rotate(${Math.round(canvas.random() * 90)})">` +
  '<rect x="-17" y="-17" width="34" height="34" rx="8" fill="#fff" opacity=".42"/>' +
  '<path d="M-11-11h14" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/></g>';

/** A jug and a glass, from above. */
export const drink = ({ canvas, allText, mains, small, citrus }: Dish): void => {
  const [dark, light] = drinkColours(allText);
  const tops = or([...citrus, ...mains], ['lemon']);
  const herb = small.find((name) => /mint|basil|thyme|rosemary|sage/.test(name)) ?? 'mint';
  GLASSES.forEach(({ x, y, R, ice, top }, i) => {
    canvas.add(
      `<g fill="#0d140f" opacity=".2" transform="translate(5 12)">${circle(R, '#0d140f', x, y)}</g>` +
        circle(R, '#fff', x, y, ' opacity=".95"') +
        circle(R - 5, '#dbe6e4', x, y) +
        circle(R - 9, dark, x, y) +
        circle(R - 14, light, x, y + 2),
    );
    for (const [dx, dy] of canvas.scatter(ice, { R: R - 44 })) canvas.add(iceCube(canvas, x + dx * 1.2, y + dy * 1.2));
    const fruit = tops[i % tops.length] as string;
    const scale = top.scale * Math.min(1, 30 / sizeOf(fruit));
    canvas.add(canvas.piece(fruit, x + top.dx, y + top.dy, canvas.random() * 90, scale));
    canvas.add(canvas.piece(herb, x - R * 0.3, y + R * 0.28, 40, 1.5) + canvas.piece(herb, x - R * 0.12, y + R * 0.36, -30, 1.5));
    const shine = `M${num(x - R * 0.74)} ${num(y - R * 0.5)}A${R * 0.9} ${R * 0.9} 0 0 1 ${num(x - R * 0.3)} ${num(y - R * 0.84)}`;
    canvas.add(line(shine, '#fff', 4, ' opacity=".9"'));
  });
  const slice = citrus[0] ?? 'lemon';
  canvas.add(canvas.piece(slice, 322, 86, 20, 1.5) + canvas.piece(slice, 366, 122, 70, 1.2));
};
