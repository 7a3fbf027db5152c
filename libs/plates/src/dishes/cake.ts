import { CX, CY, type Point } from '../canvas';
import { sizeOf } from '../food';
import { num, TURN } from '../numbers';
import { circle, line, path } from '../shapes';
import { or, type Dish } from './dish';

type Crumb = readonly [dark: string, middle: string, light: string];

const crumbOf = (allText: string): Crumb => {
  if (/chocolate|brownie|cocoa|coffee/.test(allText)) return ['#2f170e', '#4c2818', '#653a25'];
  if (/lemon|orange|almond|honey|polenta/.test(allText)) return ['#b9771f', '#e9b548', '#f7d67e'];
  if (/berry|berries|beet|rhubarb/.test(allText)) return ['#9a3554', '#f2c3c9', '#fbe1e2'];
  return ['#a9672a', '#dba055', '#efc283'];
};

/** Nine squares, one of them eaten. */
const squares = ({ canvas, mains, small }: Dish, [dark, middle, light]: Crumb): void => {
  canvas.add('<g transform="rotate(-8 200 160)">');
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (i === 2 && j === 0) continue;
      const x = 122 + i * 54;
      const y = 82 + j * 54;
      canvas.add(
        `<rect x="${x + 2}" y="${y + 6}" width="48" height="48" rx="6" fill="#1a1206" opacity=".2"/>` +
          `<rect x="${x}" y="${y}" width="49" height="51" rx="6" fill="${dark}"/><rect x="${x}" y="${y}" width="49" height="46" rx="6" fill="${middle}"/>` +
          line(`M${x + 8} ${y + 14}q10 8 16-2t16 6M${x + 10} ${y + 34}q10-8 18 0`, light, 2),
      );
    }
  }
  canvas.add('</g>');
  canvas.strew(or([...small, ...mains].slice(0, 3), ['walnut']), 18, { R: 76 }, CX, CY);
};

/** A round cake with one slice gone. Angles in radians, clockwise from the right. */
const round = ({ canvas, mains, small, citrus }: Dish, [dark, middle, light]: Crumb): void => {
  const radius = 104;
  const cut = canvas.between(20, 60);
  const from = cut / 57.3;
  const to = (cut + 46) / 57.3;
  const at = (angle: number, reach: number, lift = 0): Point => [CX + Math.cos(angle) * reach, CY - lift + Math.sin(angle) * reach];
  const point = ([x, y]: Point) => `${num(x)} ${num(y)}`;
  const inCut = ([x, y]: Point) => (Math.atan2(y, x) - from + TURN) % TURN;
  const body = `M${CX} ${CY}L${point(at(to, radius))}A${radius} ${radius} 0 1 1 ${point(at(from, radius))}z`;
  canvas.add(
    `<g opacity=".2" transform="translate(3 9)">${path(body, '#1a1206')}</g>` +
      path(body, dark) +
      `<g transform="translate(0 -4)">${path(body, middle)}</g>`,
  );
  let icing = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = at(to + 0.16 + ((TURN - 0.8 - 0.3) * i) / 15, 84, 4);
    icing += circle(11, light, x, y);
  }
  canvas.add(icing + path(`M${CX} ${CY - 4}L${point(at(to, 84, 4))}A84 84 0 1 1 ${point(at(from, 84, 4))}z`, light));
  const tops = or([...mains, ...small, ...citrus], ['almond']);
  for (let i = 0; i < 14; i++) {
    const [x, y] = at(to + 0.25 + ((TURN - 0.8 - 0.5) * i) / 13, 82, 4);
    const name = tops[i % tops.length] as string;
    canvas.add(canvas.piece(name, x, y, canvas.random() * 360, sizeOf(name) > 24 ? 0.62 : 1));
  }
  if (mains.length + small.length + citrus.length > 0) {
    const name = tops[0] as string;
    for (const spot of canvas.scatter(9, { R: 46 })) {
      if (inCut(spot) < to - from) continue;
      canvas.add(canvas.piece(name, CX + spot[0], CY - 4 + spot[1], canvas.random() * 360, sizeOf(name) > 24 ? 0.6 : 0.9));
    }
  }
  const sugar = canvas
    .scatter(30, { R: 78 })
    .filter((spot) => inCut(spot) > to - from)
    .map(([x, y]) => `<circle cx="${num(CX + x)}" cy="${num(CY - 4 + y)}" r="1.2"/>`)
    .join('');
  canvas.add(`<g fill="#fff" opacity=".6">${sugar}</g>`);
};

export const cake = (dish: Dish): void => {
  dish.canvas.plate(140, 122);
  const crumb = crumbOf(dish.allText);
  if (/brownie|bars|traybake|slice|flapjack/.test(dish.allText)) squares(dish, crumb);
  else round(dish, crumb);
  dish.canvas.shine(130);
};
